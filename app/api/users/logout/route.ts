import { userOf } from "@/lib/auth/actors";
import { clearedCookie } from "@/lib/auth/cookies";
import { endSession } from "@/lib/auth/sessions";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

/** Ends the caller's session, with its cookie and its bearer token. Whoever has none any more is signed out just the same. */
export const POST = api({ sameOrigin: true }, async ({ request, language }) => {
  const actor = await userOf(request);
  if (actor) await endSession(actor.sessionId, new Date());
  const message = translator(language, "account")("signedOut");
  return respondPrivate({ message }, { headers: { "set-cookie": clearedCookie("user") } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
