import { z } from "zod";
import { pushKey, renew, subscribe, subscriptionSchema, unsubscribe } from "@/lib/channels/web-push";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

const LIMIT = { name: "push", calls: 30, seconds: 60 };

/** Shows what is mailed to the caller as notifications of a browser too. */
export const POST = api({ role: "user", body: subscriptionSchema, limit: LIMIT }, async ({ body, actor, language, t }) => {
  if (pushKey() === null) throw new AppError("NOT_FOUND", t("notFound"));
  await subscribe(actor, body);
  return respondPrivate({ message: translator(language, "account")("page.pushOn") });
});

/** Goes on with them by the subscription that the browser has now (public/sw-push.js); 404 where the session has none. */
export const PUT = api({ role: "user", body: subscriptionSchema, limit: LIMIT }, async ({ body, actor, language, t }) => {
  if (pushKey() === null || !(await renew(actor, body))) throw new AppError("NOT_FOUND", t("notFound"));
  return respondPrivate({ message: translator(language, "account")("page.pushOn") });
});

/** Ends the notifications of a browser. */
export const DELETE = api(
  { role: "user", body: z.object({ endpoint: z.string().max(1000) }), limit: LIMIT },
  async ({ body, actor, language }) => {
    await unsubscribe(actor.id, body.endpoint);
    return respondPrivate({ message: translator(language, "account")("page.pushOff") });
  },
);

export const { GET, HEAD, PATCH, OPTIONS } = otherMethodsThan("POST", "PUT", "DELETE");
