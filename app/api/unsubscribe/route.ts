import { z } from "zod";
import { optOut, readUnsubscribeToken } from "@/lib/accounts/unsubscribe";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { seeOther } from "@/lib/http/forms/form-action";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { eraseSubscriber, readSubscriberToken, subscriberLink } from "@/lib/subscribers/subscriber";

export const dynamic = "force-dynamic";

const querySchema = z.object({ token: z.string().max(200).default("") });

/**
 * Stops mails of a kind, of an address without an account all: the one click of a mail program (RFC 8058), which sends neither cookies nor an
 * origin. The token alone says whose mails and which, and nobody guesses one: clicks are not counted, since a provider of mail makes those of all its readers
 * from a few addresses. Reading the address, as scanners of mails do, changes nothing.
 */
export const POST = api({ query: querySchema }, async ({ query, language }) => {
  const t = translator(language, "account");
  const subscriber = readSubscriberToken(query.token);
  if (subscriber !== null) {
    await eraseSubscriber(subscriber);
    return respondPrivate({ message: translator(language, "subscribers")("erased") });
  }
  const found = readUnsubscribeToken(query.token);
  if (!found) throw new AppError("INVALID", t("unsubscribeUnknown"), { token: [t("unsubscribeUnknown")] });
  await optOut(found, new Date());
  return respondPrivate({ message: t("unsubscribed") });
});

/**
 * Leads to the page that asks once more: a mail program that knows the address alone (RFC 2369) opens it in a browser for its reader.
 */
export const GET = api({ query: querySchema }, ({ query, language }) => {
  const subscriber = readSubscriberToken(query.token);
  const location = subscriber === null ? links.unsubscribe(language, query.token) : subscriberLink(subscriber, language);
  return seeOther(location);
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("GET", "POST");
