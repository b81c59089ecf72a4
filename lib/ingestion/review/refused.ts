import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";

/** How long the page of the review offers to take a refusal back, and how many of the last. */
const OFFERED_DAYS = 7;
const MAX_OFFERED = 20;

/** What an editor has refused and nobody took back: a row, a pair that was kept apart, or an announcement of none of our recruitments. */
export type RefusedItem = {
  id: number;
  what: "review.refuse" | "review.apart" | "review.dismiss";
  title: string;
  decidedBy: string;
  /** ISO 8601, UTC. */
  at: string;
};

/** What was refused last and may wait again, the latest first: the toast that offered it is gone after the next one. */
export async function listRefused(now: Date): Promise<RefusedItem[]> {
  const rows = await db().$queryRaw<(Omit<RefusedItem, "at"> & { at: Date })[]>`
    SELECT entity_id::int AS id, action AS what, label AS title, actor_name AS "decidedBy", at FROM audit_log
    WHERE at > ${daysBefore(now, OFFERED_DAYS)} AND entity = 'review' AND CASE action
      WHEN 'review.refuse' THEN EXISTS (SELECT FROM review_items WHERE id = entity_id::int AND status = 'refused')
      WHEN 'review.apart' THEN EXISTS (SELECT FROM recruitment_listings WHERE id = entity_id::int AND state = 'apart')
      WHEN 'review.dismiss' THEN EXISTS (SELECT FROM announcements WHERE id = entity_id::int AND state = 'dismissed')
      ELSE false END
    ORDER BY at DESC LIMIT ${MAX_OFFERED}`;
  // One that was refused twice, with a change of mind between, is offered once.
  const isLatest = (row: { what: string; id: number }, place: number) =>
    rows.findIndex(({ what, id }) => what === row.what && id === row.id) === place;
  return rows.filter(isLatest).map((row) => ({ ...row, at: row.at.toISOString() }));
}
