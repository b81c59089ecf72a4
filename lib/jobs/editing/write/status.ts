import { recordAudit } from "@/lib/audit/mutations";
import type { AuditValues } from "@/lib/audit/schema";
import { writeInTurn } from "@/lib/database/in-turn";
import { dateOf, dayInIndia } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { publicationIssues } from "@/lib/jobs/editing/publishable";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import {
  type Act,
  type ActOnVersion,
  auditChange,
  auditValues,
  isOutdated,
  type JobPublication,
  lockDeletedJob,
  lockJob,
  reread,
  statusColumns,
  type WriteOutcome,
} from "@/lib/jobs/editing/write/row";
import { MANUAL_SOURCE } from "@/lib/jobs/job/values";
import { clearJobRedirect } from "@/lib/jobs/joining/joined-jobs";

type Tx = Prisma.TransactionClient;

/**
 * Publishes, schedules, withdraws a job or makes it a draft again. With the version that the editor saw, a job that somebody else saved since
 * is answered as a conflict; not where it is in this state already, as after a call whose answer the network lost.
 * @throws AppError NOT_FOUND, or INVALID as writeStatus does
 */
export async function setJobStatus(
  id: number,
  publication: JobPublication | { status: "withdrawn" },
  { actor, now, version }: ActOnVersion,
): Promise<WriteOutcome> {
  return writeInTurn(async (tx) => {
    const current = await lockJob(tx, id);
    const wanted = statusColumns(publication);
    const isSo = current.status === wanted.status && current.publishAt === (wanted.publishAt?.toISOString() ?? null);
    if (isSo) return { job: current };
    if (isOutdated(current, version)) return { conflict: current };
    return { job: await writeStatus(tx, current, publication, { actor, now }) };
  });
}

/**
 * Gives a job that is locked another status, within a transaction.
 * @throws AppError INVALID where it is to become public and lacks what the public must read
 */
export async function writeStatus(
  tx: Tx,
  current: AdminJobDto,
  publication: JobPublication | { status: "withdrawn" },
  { actor, now }: Act,
): Promise<AdminJobDto> {
  const today = dayInIndia(now);
  const isToBePublic = publication.status === "published" || publication.status === "scheduled";
  const issues = isToBePublic ? publicationIssues(current, today) : [];
  if (issues.length > 0) throw refuse(issues);
  // A listing that was never public is posted on the day it becomes so; one that comes back keeps its day.
  const isNew =
    publication.status === "published" &&
    today <= current.deadline &&
    (await tx.jobPublication.count({ where: { jobId: current.id } })) === 0;
  const postedOn = isNew ? { postedOn: dateOf(today) } : {};
  await tx.job.update({
    where: { id: current.id },
    data: { ...statusColumns(publication), ...postedOn, version: { increment: 1 }, editedAt: now, updatedAt: now },
  });
  const job = await reread(tx, current.id);
  await auditChange(tx, "job.status", { actor, before: current, after: job });
  return job;
}

/**
 * Takes a job away: it leaves every page and call, and no import brings it back. The row stays in the bin (lib/jobs/bin), under the version that
 * this returns.
 * @throws AppError NOT_FOUND, also the second time
 */
export async function deleteJob(
  id: number,
  { actor, now, version }: ActOnVersion,
): Promise<{ version: number } | { conflict: AdminJobDto }> {
  return writeInTurn(async (tx) => {
    const current = await lockJob(tx, id);
    if (isOutdated(current, version)) return { conflict: current };
    return { version: await removeJob(tx, current, { actor, now }) };
  });
}

/** Moves a job that is locked to the bin, within a transaction; `newValues`: what else the log is to say. @returns the version of the deleted job */
export async function removeJob(tx: Tx, current: AdminJobDto, { actor, now }: Act, newValues?: AuditValues): Promise<number> {
  const { version } = await tx.job.update({
    where: { id: current.id },
    data: { status: "withdrawn", deletedAt: now, editedAt: now, updatedAt: now, version: { increment: 1 } },
    select: { version: true },
  });
  await recordAudit(tx, {
    actor,
    action: "job.delete",
    entityId: current.id,
    label: current.title,
    oldValues: auditValues(current),
    newValues,
  });
  return version;
}

/**
 * Brings a deleted job back in the status it had; as a draft where the staff entered it and it would be public without
 * what the public must read, and where its time to come out passed while it was in the bin.
 * @throws AppError NOT_FOUND where no deleted job has this number
 */
export async function restoreJob(id: number, { actor, now, version }: ActOnVersion): Promise<WriteOutcome> {
  return writeInTurn(async (tx) => {
    const stored = await lockDeletedJob(tx, id);
    if (isOutdated(stored, version)) return { conflict: stored };
    const before = await stateBeforeBin(tx, stored, now);
    const { status } = before;
    const isToBePublic = status === "published" || status === "scheduled";
    const mustBeWhole = isToBePublic && stored.source === MANUAL_SOURCE;
    const isWhole = !mustBeWhole || publicationIssues(stored, dayInIndia(now)).length === 0;
    const restored = isWhole ? before : statusColumns({ status: "draft" });
    await tx.job.update({
      where: { id },
      data: { ...restored, deletedAt: null, editedAt: now, updatedAt: now, version: { increment: 1 } },
    });
    // One that was joined with another is a job of its own again.
    await clearJobRedirect(tx, id);
    const job = await reread(tx, id);
    await recordAudit(tx, { actor, action: "job.restore", entityId: id, label: job.title, newValues: { status: job.status } });
    return { job };
  });
}

/** The status that a job in the bin had; a draft where its time to come out passed while it was in there. */
export async function stateBeforeBin(
  tx: Tx,
  { id, publishAt }: { id: number; publishAt: string | Date | null },
  now: Date,
): Promise<{ status: AdminJobDto["status"]; publishAt?: null }> {
  const last = await tx.auditEntry.findFirst({
    where: { entity: "job", entityId: String(id), action: "job.delete" },
    orderBy: { id: "desc" },
    select: { oldValues: true },
  });
  const { status = "withdrawn" } = (last?.oldValues ?? {}) as { status?: AdminJobDto["status"] };
  const isOverdue = status === "scheduled" && (publishAt === null || new Date(publishAt) <= now);
  return isOverdue ? { status: "draft", publishAt: null } : { status };
}
