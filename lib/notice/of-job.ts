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

/** What an edit that brings no notice leaves of the stored one: the hour belongs to its last date, and goes with it. */
export function keptNotice(notice: Notice | null, deadline: Day): Notice | null {
  if (!notice?.closesAt || lastDate(deadline, notice.closesAt).closesAt) return notice;
  return { ...notice, closesAt: null };
}

/** A notice as its column takes it: without ids of posts. */
export function noticeColumn(notice: Notice | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  if (!notice) return Prisma.DbNull;
  return { ...notice, posts: notice.posts.map(({ positionId: _id, ...post }) => post) } as Prisma.InputJsonObject;
}
