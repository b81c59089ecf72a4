import { askForReset } from "@/lib/accounts/passwords";
import { forgotPasswordSchema } from "@/lib/accounts/schema";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

const LIMIT = { name: "forgot-password", calls: 30, seconds: 600 };

/** Mails a link that sets a new password; the answer never says whether the address has an account. */
export const POST = api({ body: forgotPasswordSchema, limit: LIMIT, sameOrigin: true }, async ({ request, body, language }) => {
  await askForReset(body.email, { request, language });
  return respondPrivate({ message: translator(language, "account")("resetAsked") });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
