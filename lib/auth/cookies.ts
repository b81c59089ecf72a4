import { SESSION_SECONDS, type SessionKind } from "@/lib/auth/schema";
import { issueToken, readToken } from "@/lib/auth/tokens";
import { cookieOf, HOST_PREFIX, setCookie } from "@/lib/http/cookies";

export const COOKIE_NAMES = {
  user: `${HOST_PREFIX}niyukti_session`,
  admin: `${HOST_PREFIX}niyukti_admin_session`,
} as const satisfies Record<SessionKind, string>;

/** A cookie is made anew once it is this old, so that a session in use does not end. */
const RENEW_AFTER_SECONDS = { user: 24 * 3600, admin: 3600 } as const satisfies Record<SessionKind, number>;

/** The Set-Cookie header that hands a browser its session. */
export function sessionCookie(kind: SessionKind, token: string): string {
  return setCookie(COOKIE_NAMES[kind], token, { maxAgeSeconds: SESSION_SECONDS[kind] });
}

/** The Set-Cookie header that takes it away. */
export function clearedCookie(kind: SessionKind): string {
  return setCookie(COOKIE_NAMES[kind], "", { maxAgeSeconds: 0 });
}

/** The session token in the cookies of a request. */
export function cookieToken(request: Request, kind: SessionKind): string | null {
  return cookieOf(request, COOKIE_NAMES[kind]) || null;
}

/**
 * Whether a request says by a bearer token who makes it. Other schemes are not this site's: a browser sends the name and password that a proxy before a
 * trial site asked it for with every request.
 */
export function namesBearer(request: Request): boolean {
  return /^Bearer(?:\s|$)/i.test(request.headers.get("authorization") ?? "");
}

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Tells the scripts of the next page to ask who is signed in: a form without script cannot write to the device's storage. It says nothing
 * about anybody and opens nothing.
 */
export const HINT_COOKIE = setCookie("niyukti_hint", "1", { maxAgeSeconds: 300, isForScripts: true });

/** The Set-Cookie header that lets the session cookie of a request live on; null where it is young, or none. */
export async function renewedCookie(request: Request, kind: SessionKind, now: Date): Promise<string | null> {
  const token = cookieToken(request, kind);
  const claims = token && (await readToken(kind, "cookie", token));
  if (!claims || now.getTime() / 1000 - claims.issuedAt < RENEW_AFTER_SECONDS[kind]) return null;
  return sessionCookie(kind, await issueToken(kind, "cookie", claims.sessionId));
}
