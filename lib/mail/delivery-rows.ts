import { randomUUID } from "node:crypto";
import { type Day, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { giveDayBack, takeDay } from "@/lib/mail/mail-of-day";

/** Tries of a mail; after them it waits for the staff (lib/mail/dead-lists.ts). */
export const MAX_ATTEMPTS = 5;
/** A run that died while sending leaves its claim; after this the next run sends. After each further try twice as long: the last is four hours after the first. */
const CLAIM_MS = 15 * 60 * 1000;

/** A table of what is to be mailed once: a row for each reader, job and key of its own, whose primary key they are. */
export type Deliveries =
  /** Sent from the instant in `due_at`. */
  | { table: "alert_deliveries"; owner: "user_id"; key: "alert_key"; hasTime: true }
  | { table: "subscriber_deliveries"; owner: "subscriber_id"; key: "alert_key"; hasTime: true }
  | { table: "stage_deliveries"; key: "stage" }
  /** A person has one mail of these on a day in India, and waits for the next with what comes after it. */
  | { table: "reminder_deliveries"; key: "moment"; onceOn: Day };

/** What is to be said of a job: the alert that found it, the stage that it is about. */
export type Claimed = { key: string; jobId: number };

/** One mail of one reader: what it is to say, and the number that it keeps from try to try (Mail.id). */
export type DueMail = { ownerId: number; mailId: string; claimed: readonly Claimed[] };

export type Group = { ownerId: number; mailId: string | null; isNews: boolean };

/** What a mail is to say, claimed; nothing where another server was quicker. */
export async function claim(
  deliveries: Deliveries,
  { ownerId, mailId }: Pick<Group, "ownerId" | "mailId">,
  now: Date,
): Promise<DueMail> {
  const id = mailId ?? randomUUID();
  const claimed = await db().$transaction(async (tx) => {
    const mail = "onceOn" in deliveries && { ownerId, mailId: id, day: deliveries.onceOn };
    if (mail && !(await takeDay(tx, mail))) return [];
    const rows = await claimRows(tx, deliveries, { ownerId, mailId, id, now });
    // A number that was there before may be another server's, which sends it just now.
    if (mail && mailId === null && rows.length === 0) await giveDayBack(tx, mail);
    return rows;
  });
  // In one order at every try: a mail names only so many.
  claimed.sort((a, b) => a.jobId - b.jobId || (a.key < b.key ? -1 : 1));
  return { ownerId, mailId: id, claimed };
}

function claimRows(
  tx: Prisma.TransactionClient,
  deliveries: Deliveries,
  { ownerId, mailId, id, now }: Pick<Group, "ownerId" | "mailId"> & { id: string; now: Date },
): Promise<Claimed[]> {
  return tx.$queryRaw<Claimed[]>`
    UPDATE ${tableOf(deliveries)} SET claimed_at = ${now}, attempts = attempts + 1, mail_id = ${id}::uuid
    WHERE ${ownerOf(deliveries)} = ${ownerId} AND mail_id IS NOT DISTINCT FROM ${mailId}::uuid AND ${unsent(deliveries, now)}
    RETURNING ${Prisma.raw(deliveries.key)} AS key, job_id AS "jobId"`;
}

/** What was refused at its first try, and is tried by nobody else meanwhile, surely did not go: it may go with what was found since. */
export async function release(deliveries: Deliveries, mail: DueMail, claimedAt: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const released = await tx.$executeRaw`
      UPDATE ${tableOf(deliveries)} SET mail_id = NULL WHERE ${ofMail(deliveries, mail)} AND claimed_at = ${claimedAt}`;
    if (released > 0 && "onceOn" in deliveries) await giveDayBack(tx, { ...mail, day: deliveries.onceOn });
  });
}

/**
 * Has a mail tried again that failed as every other would, so that none is given up because the mail server was away for long, or that its reader's mail server may take
 * later: every two hours at last, of what waits since an instant.
 */
export async function keepTrying(deliveries: Deliveries, mail: DueMail, since = new Date(0)): Promise<void> {
  const waitsSince = Prisma.raw("hasTime" in deliveries ? "due_at" : "found_at");
  await db().$executeRaw`
    UPDATE ${tableOf(deliveries)} SET attempts = least(attempts, ${MAX_ATTEMPTS - 1}::int)
    WHERE ${ofMail(deliveries, mail)} AND ${waitsSince} > ${since}`;
}

/**
 * Forgets what a mail does not say, as if it had never been found: once it holds again it is found and told. Of a mail that says nothing its reader has the day
 * for another. Only for a mail that was not tried before, which may have gone.
 */
export async function forgetUnsaid(deliveries: Deliveries, mail: DueMail, said: readonly Claimed[]): Promise<void> {
  const [keys, ids] = [said.map(({ key }) => key), said.map(({ jobId }) => jobId)];
  await db().$transaction(async (tx) => {
    await tx.$executeRaw`
      DELETE FROM ${tableOf(deliveries)} WHERE ${ofMail(deliveries, mail)}
        AND (${Prisma.raw(deliveries.key)}, job_id) NOT IN (SELECT * FROM unnest(${keys}::text[], ${ids}::int[]))`;
    if (said.length === 0 && "onceOn" in deliveries) await giveDayBack(tx, { ...mail, day: deliveries.onceOn });
  });
}

export function ofMail(deliveries: Deliveries, { ownerId, mailId }: DueMail): Prisma.Sql {
  return Prisma.sql`${ownerOf(deliveries)} = ${ownerId} AND mail_id = ${mailId}::uuid AND sent_at IS NULL`;
}

/** The condition of rows that a run at this time may claim. */
export function unsent(deliveries: Deliveries, now: Date): Prisma.Sql {
  const stale = new Date(now.getTime() - CLAIM_MS);
  const isDue = "hasTime" in deliveries ? Prisma.sql`due_at <= ${now}` : Prisma.sql`true`;
  const isFree = Prisma.sql`sent_at IS NULL AND ${isDue} AND attempts < ${MAX_ATTEMPTS} AND (claimed_at IS NULL
    OR claimed_at < ${now}::timestamptz - make_interval(secs => ${CLAIM_MS / 1000} * 2 ^ greatest(attempts - 1, 0)))`;
  if (!("onceOn" in deliveries)) return isFree;
  // What another server is sending just now counts as sent. The row of the day decides; this spares asking for it.
  const table = tableOf(deliveries);
  return Prisma.sql`${isFree} AND NOT EXISTS (SELECT FROM ${table} AS other WHERE other.user_id = ${table}.user_id
    AND (other.sent_at >= ${startOfDay(deliveries.onceOn)} OR (other.sent_at IS NULL AND other.claimed_at >= ${stale})))`;
}

export const tableOf = ({ table }: Deliveries): Prisma.Sql => Prisma.raw(table);
export const ownerOf = (deliveries: Deliveries): Prisma.Sql => Prisma.raw("owner" in deliveries ? deliveries.owner : "user_id");
