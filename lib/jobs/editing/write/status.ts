import { recordAudit, recordAudits } from "@/lib/audit/mutations";
import type { AuditValues } from "@/lib/audit/schema";
import { writeInTurn } from "@/lib/database/in-turn";
import { type Day, dateOf, dayInIndia } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { publicationIssues } from "@/lib/jobs/editing/publishable";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { auditChanges, auditValues } from "@/lib/jobs/editing/write/audit-changes";
import {
  type Act,
  type ActOnVersion,
  BIN_ACTIONS,
  idsOf,
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

/** As writeStatuses, of one job. */
export async function writeStatus(
  tx: Tx,
  current: AdminJobDto,
  publication: JobPublication | { status: "withdrawn" },
  act: Act,
): Promise<AdminJobDto> {
  const [job = current] = await writeStatuses(tx, [current], publication, act);
  return job;
}

/**
 * Gives jobs that are locked another status, within a transaction.
 * @returns the jobs as they stand then
 * @throws AppError INVALID where one is to become public and lacks what the public must read
 */
export async function writeStatuses(
  tx: Tx,
  jobs: readonly AdminJobDto[],
  publication: JobPublication | { status: "withdrawn" },
  { actor, now }: Act,
): Promise<AdminJobDto[]> {
  const today = dayInIndia(now);
  const isToBePublic = publication.status === "published" || publication.status === "scheduled";
  const issues = isToBePublic ? jobs.flatMap((job) => publicationIssues(job, today)) : [];
  if (issues.length > 0) throw refuse(issues);
  // A listing that was never public is posted on the day it becomes so; one that comes back keeps its day.
  const fresh = publication.status === "published" ? await neverPublic(tx, jobs, today) : [];
  const data = { ...statusColumns(publication), version: { increment: 1 }, editedAt: now, updatedAt: now };
  await tx.job.updateMany({ where: { id: { in: fresh } }, data: { ...data, postedOn: dateOf(today) } });
  await tx.job.updateMany({ where: { id: { in: idsOf(jobs), notIn: fresh } }, data });
  return auditChanges(tx, "job.status", { actor, before: jobs });
}

/** The numbers of those jobs that still take applications and were never public. */
async function neverPublic(tx: Tx, jobs: readonly AdminJobDto[], today: Day): Promise<number[]> {
  const open = idsOf(jobs.filter(({ deadline }) => today <= deadline));
  const known = await tx.jobPublication.findMany({ where: { jobId: { in: open } }, select: { jobId: true } });
  const isKnown = new Set(known.map(({ jobId }) => jobId));
  return open.filter((id) => !isKnown.has(id));
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
export async function removeJob(tx: Tx, current: AdminJobDto, act: Act, newValues?: AuditValues): Promise<number> {
  await removeJobs(tx, [current], act, newValues);
  return current.version + 1;
}

/** Moves jobs that are locked to the bin, within a transaction. */
export async function removeJobs(
  tx: Tx,
  jobs: readonly AdminJobDto[],
  { actor, now }: Act,
  newValues?: AuditValues,
): Promise<void> {
  await tx.job.updateMany({
    where: { id: { in: idsOf(jobs) } },
    data: { status: "withdrawn", deletedAt: now, editedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  await recordAudits(
    tx,
    jobs.map((job) => ({
      actor,
      action: "job.delete",
      entityId: job.id,
      label: job.title,
      oldValues: auditValues(job),
      newValues,
    })),
  );
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
    const editedAt = (await isWrittenByStaff(tx, id)) ? now : null;
    await tx.job.update({
      where: { id },
      data: { ...wholeOrDraft(stored, before, now), deletedAt: null, editedAt, updatedAt: now, version: { increment: 1 } },
    });
    // One that was joined with another is a job of its own again.
    await clearJobRedirect(tx, id);
    const job = await reread(tx, id);
    await recordAudit(tx, { actor, action: "job.restore", entityId: id, label: job.title, newValues: { status: job.status } });
    return { job };
  });
}

/** Whether the staff has done more to a job than to delete it and bring it back: what it has not is its source's, whose imports write it. */
async function isWrittenByStaff(tx: Tx, id: number): Promise<boolean> {
  const where = { entity: "job", entityId: String(id), action: { notIn: BIN_ACTIONS } };
  return (await tx.auditEntry.count({ where })) > 0;
}

/** The columns of a status that a job comes back in. */
type StatusAgain = { status: AdminJobDto["status"]; publishAt?: null };
const DRAFT = { status: "draft", publishAt: null } as const satisfies StatusAgain;

/** A status that a job had; that of a draft where the public must read more than it says. */
function wholeOrDraft(job: AdminJobDto, before: StatusAgain, now: Date): StatusAgain {
  return lacksForPublic(job, before.status, dayInIndia(now)) === null ? before : DRAFT;
}

/** What a job that the staff entered lacks to come back as one that is public, or will be; null where it may. */
export function lacksForPublic(job: AdminJobDto, status: AdminJobDto["status"], today: Day): string | null {
  const isToBePublic = status === "published" || status === "scheduled";
  if (!isToBePublic || job.source !== MANUAL_SOURCE) return null;
  return publicationIssues(job, today)[0]?.message ?? null;
}

/** Whether a job was to come out at a time that has passed. */
export function isOverdue(
  { status, publishAt }: { status: AdminJobDto["status"]; publishAt: string | Date | null },
  now: Date,
): boolean {
  return status === "scheduled" && (publishAt === null || new Date(publishAt) <= now);
}

/** The status that a job in the bin had; a draft where its time to come out passed while it was in there. */
export async function stateBeforeBin(
  tx: Tx,
  { id, publishAt }: { id: number; publishAt: string | Date | null },
  now: Date,
): Promise<StatusAgain> {
  const last = await tx.auditEntry.findFirst({
    where: { entity: "job", entityId: String(id), action: "job.delete" },
    orderBy: { id: "desc" },
    select: { oldValues: true },
  });
  const { status = "withdrawn" } = (last?.oldValues ?? {}) as { status?: AdminJobDto["status"] };
  return isOverdue({ status, publishAt }, now) ? DRAFT : { status };
}
