import { isSameSecret, signatureOf } from "@/lib/auth/secret";
import { askService } from "@/lib/channels/ask-service";
import type { Channel } from "@/lib/channels/channel";
import { isTelegramOn } from "@/lib/channels/configured";
import type { Note } from "@/lib/channels/note";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { parseId } from "@/lib/ids";

/** Where the Bot API stands (core.telegram.org/bots/api). */
const API = "https://api.telegram.org";
/** How long a link to the bot joins an account to a chat. */
const LINK_MS = 60 * 60 * 1000;
/** What a bot is begun with has 64 letters at most. */
const SIGNATURE_LETTERS = 24;

/**
 * The link by which a person begins a chat with the bot that is joined to their account; null where Telegram is not configured. It ends with the
 * sessions of the account: whoever was signed out must not be told by a link that they were given before.
 */
export async function telegramLink(userId: number, now: Date): Promise<string | null> {
  const owner = isTelegramOn() && (await db().user.findUnique({ where: { id: userId }, select: { sessionVersion: true } }));
  if (!owner) return null;
  const until = Math.floor((now.getTime() + LINK_MS) / 60_000);
  return `https://t.me/${env.TELEGRAM_BOT_NAME}?start=${userId}_${until}_${signatureOf(claimOf(userId, owner, until), SIGNATURE_LETTERS)}`;
}

/** Whether the bot writes to a person. */
export async function hasTelegram(userId: number): Promise<boolean> {
  return (await db().telegramChat.count({ where: { userId } })) > 0;
}

/** Disconnects the chat. */
export async function leaveTelegram(userId: number): Promise<void> {
  await db().telegramChat.deleteMany({ where: { userId } });
}

/** Joins a chat that was begun by a link to the account of the link, while its time is not over. */
export async function joinByLink(text: string, chatId: number, now: Date): Promise<void> {
  const begun = readStart(text, now);
  if (!begun) return;
  const { userId, until, signature } = begun;
  await db().$transaction(async (tx) => {
    // Locked before it is read: the end of all sessions, which ends the link, waits or is waited for.
    const [owner] = await tx.$queryRaw<Owner[]>`
      SELECT session_version AS "sessionVersion" FROM users WHERE id = ${userId} FOR SHARE`;
    if (!owner || !isSameSecret(signature, signatureOf(claimOf(userId, owner, until), SIGNATURE_LETTERS))) return;
    // The newest join wins: a chat tells one account, an account is told in one chat.
    await tx.telegramChat.deleteMany({ where: { OR: [{ chatId }, { userId }] } });
    await tx.telegramChat.create({ data: { userId, chatId, createdAt: now } });
  });
}

/** Messages of the bot. */
export const telegram: Channel = {
  name: "telegram",
  isOn: isTelegramOn,
  tell: async (userId, note) => {
    const chat = await db().telegramChat.findUnique({ where: { userId } });
    return chat && (await send(chat.chatId, note)) ? 1 : 0;
  },
};

function send(chatId: bigint, { title, text, href }: Note): Promise<boolean> {
  const body = JSON.stringify({ chat_id: Number(chatId), text: `${title}\n\n${text}\n\n${href}` });
  return askService(
    "telegram",
    () => [`${API}/bot${env.TELEGRAM_BOT_TOKEN}/sendMessage`, { headers: { "content-type": "application/json" }, body }],
    // The person has blocked the bot, or left Telegram.
    { statuses: [403], forget: () => db().telegramChat.deleteMany({ where: { chatId } }) },
  );
}

/** What a person begins the chat with, where its time is not over. */
function readStart(text: string, now: Date): { userId: number; until: number; signature: string } | null {
  const [, id, until = "", signature = ""] = /^\/start (\d+)_(\d{1,10})_([\w-]+)$/.exec(text) ?? [];
  const userId = parseId(id);
  if (userId === null || Number(until) * 60_000 < now.getTime()) return null;
  return { userId, until: Number(until), signature };
}

type Owner = { sessionVersion: number };

function claimOf(userId: number, { sessionVersion }: Owner, until: number): string {
  return `telegram ${userId} ${sessionVersion} ${until}`;
}
