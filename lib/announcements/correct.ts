import type { Correction } from "@/lib/announcements/stated-correction";
import { addDays, type Day, dayOf } from "@/lib/dates";
import type { Job, Prisma } from "@/lib/generated/prisma/client";
import type { CorrectedFact } from "@/lib/jobs/import/corrected";
import { writeJobAgain } from "@/lib/jobs/import/write-again";

type Tx = Prisma.TransactionClient;
type Corrigendum = { states: Correction | null; isOfficial: boolean };
type Corrected = Pick<Job, "deadline" | "postedOn" | "applicationStartDate" | "positions" | "editedAt">;

/** A last date is put off by so many days at most; further is a slip more often than not. */
const FAR_DAYS = 366;

/** Why a corrigendum cannot be applied without somebody who looks at it. */
export type Doubt = "unread" | "unofficial" | "edited" | "earlier" | "far";

/** What a corrigendum changes of a job, or why somebody has to look at it; no change where the job says so already. */
export function correctionOf({ states, isOfficial }: Corrigendum, job: Corrected): { facts: CorrectedFact[] } | { doubt: Doubt } {
  if (states === null) return { doubt: "unread" };
  const facts = differing(states, job);
  if (facts.length === 0) return { facts };
  if (!isOfficial) return { doubt: "unofficial" };
  if (job.editedAt !== null) return { doubt: "edited" };
  const [was, is] = [dayOf(job.deadline), states.deadline];
  if (is !== undefined && is < was) return { doubt: "earlier" };
  return is !== undefined && is > addDays(was, FAR_DAYS) ? { doubt: "far" } : { facts };
}

/** What a corrigendum changes of a job once a member of the staff has looked at it: nothing of a job that an editor has written, or to a date before the notice. */
export function correctionBySomebody(states: Correction | null, job: Corrected): CorrectedFact[] {
  if (states === null || job.editedAt !== null) return [];
  const first = [job.postedOn, job.applicationStartDate]
    .flatMap((day) => (day ? [dayOf(day)] : []))
    .toSorted()
    .at(-1);
  return differing(states, job).filter((fact) => fact.field !== "deadline" || first === undefined || fact.new >= first);
}

function differing({ deadline, lastHour, positions }: Correction, job: Corrected): CorrectedFact[] {
  const was: Day = dayOf(job.deadline);
  return [
    ...(deadline !== undefined && deadline !== was
      ? [{ field: "deadline" as const, old: was, new: deadline, ...(lastHour && { lastHour }) }]
      : []),
    ...(positions !== undefined && positions !== job.positions
      ? [{ field: "positions" as const, old: job.positions, new: positions }]
      : []),
  ];
}

/**
 * What an official corrigendum corrects that the list of its body corrected before it was read, by what the list had said until then, else by the day from
 * which it says itself that the last date was put off: once the note on it is taken down and the list says the old day again, the corrigendum still holds.
 */
export async function toldByTheList(tx: Tx, jobId: number, { states, isOfficial }: Corrigendum): Promise<CorrectedFact[]> {
  if (!isOfficial || states?.deadline === undefined) return [];
  const { deadline, lastHour, putOffFrom } = states;
  const change = await tx.corrigendum.findFirst({
    where: { jobId, field: "deadline", newValue: deadline, oldValue: { lt: deadline }, isOurs: false },
    orderBy: { id: "desc" },
  });
  const old = (change?.oldValue as Day | undefined) ?? putOffFrom;
  const isFar = old !== undefined && deadline > addDays(old, FAR_DAYS);
  return old === undefined || isFar ? [] : [{ field: "deadline", old, new: deadline, ...(lastHour && { lastHour }) }];
}

/** Writes a job again after a corrigendum of it was kept: what it corrects names it as the document. */
export async function applyCorrigendum(
  tx: Tx,
  jobId: number,
  { states, url }: { states: Correction | null; url: string | null },
): Promise<void> {
  await tx.$queryRaw`SELECT set_config('niyukti.document', ${url ?? ""}, true)`;
  await writeJobAgain(tx, jobId);
  await tx.$queryRaw`SELECT set_config('niyukti.document', '', true)`;
  if (url === null) return;
  // Where the list was faster, its correction is the one that this document announces.
  for (const [field, value] of Object.entries(states ?? {})) {
    await tx.corrigendum.updateMany({
      where: { jobId, field, newValue: String(value), isOurs: false, documentUrl: null },
      data: { documentUrl: url },
    });
  }
}
