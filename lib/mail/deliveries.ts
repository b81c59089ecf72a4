import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { log } from "@/lib/log";
import { MailError } from "@/lib/mail/message";
import { roomForLists } from "@/lib/mail/room";

/** Tries of a mail; after them it waits for the staff (lib/mail/dead-lists.ts). */
export const MAX_ATTEMPTS = 5;
/** A run that died while sending leaves its claim; after this the next run sends. */
const CLAIM_MS = 15 * 60 * 1000;
const MAX_MAILS = 2_000;
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
type Claimed = { key: string; jobId: number };

/** One mail of one reader: what it is to say, and the number that it keeps from try to try (Mail.id). */
export type DueMail = { ownerId: number; mailId: string; claimed: readonly Claimed[] };

type Group = { ownerId: number; mailId: string | null };

/**
 * Mails what a table holds, is due and is not sent, one mail a reader, made by `send`, which answers whether there was anything left to say. Safe on
 * several servers at once: what one has claimed the others leave. A mail that fails is tried again by later runs, five times in all. While nobody knows
 * whether a mail went (its run died, or the server's answer was lost) it stays the mail that it was: it says the same again under the same number, by
 * which a mailbox shows it once.
 */
export async function sendDeliveries(
  deliveries: Deliveries,
  now: Date,
  send: (mail: DueMail) => Promise<boolean>,
): Promise<{ mails: number; failed: number }> {
  const isUnsent = unsent(deliveries, now);
  const groups = await db().$queryRaw<Group[]>`
    SELECT DISTINCT ${ownerOf(deliveries)} AS "ownerId", mail_id AS "mailId" FROM ${tableOf(deliveries)} WHERE ${isUnsent}
    ORDER BY 1, 2 NULLS LAST LIMIT ${MAX_MAILS}`;
  const result = { mails: 0, failed: 0 };
  let room = 0;
  for (const [at, group] of groups.entries()) {
    // What the provider takes no more this hour waits unclaimed. Other servers send meanwhile.
    if (at % MAILS_A_COUNT === 0) room = await roomForLists(now);
    if (room-- <= 0) break;
    const mail = await claim(deliveries, group, now);
    // Another server was quicker, and only it knows what becomes of the mail.
    if (mail.claimed.length === 0) continue;
    try {
      if (await send(mail)) result.mails++;
    } catch (error) {
      // The rows stay unsent and a later run takes them. Why a mail was not taken is logged where it was sent.
      result.failed++;
      if (!(error instanceof MailError)) log.error({ table: deliveries.table, err: error }, "A mail could not be made");
      else if (error.isRefused && group.mailId === null) await release(deliveries, mail, now);
      continue;
    }
    await db().$executeRaw`
      UPDATE ${tableOf(deliveries)} SET sent_at = ${now} WHERE ${ofMail(deliveries, mail)}`;
  }
  return result;
}

async function claim(deliveries: Deliveries, { ownerId, mailId }: Group, now: Date): Promise<DueMail> {
  const id = mailId ?? randomUUID();
  const claimed = await db().$queryRaw<Claimed[]>`
    UPDATE ${tableOf(deliveries)} SET claimed_at = ${now}, attempts = attempts + 1, mail_id = ${id}::uuid
    WHERE ${ownerOf(deliveries)} = ${ownerId} AND mail_id IS NOT DISTINCT FROM ${mailId}::uuid AND ${unsent(deliveries, now)}
    RETURNING ${Prisma.raw(deliveries.key)} AS key, job_id AS "jobId"`;
  // In one order at every try: a mail names only so many.
  claimed.sort((a, b) => a.jobId - b.jobId || (a.key < b.key ? -1 : 1));
  return { ownerId, mailId: id, claimed };
}

/** What was refused at its first try, and is tried by nobody else meanwhile, surely did not go: it may go with what was found since. */
async function release(deliveries: Deliveries, mail: DueMail, claimedAt: Date): Promise<void> {
  await db().$executeRaw`
    UPDATE ${tableOf(deliveries)} SET mail_id = NULL WHERE ${ofMail(deliveries, mail)} AND claimed_at = ${claimedAt}`;
}

function ofMail(deliveries: Deliveries, { ownerId, mailId }: DueMail): Prisma.Sql {
  return Prisma.sql`${ownerOf(deliveries)} = ${ownerId} AND mail_id = ${mailId}::uuid AND sent_at IS NULL`;
}

/** The condition of rows that a run at this time may claim. */
function unsent(deliveries: Deliveries, now: Date): Prisma.Sql {
  const stale = new Date(now.getTime() - CLAIM_MS);
  const isDue = "hasTime" in deliveries ? Prisma.sql`due_at <= ${now}` : Prisma.sql`true`;
  const isFree = Prisma.sql`sent_at IS NULL AND ${isDue} AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL OR claimed_at < ${stale})`;
  if (!("onceSince" in deliveries)) return isFree;
  // What another server is sending just now counts as sent.
  const table = tableOf(deliveries);
  return Prisma.sql`${isFree} AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.user_id = ${table}.user_id
    AND (other.sent_at >= ${deliveries.onceSince} OR (other.sent_at IS NULL AND other.claimed_at >= ${stale})))`;
}

const tableOf = ({ table }: Deliveries): Prisma.Sql => Prisma.raw(table);
const ownerOf = (deliveries: Deliveries): Prisma.Sql => Prisma.raw("owner" in deliveries ? deliveries.owner : "user_id");
