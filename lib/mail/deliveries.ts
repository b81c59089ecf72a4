import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

const MAX_ATTEMPTS = 5;
/** A run that died while sending leaves its claim; after this the next run sends. */
const CLAIM_MS = 15 * 60 * 1000;
const MAX_READERS = 2_000;

/** A table of what is to be mailed once: a row for each person, job and key of its own, whose primary key they are. */
export type Deliveries = { table: "alert_deliveries"; key: "alert_key" } | { table: "stage_deliveries"; key: "stage" };

/** What is to be said of a job: the alert that found it, the stage that it is about. */
export type Claimed = { key: string; jobId: number };

/**
 * Mails what a table holds and is not sent, one mail a person, made by `send`, which answers whether there was anything left to say. Safe on
 * several servers at once: what one has claimed the others leave. A mail that fails is tried again by later runs, five times in all.
 */
export async function sendDeliveries(
  deliveries: Deliveries,
  now: Date,
  send: (userId: number, claimed: readonly Claimed[]) => Promise<boolean>,
): Promise<{ mails: number; failed: number }> {
  const table = Prisma.raw(deliveries.table);
  const stale = new Date(now.getTime() - CLAIM_MS);
  const unsent = Prisma.sql`sent_at IS NULL AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL OR claimed_at < ${stale})`;
  const readers = await db().$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT user_id AS "userId" FROM ${table} WHERE ${unsent} LIMIT ${MAX_READERS}`;
  const result = { mails: 0, failed: 0 };
  for (const { userId } of readers) {
    const claimed = await db().$queryRaw<Claimed[]>`
      UPDATE ${table} SET claimed_at = ${now}, attempts = attempts + 1 WHERE user_id = ${userId} AND ${unsent}
      RETURNING ${Prisma.raw(deliveries.key)} AS key, job_id AS "jobId"`;
    try {
      if (claimed.length > 0 && (await send(userId, claimed))) result.mails++;
    } catch {
      // sendMail has logged why; the rows stay unsent and a later run takes them.
      result.failed++;
      continue;
    }
    await markSent(deliveries, userId, claimed, now);
  }
  return result;
}

async function markSent({ table, key }: Deliveries, userId: number, claimed: readonly Claimed[], now: Date): Promise<void> {
  const [keys, ids] = [claimed.map((one) => one.key), claimed.map(({ jobId }) => jobId)];
  await db().$executeRaw`
    UPDATE ${Prisma.raw(table)} AS delivery SET sent_at = ${now}
    FROM unnest(${keys}::text[], ${ids}::int[]) AS done(key, job_id)
    WHERE delivery.user_id = ${userId} AND delivery.${Prisma.raw(key)} = done.key AND delivery.job_id = done.job_id`;
}
