import { SESSION_SECONDS, type SessionKind } from "@/lib/auth/schema";
import { issueToken, readToken } from "@/lib/auth/tokens";
import { env } from "@/lib/env";

const isSecure = env.SITE_URL.startsWith("https://");

/** The __Host- prefix (https only) keeps other hosts of the domain from setting the cookie. */
const PREFIX = isSecure ? "__Host-" : "";

export const COOKIE_NAMES = {
  user: `${PREFIX}niyukti_session`,
  admin: `${PREFIX}niyukti_admin_session`,
} as const satisfies Record<SessionKind, string>;

/** A cookie is made anew once it is this old, so that a session in use does not end. */
const RENEW_AFTER_SECONDS = { user: 24 * 3600, admin: 3600 } as const satisfies Record<SessionKind, number>;

/** The Set-Cookie header that hands a browser its session. */
export function sessionCookie(kind: SessionKind, token: string): string {
  return setCookie(kind, token, SESSION_SECONDS[kind]);
}

/** The Set-Cookie header that takes it away. */
export function clearedCookie(kind: SessionKind): string {
  return setCookie(kind, "", 0);
}

/** No script reads it, other sites send it only with a followed link. */
function setCookie(kind: SessionKind, value: string, maxAgeSeconds: number): string {
  return `${COOKIE_NAMES[kind]}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The session token in the cookies of a request. */
export function cookieToken(request: Request, kind: SessionKind): string | null {
  const start = `${COOKIE_NAMES[kind]}=`;
  const pair = request.headers
    .get("cookie")
    ?.split(/; */)
    .find((part) => part.startsWith(start));
  return pair?.slice(start.length) || null;
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Tells the scripts of the next page to ask who is signed in: a form without script cannot write to the device's storage. It says nothing
 * about anybody and opens nothing.
 */
export const HINT_COOKIE = `niyukti_hint=1; Path=/; Max-Age=300; SameSite=Lax${isSecure ? "; Secure" : ""}`;

/** The Set-Cookie header that lets the session cookie of a request live on; null where it is young, or none. */
export async function renewedCookie(request: Request, kind: SessionKind, now: Date): Promise<string | null> {
  const token = cookieToken(request, kind);
  const claims = token && (await readToken(kind, "cookie", token));
  if (!claims || now.getTime() / 1000 - claims.issuedAt < RENEW_AFTER_SECONDS[kind]) return null;
  return sessionCookie(kind, await issueToken(kind, "cookie", claims.sessionId));
}
