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
    await tx.job.update({
      where: { id },
      data: { ...wholeOrDraft(stored, before, now), deletedAt: null, editedAt: now, updatedAt: now, version: { increment: 1 } },
    });
    // One that was joined with another is a job of its own again.
    await clearJobRedirect(tx, id);
    const job = await reread(tx, id);
    await recordAudit(tx, { actor, action: "job.restore", entityId: id, label: job.title, newValues: { status: job.status } });
    return { job };
  });
}

/** The columns of a status that a job comes back in. */
type StatusAgain = { status: AdminJobDto["status"]; publishAt?: null };

/** A status that a job had; that of a draft where the staff entered it and it would be public without what the public must read. */
export function wholeOrDraft<State extends { status: AdminJobDto["status"] }>(
  job: AdminJobDto,
  before: State,
  now: Date,
): State | StatusAgain {
  const isToBePublic = before.status === "published" || before.status === "scheduled";
  const mustBeWhole = isToBePublic && job.source === MANUAL_SOURCE;
  const isWhole = !mustBeWhole || publicationIssues(job, dayInIndia(now)).length === 0;
  return isWhole ? before : { status: "draft", publishAt: null };
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
  const isOverdue = status === "scheduled" && (publishAt === null || new Date(publishAt) <= now);
  return isOverdue ? { status: "draft", publishAt: null } : { status };
}
