import { registerUser } from "@/lib/accounts/register";
import { registerBodySchema } from "@/lib/accounts/schema";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";
import { siteName } from "@/lib/site";

export const dynamic = "force-dynamic";

// A taken address is told, so the number of addresses that one network can ask about is bounded.
const LIMIT = { name: "register", calls: 60, seconds: 600 };

/** Makes an account and signs it in: a cookie for the browser, a bearer token of an hour for API clients. */
export const POST = api({ body: registerBodySchema, limit: LIMIT, sameOrigin: true }, async ({ request, body, language }) => {
  const { session, user } = await registerUser(body, { request, language });
  const message = translator(language, "account")("registered", { name: siteName(language) });
  return respondPrivate({ token: session.bearer, user, message }, { status: 201, headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
