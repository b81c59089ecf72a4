import { z } from "zod";
import { problemsOf } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { log } from "@/lib/log";
import { DAY } from "@/lib/notice/post-schema";

const factSchema = z.discriminatedUnion("field", [
  z.object({ field: z.literal("deadline"), old: DAY, new: DAY, lastHour: z.string().optional() }),
  z.object({ field: z.literal("positions"), old: z.int().nullable(), new: z.int() }),
]);
const factsSchema = z.array(factSchema);

/** A fact of a job that a corrigendum of its body changed (lib/announcements). */
export type CorrectedFact = z.output<typeof factSchema>;

/** What was corrected by an announcement, as it is kept with it. What cannot be read corrects nothing, which the log says: no import may end by it. */
export function readFacts(kept: unknown, announcement: number): CorrectedFact[] {
  const { data, error } = factsSchema.safeParse(kept);
  if (error) log.warn({ announcement, reason: problemsOf(error) }, "What an announcement corrected cannot be read");
  return data ?? [];
}

/**
 * A listing with what its body corrected since. Lists often go on saying what was: one that says the old value has the new one; one that says a third knows
 * more, and is taken at its word.
 */
export function corrected(job: ParsedJobInput, facts: readonly CorrectedFact[] = []): ParsedJobInput {
  let now = job;
  for (const fact of facts) {
    if (now[fact.field] !== fact.old) continue;
    now = { ...now, [fact.field]: fact.new };
    // An hour of the day before says nothing of the new one.
    if (fact.field === "deadline") now = { ...now, lastHour: fact.lastHour ?? null };
  }
  return now;
}

/** What was corrected of these jobs, in the order in which it was told. */
export async function correctionsOfJobs(
  client: Prisma.TransactionClient,
  jobIds: readonly number[],
): Promise<Map<number, CorrectedFact[]>> {
  const facts = new Map<number, CorrectedFact[]>();
  if (jobIds.length === 0) return facts;
  const rows = await client.$queryRaw<{ id: number; jobId: number; corrected: unknown }[]>`
    SELECT id, job_id AS "jobId", corrected FROM announcements
    WHERE job_id = ANY(${jobIds}::int[]) AND state = 'attached' AND kind = 'corrigendum' AND corrected IS NOT NULL ORDER BY id`;
  for (const row of rows) facts.set(row.jobId, [...(facts.get(row.jobId) ?? []), ...readFacts(row.corrected, row.id)]);
  return facts;
}
