import { db } from "@/lib/db";
import { MAX_WAITING, type Waiting } from "@/lib/staff/schema";

/** Rows awaiting review and new messages, in one query over an index of each, which every page of the staff asks. */
export async function countWaiting(): Promise<Waiting> {
  const [waiting] = await db().$queryRaw<Waiting[]>`
    SELECT
      (SELECT count(*) FROM (SELECT FROM review_items WHERE status = 'waiting' LIMIT ${MAX_WAITING + 1}) r)::int AS review,
      (SELECT count(*) FROM (SELECT FROM contact_messages WHERE status = 'new' LIMIT ${MAX_WAITING + 1}) m)::int AS inbox`;
  return waiting ?? { review: 0, inbox: 0 };
}
