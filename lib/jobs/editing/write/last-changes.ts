import { dayInIndia, lastDate } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import { publishAtIssue } from "@/lib/jobs/editing/publishable";
import type { AdminJobDto, BulkAction } from "@/lib/jobs/editing/schema";
import { BIN_ACTIONS } from "@/lib/jobs/editing/write/row";
import { isOverdue, lacksForPublic } from "@/lib/jobs/editing/write/status";

/** What a bulk write changes of a job, and of these what one changes at least. */
const CHANGED = ["deadline", "closed", "status", "notice", "publishAt", "postedOn"] as const;
const MAIN: readonly string[] = CHANGED.slice(0, 3);
type Values = Partial<Pick<AdminJobDto, (typeof CHANGED)[number]>>;

/** The last change of a job as the log keeps it. */
export type LastChange = {
  id: number;
  oldValues: Values;
  newValues: Values;
  /** Number of who changed it; null where the site did. */
  actorId: number | null;
  /** The instant at which the job was last closed before its time. */
  closedAt: Date | null;
  /** Whether it took back all that the change before it had done but the day of posting, which stays, and nothing else. */
  isUndoing: boolean;
  /** Whether the staff has done nothing else to the job but to delete it and bring it back: without it the job would be its source's. */
  isOnly: boolean;
};

/** What was changed last of each of the jobs, by their numbers. */
export async function findLastChanges(
  tx: Prisma.TransactionClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LastChange>> {
  const rows = await tx.$queryRaw<LastChange[]>`
    SELECT DISTINCT ON (entity_id) entity_id::int AS id, old_values AS "oldValues", new_values AS "newValues", actor_id AS "actorId", (
      SELECT at FROM audit_log AS closing
      WHERE closing.entity = 'job' AND closing.entity_id = audit_log.entity_id
        AND (closing.new_values -> 'closed' ->> 'on')::date = (closing.at AT TIME ZONE 'Asia/Kolkata')::date
      ORDER BY closing.id DESC LIMIT 1) AS "closedAt",
      COALESCE((SELECT earlier.old_values - 'postedOn' = audit_log.new_values AND earlier.new_values - 'postedOn' = audit_log.old_values FROM audit_log AS earlier
        WHERE earlier.entity = 'job' AND earlier.entity_id = audit_log.entity_id AND earlier.id < audit_log.id
          AND earlier.action IN ('job.update', 'job.status')
        ORDER BY earlier.id DESC LIMIT 1), false) AS "isUndoing",
      NOT EXISTS (SELECT FROM audit_log AS other
        WHERE other.entity = 'job' AND other.entity_id = audit_log.entity_id AND other.id <> audit_log.id
          AND other.action <> ALL(${BIN_ACTIONS})) AS "isOnly"
    FROM audit_log WHERE entity = 'job' AND entity_id = ANY(${ids.map(String)}) AND action IN ('job.update', 'job.status')
    ORDER BY entity_id, audit_log.id DESC`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** A job as it was before its last change. */
export function stateBefore(job: AdminJobDto, { oldValues }: LastChange): AdminJobDto {
  return { ...job, ...oldValues };
}

type Circumstances = { seen: number | undefined; last: LastChange | undefined; listedHour: string | null | undefined; now: Date };

/**
 * Why a bulk write of a job is not undone, or null: a job comes back as it was, or is left alone and named. `seen` is the version that the write answered: what
 * somebody saved since stays.
 */
export function reasonToKeep(job: AdminJobDto, { seen, last, listedHour, now }: Circumstances): string | null {
  if (seen !== job.version) return "saved or undone since";
  if (!last || !isOfBulk(last)) return "its last change was none of several jobs";
  const before = stateBefore(job, last);
  if (before.status === job.status) return publishAtIssue(job, lastDate(before.deadline, before.notice?.closesAt, listedHour));
  if (isOverdue(before, now)) return "its time to come out has passed";
  return lacksForPublic(job, before.status, dayInIndia(now));
}

function isOfBulk({ oldValues }: LastChange): boolean {
  const fields: readonly string[] = Object.keys(oldValues);
  return fields.some((field) => MAIN.includes(field)) && fields.every((field) => CHANGED.some((name) => name === field));
}

type Asked = { action: BulkAction | "undo"; actorId: number | null; seen?: number; deadline?: string; reason?: string };

/** Whether a bulk write was made before, by who asks for it again: the network took the answer. `seen` is the version that it asked to change. */
export function isMadeBefore({ version }: AdminJobDto, last: LastChange | undefined, asked: Asked): boolean {
  if (version - 1 !== asked.seen || !last || last.actorId !== asked.actorId || !isOfBulk(last)) return false;
  return isWhatWasAsked(last, asked);
}

function isWhatWasAsked({ oldValues, newValues, isUndoing }: LastChange, { action, deadline, reason }: Asked): boolean {
  switch (action) {
    case "withdraw":
      return newValues.status === "withdrawn";
    case "publish":
      return newValues.status === "published";
    case "close":
      return newValues.closed?.reason === reason;
    case "reopen":
      return Boolean(oldValues.closed) && newValues.closed === null;
    case "deadline":
      return newValues.deadline === deadline && !newValues.closed;
    case "undo":
      return isUndoing;
    default:
      return false;
  }
}
