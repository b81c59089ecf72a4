import { db } from "@/lib/db";
import { isId } from "@/lib/ids";
import { findAdminJob } from "@/lib/jobs/editing/queries";
import { type ActOnVersion, isOutdated, type WriteOutcome } from "@/lib/jobs/editing/write/row";
import { restoreJob } from "@/lib/jobs/editing/write/status";
import { ownReference } from "@/lib/jobs/joining/absorb-job";
import { decidePair } from "@/lib/jobs/joining/staff";

/**
 * Restores a job from the bin; one that lies there since it was joined with another by undoing that join. Its source would else be followed by the other, and
 * what this one says by nobody.
 */
export async function restoreFromBin(id: number, act: ActOnVersion): Promise<WriteOutcome> {
  const pair = await pairOf(id, act.version);
  if (pair === null) return restoreJob(id, act);
  await decidePair(pair, "undo", act);
  const job = await findAdminJob(id);
  return job ? { job } : restoreJob(id, act);
}

/** The join by which a job lies in the bin; null where it was deleted, or somebody saved it since. */
async function pairOf(id: number, version: number | undefined): Promise<number | null> {
  if (!isId(id)) return null;
  const job = await db().job.findFirst({ where: { id, deletedAt: { not: null } } });
  const sourceReference = job && ownReference(job.sourceReference);
  if (!sourceReference || isOutdated(job, version)) return null;
  const { source } = job;
  const pair = await db().recruitmentListing.findFirst({ where: { source, sourceReference, state: "joined" } });
  return pair?.id ?? null;
}
