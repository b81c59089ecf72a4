import { type Day, lastDate } from "@/lib/dates";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Notice } from "@/lib/notice/schema";

/**
 * The stored notice of a job, its posts named by the ids of the job's positions, which they match by their order. Checked when it was
 * stored; a post keeps its id from save to save (lib/jobs/positions/kept-positions.ts), which stands with its row alone.
 */
export function noticeOf(stored: unknown, positions: readonly { id: number }[]): Notice | null {
  if (!stored) return null;
  const notice = stored as Notice;
  const posts = notice.posts.map((post, at) => ({ ...post, positionId: positions[at]?.id ?? null }));
  return { ...notice, posts };
}

type Dated = { notice: Notice | null; deadline: Day; closed?: { statedDeadline: Day } | null };
type GoneDays = { closesAt?: null; feePaidBy?: null };

/** What an edit that brings no notice leaves of the stored one, under another last date. */
export function keptNotice(job: Dated, deadline: Day): Notice | null {
  const gone = goneWithLastDate(job, deadline);
  return job.notice && Object.keys(gone).length > 0 ? { ...job.notice, ...gone } : job.notice;
}

/**
 * What of a notice goes with its last date, as it is not known of another one: its hour, and the day to pay by, where that was not before the last date and now is, for a body that
 * puts off the one puts off the other.
 */
export function goneWithLastDate({ notice, deadline: was, closed }: Dated, deadline: Day): GoneDays {
  const { closesAt, feePaidBy } = notice ?? {};
  return {
    ...(closesAt && !lastDate(deadline, closesAt).closesAt && { closesAt: null }),
    ...(feePaidBy && feePaidBy >= (closed?.statedDeadline ?? was) && feePaidBy < deadline && { feePaidBy: null }),
  };
}

/** A notice as its column takes it: without ids of posts. */
export function noticeColumn(notice: Notice | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  if (!notice) return Prisma.DbNull;
  return { ...notice, posts: notice.posts.map(({ positionId: _id, ...post }) => post) } as Prisma.InputJsonObject;
}
