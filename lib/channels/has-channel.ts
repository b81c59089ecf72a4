import { Prisma } from "@/lib/generated/prisma/client";

/** Rows of `users` that are told beside their mails: on a browser whose session goes on, in a chat, or on a phone that its owner proved. */
export const HAS_CHANNEL = Prisma.sql`(
  EXISTS (SELECT FROM push_subscriptions AS device JOIN sessions AS session ON session.id = device.session_id
    WHERE device.user_id = users.id AND device.gone_at IS NULL AND session.revoked_at IS NULL AND session.expires_at > now()
      AND session.version = users.session_version)
  OR EXISTS (SELECT FROM telegram_chats WHERE user_id = users.id)
  OR EXISTS (SELECT FROM sms_numbers WHERE user_id = users.id AND confirmed_at IS NOT NULL))`;
