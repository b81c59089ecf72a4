import type { Prisma } from "@/lib/generated/prisma/client";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/**
 * What reads an account, or is told of it, without a session; and the browsers that show notifications, which are told nothing once theirs has ended
 * (lib/channels/web-push.ts), also the one at which the password was changed: its owner chose them and is to hear that they stopped.
 */
export type LastingAccess = "calendar" | "telegram" | "sms" | "push";

/**
 * Ends all of it, in the transaction that ends the sessions: whoever was let in once, or had the account before its owner, would go on reading.
 * @returns what there was
 */
export async function endLastingAccess(client: Prisma.TransactionClient, userId: number): Promise<LastingAccess[]> {
  const where = { where: { userId } };
  const ended: Record<LastingAccess, { count: number }> = {
    calendar: await client.calendarLink.deleteMany(where),
    telegram: await client.telegramChat.deleteMany(where),
    sms: await client.smsNumber.deleteMany(where),
    push: await client.pushSubscription.deleteMany(where),
  };
  return (["calendar", "telegram", "sms", "push"] as const).filter((name) => ended[name].count > 0);
}

/** What is said of it to the owner; nothing where there was none. */
export function saysEnded(ended: readonly LastingAccess[], language: Language): string {
  const t = translator(language, "account");
  return ended.length === 0 ? "" : sentences(...ended.map((name) => t(`ended.${name}`)), t("ended.again"));
}

/** Sentences in a row, without those that have nothing to say. */
export function sentences(...said: string[]): string {
  return said.filter(Boolean).join(" ");
}
