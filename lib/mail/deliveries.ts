import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import {
  type Claimed,
  claim,
  type Deliveries,
  type DueMail,
  forgetUnsaid,
  type Group,
  keepTrying,
  ofMail,
  ownerOf,
  release,
  tableOf,
  unsent,
} from "@/lib/mail/delivery-rows";
import { listMailsLeftThisHour } from "@/lib/mail/hourly-limit";
import { type Clock, type MailRun, timeOf } from "@/lib/mail/mail-run";
import { logFault, MailError } from "@/lib/mail/message";
import { SideBySide } from "@/lib/mail/side-by-side";
import { mailsAtOnce } from "@/lib/mail/smtp";

const MAX_MAILS = 2_000;
/** Mails after which the room that is left is counted anew. */
const MAILS_A_COUNT = 25;
/** How long what one reader's mail server may take later is tried, as while a mailbox is full (RFC 5321, 4.5.4.1: four to five days). */
const TEMPORARY_DAYS = 5;

/** Makes and sends a mail. @returns whether there was anything left to say, or what of it was said */
type Send = (mail: DueMail) => Promise<boolean | readonly Claimed[]>;

/**
 * Mails what a table holds, is due and is not sent, one mail a reader, the most urgent first and some side by side, made by `send`: what it did not say, where it tells
 * what it said, is forgotten. Safe on several servers at once: what one has claimed the others leave, from the moment at which it was claimed. A mail
 * that fails is tried again by later runs, five times in all, for days where its reader's mail server may take it later, or as often as it takes where every mail fails. While nobody knows whether a mail went (its run
 * died, or the server's answer was lost) it stays the mail that it was: it says the same again under the same number, by which a mailbox shows it once.
 */
export async function sendDeliveries(
  deliveries: Deliveries,
  { now, clock }: MailRun,
  send: Send,
): Promise<{ mails: number; failed: number }> {
  const isUnsent = unsent(deliveries, now);
  const groups = await db().$queryRaw<Group[]>`
    SELECT ${ownerOf(deliveries)} AS "ownerId", mail_id AS "mailId", ${isNews(deliveries)} AS "isNews" FROM ${tableOf(deliveries)} WHERE ${isUnsent}
    GROUP BY 1, 2 ORDER BY ${orderOf(deliveries)}, 1, 2 NULLS LAST LIMIT ${MAX_MAILS}`;
  const result = { mails: 0, failed: 0 };
  const time = timeOf(clock);
  const firstNews = groups.findIndex((group) => group.isNews);
  const mails = new SideBySide(mailsAtOnce());
  let room = 0;
  try {
    for (const [at, group] of groups.entries()) {
      await mails.turn(group.ownerId);
      // What the provider takes no more this hour waits unclaimed. Other servers send meanwhile; what is under way may be counted already or not.
      if (at % MAILS_A_COUNT === 0 || at === firstNews) {
        const underWay = mails.count;
        room = (await listMailsLeftThisHour(clock(), group.isNews ? "news" : "dates")) - underWay;
      }
      if (room-- <= 0 || time.isOver()) break;
      const claimedAt = clock();
      const mail = await claim(deliveries, group, claimedAt);
      // Another server was quicker, and only it knows what becomes of the mail.
      if (mail.claimed.length === 0) continue;
      mails.begin(group.ownerId, async () => {
        const isNew = group.mailId === null;
        const outcome = await sendClaimed(deliveries, { mail, claimedAt, isNew, clock }, send);
        if (outcome !== "nothing") result[outcome]++;
      });
    }
  } finally {
    await mails.end();
  }
  return result;
}

type ClaimedMail = { mail: DueMail; claimedAt: Date; isNew: boolean; clock: Clock };

/** Sends a mail that is claimed and notes what became of it; whether it failed or, as it had nothing to say any more, said nothing. */
async function sendClaimed(
  deliveries: Deliveries,
  { mail, claimedAt, isNew, clock }: ClaimedMail,
  send: Send,
): Promise<"mails" | "failed" | "nothing"> {
  let said: Awaited<ReturnType<Send>>;
  try {
    said = await send(mail);
    if (typeof said === "object" && isNew) await forgetUnsaid(deliveries, mail, said);
  } catch (error) {
    // The rows stay unsent and a later run takes them.
    logFault(error, { table: deliveries.table });
    if (error instanceof MailError) {
      if (error.isOfSite) await keepTrying(deliveries, mail);
      else if (error.isTemporary) await keepTrying(deliveries, mail, daysBefore(claimedAt, TEMPORARY_DAYS));
      if (error.isRefused && isNew) await release(deliveries, mail, claimedAt);
    }
    return "failed";
  }
  await db().$executeRaw`
    UPDATE ${tableOf(deliveries)} SET sent_at = ${clock()} WHERE ${ofMail(deliveries, mail)}`;
  return said === true || (said && said.length > 0) ? "mails" : "nothing";
}

/**
 * By what the most urgent comes first, where the provider takes few: what a mail told and is due again, since it would have its reader apply too late or in vain; then since when it is
 * due, or the last date, with which the key of a reminder begins.
 */
function orderOf(deliveries: Deliveries): Prisma.Sql {
  if ("onceOn" in deliveries) return Prisma.sql`min(${Prisma.raw(deliveries.key)})`;
  return "hasTime" in deliveries ? Prisma.sql`${isNews(deliveries)}, min(due_at)` : Prisma.sql`min(found_at)`;
}

/** Whether nothing of a mail puts right what one before it told, so that it may wait for what is more urgent. */
function isNews(deliveries: Deliveries): Prisma.Sql {
  return "hasTime" in deliveries ? Prisma.sql`bool_and(told_until IS NULL)` : Prisma.sql`false`;
}
