import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { writeInTurn } from "@/lib/database/in-turn";
import { AppError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import type { Reference } from "@/lib/jobs/import/listings";
import { importBatch, lockImports } from "@/lib/jobs/import/write";
import { writeJobAgain } from "@/lib/jobs/import/write-again";
import { absorbJob } from "@/lib/jobs/joining/absorb-job";
import { forgetWaiting, readListing } from "@/lib/jobs/joining/kept-listings";
import { moveItems } from "@/lib/jobs/joining/move-items";
import { releaseJob } from "@/lib/jobs/joining/release-job";

export const PAIR_ACTIONS = ["join", "apart", "undo", "wait"] as const;
type PairAction = (typeof PAIR_ACTIONS)[number];
/** What a pair is before each. */
const FROM = { join: "waiting", apart: "waiting", undo: "joined", wait: "apart" } as const;
type Tx = Prisma.TransactionClient;

const TIMEOUT_MS = 30_000;

/**
 * Does what the staff decides of a listing beside a job: joins a waiting one with it, keeps it apart, so that it becomes a job of its own and is not asked
 * about again, or undoes a join, which gives both what their own sources say. One that was kept apart waits again.
 * @returns the job that the listing is of now
 * @throws AppError NOT_FOUND where somebody decided before, INVALID where the listing is the job's own, CONFLICT where it is one with another by now, cannot be read any more, or joined the public would have neither
 */
export async function decidePair(
  id: number,
  action: PairAction,
  { actor, now }: { actor: Editor; now: Date },
): Promise<number | null> {
  await loadBodies();
  return writeInTurn(
    async (tx) => {
      await lockImports(tx);
      const where = { id, state: FROM[action] };
      const row = isId(id) ? await tx.recruitmentListing.findFirst({ where, include: { job: true } }) : null;
      if (!row) throw new AppError("NOT_FOUND", "This pair was decided meanwhile.");
      const { source, sourceReference, job } = row;
      if (source === job.source && sourceReference === job.sourceReference) {
        throw new AppError("INVALID", "This is the listing by which the job came.");
      }
      if (action === "wait") return waitAgain(tx, row, actor);
      const decided = { decidedAt: now, decidedBy: actor.username };
      // First: where it was a job of several listings already, it is joined with that one until then.
      if (action === "join") await absorbJob(tx, row, job.id, { actor, now });
      await tx.recruitmentListing.update({ where: { id }, data: { state: action === "join" ? "joined" : "apart", ...decided } });
      if (action === "undo") await releaseJob(tx, row, job.id, { actor, now });
      if (action !== "apart") await writeJobAgain(tx, job.id);
      const incoming = { job: readListing(row.listing), seenAt: row.seenAt, isOfficial: row.isOfficial };
      if (action !== "join") await importBatch(tx, [incoming]);
      const jobId = action === "join" ? job.id : await jobOfListing(tx, row);
      await moveItems(tx, { source, sourceReference }, { from: job.id, to: jobId });
      const label = incoming.job.title;
      await recordAudit(tx, {
        actor,
        action: `review.${action}`,
        entityId: id,
        label,
        newValues: { jobId: job.id, listingOf: jobId, source },
      });
      return jobId;
    },
    { timeout: TIMEOUT_MS },
  );
}

/**
 * Lets a pair wait that was kept apart. A job that the listing became meanwhile has an address by then and stays, as one of two stored jobs that may be one;
 * where it waits about another job instead, it is asked about this one again.
 */
async function waitAgain(
  tx: Tx,
  row: Reference & { id: number; jobId: number; listing: unknown },
  actor: Editor,
): Promise<number | null> {
  const { id, source, sourceReference, jobId } = row;
  const own = await tx.job.findUnique({ where: { source_sourceReference: { source, sourceReference } }, select: { id: true } });
  const listingOf = await jobOfListing(tx, row);
  if (listingOf !== null && !own)
    throw new AppError("CONFLICT", `This listing was joined with job ${listingOf} then: undo that join first.`);
  if (!own) await forgetWaiting(tx, [{ source, sourceReference, askAbout: jobId }]);
  await tx.recruitmentListing.update({ where: { id }, data: { state: "waiting", decidedAt: null, decidedBy: null } });
  const { title: label } = readListing(row.listing);
  await recordAudit(tx, { actor, action: "review.apart-undo", entityId: id, label, newValues: { jobId, listingOf, source } });
  return listingOf;
}

/** The job that a listing became by itself or was joined with; null where the staff is asked about another. */
async function jobOfListing(tx: Tx, { source, sourceReference }: Reference): Promise<number | null> {
  const own = await tx.job.findUnique({ where: { source_sourceReference: { source, sourceReference } }, select: { id: true } });
  if (own) return own.id;
  const joined = await tx.recruitmentListing.findFirst({ where: { source, sourceReference, state: "joined" } });
  return joined?.jobId ?? null;
}
