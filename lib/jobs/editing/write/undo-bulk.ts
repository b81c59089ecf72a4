import { dateOf, lastDate } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import { publishAtIssue } from "@/lib/jobs/editing/publishable";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { auditChanges } from "@/lib/jobs/editing/write/audit-changes";
import { NOT_CLOSED } from "@/lib/jobs/editing/write/close";
import { followsFrom } from "@/lib/jobs/editing/write/move-deadlines";
import { type Act, markCorrection } from "@/lib/jobs/editing/write/row";
import { wholeOrDraft } from "@/lib/jobs/editing/write/status";
import { noticeColumn } from "@/lib/notice/of-job";

type Tx = Prisma.TransactionClient;

/** What a bulk write changes of a job. */
const CHANGED = ["deadline", "closed", "notice", "status", "publishAt", "postedOn"] as const;
type Values = Partial<Pick<AdminJobDto, (typeof CHANGED)[number]>>;

/** The last change of a job as the log keeps it; `closedAt`: the instant at which the job was last closed before its time. */
export type LastChange = { id: number; oldValues: Values; newValues: Values; closedAt: Date | null };

/** What was changed last of each of the jobs, by their numbers. */
export async function findLastChanges(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LastChange>> {
  const rows = await tx.$queryRaw<LastChange[]>`
    SELECT DISTINCT ON (entity_id) entity_id::int AS id, old_values AS "oldValues", new_values AS "newValues", (
      SELECT at FROM audit_log AS closing
      WHERE closing.entity = 'job' AND closing.entity_id = audit_log.entity_id AND closing.new_values -> 'closed' ->> 'on' IS NOT NULL
      ORDER BY closing.id DESC LIMIT 1) AS "closedAt"
    FROM audit_log WHERE entity = 'job' AND entity_id = ANY(${ids.map(String)}) AND action IN ('job.update', 'job.status')
    ORDER BY entity_id, audit_log.id DESC`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a bulk write of a job is not undone, or null. `seen` is the version that it answered: what somebody saved since stays. */
export function reasonToKeep(
  job: AdminJobDto,
  { seen, last, listedHour }: { seen: number | undefined; last: LastChange | undefined; listedHour: string | null | undefined },
): string | null {
  if (seen !== job.version) return "saved by somebody since";
  const fields: readonly string[] = Object.keys(last?.oldValues ?? {});
  if (!last || fields.length === 0 || fields.some((field) => !CHANGED.some((name) => name === field))) {
    return "its last change was none of several jobs";
  }
  const { deadline = job.deadline, notice = job.notice } = last.oldValues;
  return publishAtIssue(job, lastDate(deadline, notice?.closesAt, listedHour));
}

/**
 * Gives locked jobs back what a bulk write took: last date with its hour, early closing, status. A last date that was told to readers is corrected as our
 * own slip, since no body has changed it.
 */
export async function undoChanges(
  tx: Tx,
  jobs: readonly AdminJobDto[],
  lastChanges: ReadonlyMap<number, LastChange>,
  { actor, now }: Act,
): Promise<void> {
  for (const job of jobs) {
    const last = lastChanges.get(job.id);
    if (!last) continue;
    await markCorrection(tx, isOfClosing(last) ? "closing" : "slip");
    const data = { ...statusBefore(job, last, now), ...datesBefore(job, last) };
    await tx.job.update({
      where: { id: job.id },
      data: { ...data, version: { increment: 1 }, editedAt: now, updatedAt: now },
      select: { id: true },
    });
  }
  const isOfStatus = ({ id }: AdminJobDto) => "status" in (lastChanges.get(id)?.oldValues ?? {});
  await auditChanges(tx, "job.status", { actor, before: jobs.filter(isOfStatus) });
  await auditChanges(tx, "job.update", { actor, before: jobs.filter((job) => !isOfStatus(job)) });
}

/** Whether jobs were closed or reopened: readers were told of no correction then. */
function isOfClosing({ oldValues, newValues }: LastChange): boolean {
  return Boolean(newValues.closed) || (oldValues.closed?.statedDeadline ?? "") === newValues.deadline;
}

function statusBefore(job: AdminJobDto, { oldValues: { status, publishAt, postedOn } }: LastChange, now: Date) {
  if (!status) return {};
  const time = publishAt ? new Date(publishAt) : null;
  const before = status === "scheduled" && (!time || time <= now) ? { status: "draft" as const } : { status, publishAt: time };
  return { ...wholeOrDraft(job, before, now), ...(postedOn && { postedOn: dateOf(postedOn) }) };
}

function datesBefore(job: AdminJobDto, { oldValues, closedAt }: LastChange) {
  const { deadline = job.deadline, closed = job.closed, notice } = oldValues;
  if (!("deadline" in oldValues || "closed" in oldValues)) return {};
  return {
    deadline: dateOf(deadline),
    ...(closed
      ? { closedOn: dateOf(closed.on), closedAt, closedReason: closed.reason, statedDeadline: dateOf(closed.statedDeadline) }
      : NOT_CLOSED),
    ...(notice && job.notice && { notice: noticeColumn({ ...job.notice, closesAt: notice.closesAt }) }),
    ...followsFrom(job, closed?.statedDeadline ?? deadline),
  };
}
