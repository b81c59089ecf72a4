import { verifyEmailSchema } from "@/lib/accounts/schema";
import { verifyEmail } from "@/lib/accounts/verification";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

const LIMIT = { name: "verify-email", calls: 30, seconds: 600 };

/** Proves a mail address by the link that was sent to it. */
export const POST = api({ body: verifyEmailSchema, limit: LIMIT, sameOrigin: true }, async ({ body, language }) => {
  const { email } = await verifyEmail(body.token, language);
  return respondPrivate({ message: translator(language, "account")("emailVerified", { email }) });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
