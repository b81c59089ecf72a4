import { askService } from "@/lib/channels/ask-service";
import type { Channel } from "@/lib/channels/channel";
import { isSmsOn } from "@/lib/channels/configured";
import { shortened } from "@/lib/channels/note";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { secondsToWaitFor } from "@/lib/http/limits/rate-limit";
import { site } from "@/lib/site";

/** What the rules of DLT let a variable of a template hold. */
const MAX_VARIABLE = 30;
/** Messages that one person is told of in a day: each costs, and a phone that rings often is silenced. */
const TOLD = { name: "sms-told", calls: 3, seconds: 24 * 3600 };

/** A message as the operator registered it with DLT: its number, and its text with {#var#} for each variable. */
type Template = { id: string; text: string };

/** Messages to a phone whose owner proved it (lib/channels/sms-number.ts). */
export const sms: Channel = {
  name: "sms",
  isOn: isSmsOn,
  tell: async (userId, { title, href }) => {
    const [found] = await db().$queryRaw<{ number: string }[]>`
      SELECT number FROM sms_numbers WHERE user_id = ${userId} AND confirmed_at IS NOT NULL`;
    if (!found || (await secondsToWaitFor(TOLD, String(userId))) !== null) return 0;
    const template = { id: env.DLT_TEMPLATE_TOLD ?? "", text: env.SMS_TEXT_TOLD };
    return (await sendSms(found.number, template, [shortened(title, MAX_VARIABLE), linkIn(env.SMS_TEXT_TOLD, href)])) ? 1 : 0;
  },
};

/**
 * What stands for the link. Links are longer than a variable may be, and a message that holds such a one is thrown away on its way; so a text may name the
 * site before its variable, which is then the rest. That of a list with its filters is too long for that too: it leads to the first page, which has the newest.
 */
function linkIn(text: string, href: string): string {
  const before = `${site.url}/`;
  if (!text.includes(`${before}{#var#}`) || !href.startsWith(before)) return href;
  const rest = href.slice(before.length);
  return rest.length <= MAX_VARIABLE ? rest : `?lang=${new URL(href).searchParams.get("lang") ?? "en"}`;
}

/** Sends the code by which somebody proves a phone. @returns whether the provider took it */
export function sendCode(number: string, code: string): Promise<boolean> {
  return sendSms(number, { id: env.DLT_TEMPLATE_CODE ?? "", text: env.SMS_TEXT_CODE }, [code]);
}

/** What a provider is sent is made of its own JSON, SMS_BODY, in whose texts each name in braces is replaced. */
function sendSms(to: string, { id, text }: Template, values: readonly string[]): Promise<boolean> {
  const rest = [...values];
  const facts: Record<string, string> = {
    to,
    text: text.replace(/\{#var#\}/g, () => rest.shift() ?? ""),
    sender: env.SMS_SENDER ?? "",
    entity: env.DLT_ENTITY_ID ?? "",
    template: id,
  };
  const filled = (_key: string, value: unknown) =>
    typeof value === "string" ? value.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole) : value;
  const headers = { "content-type": "application/json", ...(env.SMS_AUTHORIZATION && { authorization: env.SMS_AUTHORIZATION }) };
  return askService("sms", () => [env.SMS_URL ?? "", { headers, body: JSON.stringify(JSON.parse(env.SMS_BODY), filled) }]);
}
