import { writeAnnounced } from "@/lib/announcements/write-announced";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import type { MatchState, Prisma } from "@/lib/generated/prisma/client";
import { stateBeforeBin } from "@/lib/jobs/editing/write/status";
import type { Reference } from "@/lib/jobs/import/listings";
import { ABSORBED, ownReference, type WentOver } from "@/lib/jobs/joining/absorb-job";
import { clearJobRedirect } from "@/lib/jobs/joining/joined-jobs";
import { keepListings, readListing } from "@/lib/jobs/joining/kept-listings";
import { moveItems } from "@/lib/jobs/joining/move-items";

type Kept = Reference & { listing: unknown; isOfficial: boolean; seenAt: Date | null };
type Tx = Prisma.TransactionClient;

/**
 * Takes a job that was joined with another out of the bin again, under its own name, as public as it was, or as a draft where its time to come out has passed;
 * what the staff had changed of it stays theirs. What went over with it comes back, where it still is of the other.
 */
export async function releaseJob(
  tx: Tx,
  listing: Kept,
  from: number,
  { actor, now }: { actor: Editor; now: Date },
): Promise<void> {
  const { source, sourceReference } = listing;
  const where = { source, sourceReference: { startsWith: ABSORBED, endsWith: `: ${sourceReference}` }, deletedAt: { not: null } };
  const absorbed = await tx.job.findMany({ where, orderBy: { deletedAt: "desc" }, select: JOINED });
  const job = absorbed.find((one) => ownReference(one.sourceReference) === sourceReference);
  if (!job) return;
  const { id, title: label } = job;
  const before = await stateBeforeBin(tx, job, now);
  // Jobs that were joined long ago have their going into the bin as their last edit.
  const editedAt = job.editedAt?.getTime() === job.deletedAt?.getTime() ? null : job.editedAt;
  await clearJobRedirect(tx, id);
  const data = { sourceReference, ...before, deletedAt: null, editedAt, updatedAt: now };
  await tx.job.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
  const others = await takeBack(tx, job, from);
  // Of a job of several listings its own is kept too.
  if (others > 0) {
    const own = { ...listing, listing: readListing(listing.listing), state: "joined", score: 0, because: [] } as const;
    await keepListings(tx, [{ ...own, jobId: id }]);
  }
  await recordAudit(tx, { actor, action: "job.restore", entityId: id, label, newValues: { status: before.status } });
}

const JOINED = { id: true, sourceReference: true, title: true, publishAt: true, deletedAt: true, editedAt: true } as const;

/** @returns how many joined listings came back with it; what the staff has decided of one since the join was about the other */
async function takeBack(tx: Tx, { id, deletedAt }: { id: number; deletedAt: Date | null }, from: number): Promise<number> {
  const wentOver = await whatWentOver(tx, id);
  const back = (which: keyof WentOver) => ({ where: { id: { in: wentOver[which] ?? [] }, jobId: from }, data: { jobId: id } });
  await tx.exam.updateMany(back("exams"));
  await tx.contactMessage.updateMany(back("messages"));
  await tx.announcement.updateMany(back("announcements"));
  // Also where none comes back: what was taken off meanwhile still stands with the job as it went.
  if (wentOver.announcements?.length) for (const jobId of [id, from]) await writeAnnounced(tx, jobId);
  await tx.joinedJob.updateMany({ where: { jobId: { in: wentOver.joinedJobs ?? [] }, intoId: from }, data: { intoId: id } });
  const listings = await tx.$queryRaw<(Reference & { state: MatchState })[]>`
    UPDATE recruitment_listings SET job_id = ${id}
    WHERE id = ANY(${wentOver.listings ?? []}::int[]) AND job_id = ${from} AND (decided_at IS NULL OR decided_at <= ${deletedAt})
    RETURNING source, source_reference AS "sourceReference", state`;
  const joined = listings.filter(({ state }) => state === "joined");
  for (const listing of joined) await moveItems(tx, listing, { from, to: id });
  return joined.length;
}

/** What the log says of the last time that the job was joined away; nothing where it was by an earlier release. */
async function whatWentOver(tx: Tx, id: number): Promise<Partial<WentOver>> {
  const entry = await tx.auditEntry.findFirst({
    where: { entity: "job", entityId: String(id), action: "job.delete" },
    orderBy: { id: "desc" },
    select: { newValues: true },
  });
  return (entry?.newValues ?? {}) as Partial<WentOver>;
}
