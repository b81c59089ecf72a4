import { loginSchema } from "@/lib/accounts/schema";
import { signInUser } from "@/lib/accounts/sign-in";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

/** Signs in: a cookie for the browser, a bearer token of an hour for API clients. */
export const POST = api({ body: loginSchema, sameOrigin: true }, async ({ request, body, language }) => {
  const { session, user } = await signInUser(body, { request, language });
  const message = translator(language, "account")("signedIn");
  return respondPrivate({ token: session.bearer, user, message }, { headers: { "set-cookie": session.cookie } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
