import { env } from "@/lib/env";

/** Whether the operator configured Web Push. */
export function isPushOn(): boolean {
  return Boolean(env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY);
}

/** Whether the operator configured the bot of Telegram. */
export function isTelegramOn(): boolean {
  return Boolean(env.TELEGRAM_BOT_TOKEN && env.TELEGRAM_BOT_NAME && env.TELEGRAM_WEBHOOK_SECRET);
}

/** Whether the operator configured SMS. */
export function isSmsOn(): boolean {
  return Boolean(env.SMS_URL && env.SMS_SENDER && env.DLT_ENTITY_ID && env.DLT_TEMPLATE_TOLD && env.DLT_TEMPLATE_CODE);
}
