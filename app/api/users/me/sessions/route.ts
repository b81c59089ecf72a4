import { endAllSessions, endOwnSession } from "@/lib/accounts/profile";
import { listSessions } from "@/lib/accounts/queries";
import { sessionsQuerySchema } from "@/lib/accounts/schema";
import { clearedCookie } from "@/lib/auth/cookies";
import { AppError } from "@/lib/errors";
import { api } from "@/lib/http/api";
import { respondPrivate } from "@/lib/http/json-response";
import { otherMethodsThan } from "@/lib/http/other-methods";
import { translator } from "@/lib/i18n/translate";

export const dynamic = "force-dynamic";

/** Where the caller is signed in. */
export const GET = api({ role: "user" }, async ({ actor }) => respondPrivate(await listSessions(actor, new Date())));

/** Ends one session (`?id=`), or all of them: then this browser, or this client, gets a new one. */
export const DELETE = api({ role: "user", query: sessionsQuerySchema }, async ({ request, query, actor, language }) => {
  const t = translator(language, "account");
  if (query.id !== undefined) {
    if (!(await endOwnSession(query.id, actor, new Date()))) throw new AppError("NOT_FOUND", t("sessionUnknown"));
    const headers: Record<string, string> = query.id === actor.sessionId ? { "set-cookie": clearedCookie("user") } : {};
    return respondPrivate({ message: t("sessionEnded") }, { headers });
  }
  const { session, message } = await endAllSessions(actor, { request, language });
  if (actor.carrier === "bearer") return respondPrivate({ message, token: session.bearer });
  return respondPrivate({ message }, { headers: { "set-cookie": session.cookie } });
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethodsThan("GET", "DELETE");
