import { joinByLink } from "@/lib/channels/telegram";
import { db } from "@/lib/db";
import { languageOf } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { site, siteName } from "@/lib/site";

/** An update of the bot, as much as is looked at: a message in a chat with one person. */
type TelegramUpdate = {
  message?: { text?: string; chat?: { id?: number; type?: string }; from?: { language_code?: string } };
};

/**
 * What the bot reads, and its answer: a begin by a link joins the chat to the account, /stop disconnects it. Who began it must read which of the two came
 * of it, above all where the link was too old. Anything else says nothing, and nobody is answered in a group.
 */
export async function takeTelegramUpdate({ message }: TelegramUpdate, now: Date): Promise<TelegramAnswer | null> {
  const chatId = message?.chat?.type === "private" ? message.chat.id : undefined;
  if (chatId === undefined || !Number.isSafeInteger(chatId)) return null;
  const text = message?.text ?? "";
  const spoken = languageOf(message?.from?.language_code?.slice(0, 2));
  if (/^\/stop\b/.test(text)) {
    await db().telegramChat.deleteMany({ where: { chatId } });
    return answer(chatId, translator(spoken, "account")("page.telegramEnded"));
  }
  if (!/^\/start\b/.test(text)) return null;
  await joinByLink(text, chatId, now);
  const chat = await db().telegramChat.findFirst({ where: { chatId }, select: { user: { select: { language: true } } } });
  const language = chat ? languageOf(chat.user.language) : spoken;
  const t = translator(language, "account");
  const name = siteName(language);
  if (chat) return answer(chatId, t("page.telegramJoined", { name }));
  return answer(chatId, t("page.telegramNotJoined", { name, href: site.url + links.page(language, "/settings") }));
}

/** What Telegram does in answer to its call (core.telegram.org/bots/api, "Making requests when getting updates"). */
type TelegramAnswer = { method: "sendMessage"; chat_id: number; text: string };

function answer(chatId: number, text: string): TelegramAnswer {
  return { method: "sendMessage", chat_id: chatId, text };
}
