import { addressKey } from "@/lib/accounts/address";
import type { MailList } from "@/lib/accounts/unsubscribe";
import { hasChannel } from "@/lib/channels/has-channel";
import { dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

export type Recipient = {
  email: string;
  fullName: string;
  language: string;
  /** On how many days the mailbox was refused as gone since it took a mail. */
  refusedDays: number;
};

/** Days on which a mailbox is refused for good until no more mails of lists go there: whoever goes on is soon refused everywhere, and a server may say so by mistake for a day. */
export const MAX_REFUSED_DAYS = 3;

/** Rows of `users` that want what mails of a kind tell: active accounts whose address is proven and whose owner has not stopped such mails. */
export function wantsMails(list: MailList): Prisma.Sql {
  return Prisma.sql`users.is_active AND users.email_verified_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM mail_opt_outs AS out WHERE out.user_id = users.id AND out.list = ${list})`;
}

/** Rows of `users` that anything can be told: their mailbox is there, or a channel (lib/channels) tells them as well. */
export function canBeTold(now: Date): Prisma.Sql {
  return Prisma.sql`(users.refused_days < ${MAX_REFUSED_DAYS}::int OR ${hasChannel(now)})`;
}

/** Rows of `users` that want what mails of a kind tell and can be told it. */
export function takesMails(list: MailList, now: Date): Prisma.Sql {
  return Prisma.sql`${wantsMails(list)} AND ${canBeTold(now)}`;
}

/** Whom to tell what a mail of a kind says; null where nobody may be told. Asked again just before sending: it may have changed since. */
export async function findRecipient(userId: number, list: MailList, now: Date): Promise<Recipient | null> {
  const [user] = await db().$queryRaw<Recipient[]>`
    SELECT email, full_name AS "fullName", language, refused_days AS "refusedDays" FROM users WHERE id = ${userId} AND ${takesMails(list, now)}`;
  return user ?? null;
}

/** In which language an account is told what becomes of it, whatever lists its owner has stopped; null where it is switched off or gone. */
export async function findOwner(userId: number): Promise<Pick<Recipient, "language"> | null> {
  return db().user.findUnique({ where: { id: userId, isActive: true }, select: { language: true } });
}

/** What a data change says of a mailbox of which its owner has just been heard: mails are tried again. */
export const NOT_REFUSED = { refusedDays: 0 };

/** Keeps that a mail server said that there is no such mailbox, once a day. */
export async function noteRefusal(userId: number, now: Date): Promise<void> {
  const today = dayInIndia(now);
  await db().$executeRaw`
    UPDATE users SET refused_days = refused_days + 1, refused_on = ${today}::date
    WHERE id = ${userId} AND refused_on IS DISTINCT FROM ${today}::date`;
}

/**
 * Takes the mailboxes of addresses that bounced, as the operator was told later, for gone at once. Of those that are gone already the month goes on.
 * @returns of how many accounts the others are
 */
export async function noteBounces(addresses: readonly string[], now: Date): Promise<number> {
  return db().$executeRaw`
    UPDATE users SET refused_days = ${MAX_REFUSED_DAYS}::int, refused_on = ${dayInIndia(now)}::date
    WHERE email_key = ANY(${addresses.map(addressKey)}) AND refused_days < ${MAX_REFUSED_DAYS}::int`;
}

/** Forgets it, since a mail was taken. */
export async function forgetRefusals(userId: number): Promise<void> {
  await db().user.updateMany({ where: { id: userId, refusedDays: { gt: 0 } }, data: NOT_REFUSED });
}

/**
 * Lets mailboxes that were last refused before an instant have one mail more: a mailbox may be there again without its owner signing in.
 * @returns how many there were
 */
export async function tryMailboxesAgain(before: Date): Promise<number> {
  const gone = { refusedDays: { gte: MAX_REFUSED_DAYS }, refusedOn: { lt: dateOf(dayInIndia(before)) } };
  return (await db().user.updateMany({ where: gone, data: { refusedDays: MAX_REFUSED_DAYS - 1 } })).count;
}

/** Whether the last mail of a list was refused there, so that none has come which said the same as a channel. */
export async function isMailRefused(userId: number): Promise<boolean> {
  return (await db().user.count({ where: { id: userId, refusedDays: { gt: 0 } } })) > 0;
}

/** Whether mails of lists go there no more. */
export async function isMailboxGone(userId: number): Promise<boolean> {
  return (await db().user.count({ where: { id: userId, refusedDays: { gte: MAX_REFUSED_DAYS } } })) > 0;
}
