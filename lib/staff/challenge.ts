import { decode, encode } from "next-auth/jwt";
import { authSecret } from "@/lib/auth/secret";
import { env } from "@/lib/env";

/** Who has given the right password and must still give the code; `version` is their session version at that moment. */
export type Challenge = { adminId: number; version: number };

const isSecure = env.SITE_URL.startsWith("https://");
const SALT = "niyukti-admin-challenge";
const LIFE_SECONDS = 5 * 60;

export const CHALLENGE_COOKIE = `${isSecure ? "__Host-" : ""}niyukti_admin_challenge`;

/** The Set-Cookie header by which a browser says at the second step who it is. It opens nothing without a code. */
export async function challengeCookie({ adminId, version }: Challenge): Promise<string> {
  return setCookie(
    await encode({ token: { adminId, version }, secret: authSecret(), salt: SALT, maxAge: LIFE_SECONDS }),
    LIFE_SECONDS,
  );
}

/** The Set-Cookie header that takes it away. */
export function clearedChallenge(): string {
  return setCookie("", 0);
}

/** What a challenge cookie says; null where it is forged, old, or none. */
export async function readChallenge(cookie: string | undefined): Promise<Challenge | null> {
  if (!cookie) return null;
  try {
    const { adminId, version } = (await decode({ token: cookie, secret: authSecret(), salt: SALT })) ?? {};
    return typeof adminId === "number" && typeof version === "number" ? { adminId, version } : null;
  } catch {
    // Whatever is wrong with it, whoever holds it begins again.
    return null;
  }
}

/** The challenge in the cookies of a request. */
export function challengeOf(request: Request): Promise<Challenge | null> {
  const start = `${CHALLENGE_COOKIE}=`;
  const pair = (request.headers.get("cookie") ?? "").split(/; */).find((part) => part.startsWith(start));
  return readChallenge(pair?.slice(start.length));
}

function setCookie(value: string, maxAgeSeconds: number): string {
  return `${CHALLENGE_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;
}
