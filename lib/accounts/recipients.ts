import type { MailList } from "@/lib/accounts/unsubscribe";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

export type Recipient = { email: string; fullName: string; language: string };

/** Rows of `users` that mails of a kind may go to: active accounts whose address is proven and whose owner has not stopped such mails. */
export function takesMails(list: MailList): Prisma.Sql {
  return Prisma.sql`users.is_active AND users.email_verified_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM mail_opt_outs AS out WHERE out.user_id = users.id AND out.list = ${list})`;
}

/** Where to send a mail of a kind; null where none may be sent. Asked again just before sending: it may have changed since. */
export async function findRecipient(userId: number, list: MailList): Promise<Recipient | null> {
  const [user] = await db().$queryRaw<Recipient[]>`
    SELECT email, full_name AS "fullName", language FROM users WHERE id = ${userId} AND ${takesMails(list)}`;
  return user ?? null;
}
