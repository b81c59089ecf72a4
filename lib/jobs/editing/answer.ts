import { findLastSave } from "@/lib/jobs/editing/queries";
import type { AdminJobDto, Conflict } from "@/lib/jobs/editing/schema";
import { MANUAL_ENTRY } from "@/lib/jobs/job/values";

/** A job as the calls of the staff answer it: a source left empty reads 'Manual Entry' (product.md, "Source left empty"). */
export function adminJobAnswer(job: AdminJobDto): AdminJobDto {
  return { ...job, sourceUrl: job.sourceUrl ?? MANUAL_ENTRY };
}

/** What a call answers with 409 whose version is no longer the stored one: the current job, who saved it, and when. */
export async function conflictAnswer(current: AdminJobDto): Promise<{ message: string } & Conflict> {
  return { message: CONFLICT_MESSAGE, ...(await conflictOf(current)) };
}

/** What a call for several jobs answers with 409, none of which was written: those that others saved meanwhile, by whom and when. */
export async function conflictsAnswer(current: readonly AdminJobDto[]): Promise<{ message: string; conflicts: Conflict[] }> {
  return { message: CONFLICT_MESSAGE, conflicts: await Promise.all(current.map(conflictOf)) };
}

async function conflictOf(current: AdminJobDto): Promise<Conflict> {
  const job = adminJobAnswer(current);
  return { job, ...(await findLastSave(job)) };
}

/** What an editor reads then. */
export const CONFLICT_MESSAGE = "Another editor saved this first. Look at the differences and decide what to keep.";
