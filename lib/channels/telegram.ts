import { isSameSecret, signatureOf } from "@/lib/auth/secret";
import { askService } from "@/lib/channels/ask-service";
import type { Channel, Note } from "@/lib/channels/channel";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { parseId } from "@/lib/ids";

/** Where the Bot API stands (core.telegram.org/bots/api). */
const API = "https://api.telegram.org";
/** How long a link to the bot joins an account to a chat. */
const LINK_MS = 60 * 60 * 1000;
/** What a bot is begun with has 64 letters at most. */
const SIGNATURE_LETTERS = 24;

/** An update of the bot, as much as is looked at: a message in a chat with one person. */
export type TelegramUpdate = { message?: { text?: string; chat?: { id?: number; type?: string } } };

/** The link by which a person begins a chat with the bot that is joined to their account; null where Telegram is not configured. */
export function telegramLink(userId: number, now: Date): string | null {
  if (!telegram.isOn()) return null;
  const until = Math.floor((now.getTime() + LINK_MS) / 60_000);
  return `https://t.me/${env.TELEGRAM_BOT_NAME}?start=${userId}_${until}_${signatureOf(claimOf(userId, until), SIGNATURE_LETTERS)}`;
}

/** Whether the bot writes to a person. */
export async function hasTelegram(userId: number): Promise<boolean> {
  return (await db().telegramChat.count({ where: { userId } })) > 0;
}

/** Disconnects the chat. */
export async function leaveTelegram(userId: number): Promise<void> {
  await db().telegramChat.deleteMany({ where: { userId } });
}

/** What the bot reads: a begin by a link joins the chat to the account, /stop disconnects it. Anything else says nothing. */
export async function takeTelegramUpdate({ message }: TelegramUpdate, now: Date): Promise<void> {
  const chatId = message?.chat?.type === "private" ? message.chat.id : undefined;
  if (chatId === undefined || !Number.isSafeInteger(chatId)) return;
  const text = message?.text ?? "";
  if (/^\/stop\b/.test(text)) await db().telegramChat.deleteMany({ where: { chatId } });
  const userId = readStart(text, now);
  if (userId === null) return;
  // The newest join wins: a chat tells one account, an account is told in one chat.
  await db().$transaction([
    db().telegramChat.deleteMany({ where: { OR: [{ chatId }, { userId }] } }),
    db()
      .$executeRaw`INSERT INTO telegram_chats (user_id, chat_id, created_at) SELECT id, ${chatId}, ${now} FROM users WHERE id = ${userId}`,
  ]);
}

/** Messages of the bot. */
export const telegram: Channel = {
  name: "telegram",
  isOn: () => Boolean(env.TELEGRAM_BOT_TOKEN && env.TELEGRAM_BOT_NAME && env.TELEGRAM_WEBHOOK_SECRET),
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

function readStart(text: string, now: Date): number | null {
  const [, id, until = "", signature = ""] = /^\/start (\d+)_(\d{1,10})_([\w-]+)$/.exec(text) ?? [];
  const userId = parseId(id);
  if (userId === null || Number(until) * 60_000 < now.getTime()) return null;
  return isSameSecret(signature, signatureOf(claimOf(userId, Number(until)), SIGNATURE_LETTERS)) ? userId : null;
}

function claimOf(userId: number, until: number): string {
  return `telegram ${userId} ${until}`;
}
