import type { MailList } from "@/lib/accounts/unsubscribe";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

export type Recipient = { email: string; fullName: string; language: string };

/** Days on which a mailbox is refused for good until no more mails of lists go there: whoever goes on is soon refused everywhere, and a server may say so by mistake for a day. */
const MAX_REFUSED_DAYS = 3;

/** Rows of `users` that mails of a kind may go to: active accounts whose address is proven, whose mailbox is there and whose owner has not stopped such mails. */
export function takesMails(list: MailList): Prisma.Sql {
  return Prisma.sql`users.is_active AND users.email_verified_at IS NOT NULL AND users.refused_days < ${MAX_REFUSED_DAYS}::int
    AND NOT EXISTS (SELECT FROM mail_opt_outs AS out WHERE out.user_id = users.id AND out.list = ${list})`;
}

/** Where to send a mail of a kind; null where none may be sent. Asked again just before sending: it may have changed since. */
export async function findRecipient(userId: number, list: MailList): Promise<Recipient | null> {
  const [user] = await db().$queryRaw<Recipient[]>`
    SELECT email, full_name AS "fullName", language FROM users WHERE id = ${userId} AND ${takesMails(list)}`;
  return user ?? null;
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

/** Forgets it, since a mail was taken. */
export async function forgetRefusals(userId: number): Promise<void> {
  await db().user.updateMany({ where: { id: userId, refusedDays: { gt: 0 } }, data: NOT_REFUSED });
}

/** Whether mails of lists go there no more. */
export async function isMailboxGone(userId: number): Promise<boolean> {
  return (await db().user.count({ where: { id: userId, refusedDays: { gte: MAX_REFUSED_DAYS } } })) > 0;
}
