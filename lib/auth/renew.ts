import { cookieToken, sessionCookie } from "@/lib/auth/cookies";
import type { SessionKind } from "@/lib/auth/schema";
import { issueToken, readToken } from "@/lib/auth/tokens";

/** A cookie is made anew once it is this old, so that a session in use does not end. */
const RENEW_AFTER_SECONDS = { user: 24 * 3600, admin: 3600 } as const satisfies Record<SessionKind, number>;

/** The Set-Cookie header that lets the session cookie of a request live on; null where it is young, or none. */
export async function renewedCookie(request: Request, kind: SessionKind, now: Date): Promise<string | null> {
  const token = cookieToken(request, kind);
  const claims = token && (await readToken(kind, "cookie", token));
  if (!claims || now.getTime() / 1000 - claims.issuedAt < RENEW_AFTER_SECONDS[kind]) return null;
  return sessionCookie(kind, await issueToken(kind, "cookie", claims.sessionId));
}
