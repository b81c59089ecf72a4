import { isPushOn, isSmsOn, isTelegramOn } from "@/lib/channels/configured";
import { Prisma } from "@/lib/generated/prisma/client";

/** Rows of `sessions` that go on, of rows of `users`. */
export function goesOn(session: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`${session}.revoked_at IS NULL AND ${session}.expires_at > ${now} AND ${session}.version = users.session_version`;
}

/**
 * Rows of `users` that are told beside their mails by a channel which the operator configured: on a browser whose session goes on, in a chat, or on a phone that its
 * owner proved.
 */
export function hasChannel(now: Date): Prisma.Sql {
  const chosen = [
    isPushOn() && toldOnBrowser(now),
    isTelegramOn() && Prisma.sql`EXISTS (SELECT FROM telegram_chats WHERE user_id = users.id)`,
    isSmsOn() && Prisma.sql`EXISTS (SELECT FROM sms_numbers WHERE user_id = users.id AND confirmed_at IS NOT NULL)`,
  ].filter((one) => one !== false);
  return chosen.length > 0 ? Prisma.sql`(${Prisma.join(chosen, " OR ")})` : Prisma.sql`false`;
}

function toldOnBrowser(now: Date): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM push_subscriptions AS device JOIN sessions AS session ON session.id = device.session_id
    WHERE device.user_id = users.id AND device.gone_at IS NULL AND ${goesOn(Prisma.sql`session`, now)})`;
}
