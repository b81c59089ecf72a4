import type { Prisma } from "@/lib/generated/prisma/client";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** A fact of a job that a corrigendum of its body changed (lib/announcements). */
export type CorrectedFact =
  | { field: "deadline"; old: string; new: string; lastHour?: string }
  | { field: "positions"; old: number | null; new: number };

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
  const rows = await client.$queryRaw<{ jobId: number; corrected: CorrectedFact[] }[]>`
    SELECT job_id AS "jobId", corrected FROM announcements
    WHERE job_id = ANY(${jobIds}::int[]) AND state = 'attached' AND kind = 'corrigendum' AND corrected IS NOT NULL ORDER BY id`;
  for (const { jobId, corrected: more } of rows) facts.set(jobId, [...(facts.get(jobId) ?? []), ...more]);
  return facts;
}
