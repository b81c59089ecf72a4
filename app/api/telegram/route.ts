import { z } from "zod";
import { isSameSecret } from "@/lib/auth/secret";
import { telegram } from "@/lib/channels/telegram";
import { takeTelegramUpdate } from "@/lib/channels/telegram-chat";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

const updateSchema = z.object({
  message: z
    .object({
      text: z.string().max(5000).optional(),
      chat: z.object({ id: z.number().int().optional(), type: z.string().max(20).optional() }).optional(),
      from: z.object({ language_code: z.string().max(35).optional() }).optional(),
    })
    .optional(),
});

/** What people write to the bot: Telegram calls it, with the secret that was given to it (setWebhook, secret_token). */
export const POST = api({ authorise: isTelegram, body: updateSchema }, async ({ body, t }) => {
  if (!telegram.isOn()) throw new AppError("NOT_FOUND", t("notFound"));
  return respondPrivate((await takeTelegramUpdate(body, new Date())) ?? {});
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");

function isTelegram(request: Request): boolean {
  return isSameSecret(request.headers.get("x-telegram-bot-api-secret-token"), env.TELEGRAM_WEBHOOK_SECRET);
}
