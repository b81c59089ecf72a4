import { clearedCookie } from "@/lib/auth/cookies";
import { endSession } from "@/lib/auth/sessions";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";

export const dynamic = "force-dynamic";

/** Ends the caller's session, with its cookie and its bearer token. */
export const POST = api({ role: "editor", mayOweSecondFactor: true }, async ({ actor, t }) => {
  await endSession(actor.sessionId, new Date());
  return respondPrivate({ message: t("signedOut") }, { headers: { "set-cookie": clearedCookie("admin") } });
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethodsThan("POST");
