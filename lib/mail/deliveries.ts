import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { roomForLists } from "@/lib/mail/room";

const MAX_ATTEMPTS = 5;
/** A run that died while sending leaves its claim; after this the next run sends. */
const CLAIM_MS = 15 * 60 * 1000;
const MAX_READERS = 2_000;
/** Mails after which the room that is left is counted anew. */
const MAILS_A_COUNT = 25;

/** A table of what is to be mailed once: a row for each reader, job and key of its own, whose primary key they are. */
export type Deliveries =
  /** Sent from the instant in `due_at`. */
  | { table: "alert_deliveries"; owner: "user_id"; key: "alert_key"; hasTime: true }
  | { table: "subscriber_deliveries"; owner: "subscriber_id"; key: "alert_key"; hasTime: true }
  | { table: "stage_deliveries"; key: "stage" }
  /** A person who was mailed of these since an instant waits. */
  | { table: "reminder_deliveries"; key: "moment"; onceSince: Date };

/** What is to be said of a job: the alert that found it, the stage that it is about. */
export type Claimed = { key: string; jobId: number };

/**
 * Mails what a table holds, is due and is not sent, one mail a reader, made by `send`, which answers whether there was anything left to say. Safe on
 * several servers at once: what one has claimed the others leave. A mail that fails is tried again by later runs, five times in all.
 */
export async function sendDeliveries(
  deliveries: Deliveries,
  now: Date,
  send: (ownerId: number, claimed: readonly Claimed[]) => Promise<boolean>,
): Promise<{ mails: number; failed: number }> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(ownerOf(deliveries))];
  const stale = new Date(now.getTime() - CLAIM_MS);
  const isDue = "hasTime" in deliveries ? Prisma.sql`due_at <= ${now}` : Prisma.sql`true`;
  const isFree = Prisma.sql`sent_at IS NULL AND ${isDue} AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL OR claimed_at < ${stale})`;
  // What another server is sending just now counts as sent.
  const unsent =
    "onceSince" in deliveries
      ? Prisma.sql`${isFree} AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.user_id = ${table}.user_id
          AND (other.sent_at >= ${deliveries.onceSince} OR (other.sent_at IS NULL AND other.claimed_at >= ${stale})))`
      : isFree;
  const readers = await db().$queryRaw<{ ownerId: number }[]>`
    SELECT DISTINCT ${owner} AS "ownerId" FROM ${table} WHERE ${unsent} LIMIT ${MAX_READERS}`;
  const result = { mails: 0, failed: 0 };
  let room = 0;
  for (const [at, { ownerId }] of readers.entries()) {
    // What the provider takes no more this hour waits unclaimed. Other servers send meanwhile.
    if (at % MAILS_A_COUNT === 0) room = await roomForLists(now);
    if (room-- <= 0) break;
    const claimed = await db().$queryRaw<Claimed[]>`
      UPDATE ${table} SET claimed_at = ${now}, attempts = attempts + 1 WHERE ${owner} = ${ownerId} AND ${unsent}
      RETURNING ${Prisma.raw(deliveries.key)} AS key, job_id AS "jobId"`;
    try {
      if (claimed.length > 0 && (await send(ownerId, claimed))) result.mails++;
    } catch {
      // sendMail has logged why; the rows stay unsent and a later run takes them.
      result.failed++;
      continue;
    }
    await markSent(deliveries, ownerId, claimed, now);
  }
  return result;
}

async function markSent(deliveries: Deliveries, ownerId: number, claimed: readonly Claimed[], now: Date): Promise<void> {
  const [keys, ids] = [claimed.map((one) => one.key), claimed.map(({ jobId }) => jobId)];
  await db().$executeRaw`
    UPDATE ${Prisma.raw(deliveries.table)} AS delivery SET sent_at = ${now}
    FROM unnest(${keys}::text[], ${ids}::int[]) AS done(key, job_id)
    WHERE delivery.${Prisma.raw(ownerOf(deliveries))} = ${ownerId} AND delivery.${Prisma.raw(deliveries.key)} = done.key
      AND delivery.job_id = done.job_id`;
}

function ownerOf(deliveries: Deliveries): string {
  return "owner" in deliveries ? deliveries.owner : "user_id";
}
