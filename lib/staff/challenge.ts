import { decode, encode } from "next-auth/jwt";
import { authSecret } from "@/lib/auth/secret";
import { cookieOf, HOST_PREFIX, setCookie } from "@/lib/http/cookies";

/** Who has given the right password and must still give the code; `version` is their session version at that moment. */
export type Challenge = { adminId: number; version: number };

const SALT = "niyukti-admin-challenge";
const LIFE_SECONDS = 5 * 60;

export const CHALLENGE_COOKIE = `${HOST_PREFIX}niyukti_admin_challenge`;

/** The Set-Cookie header by which a browser says at the second step who it is. It opens nothing without a code. */
export async function challengeCookie({ adminId, version }: Challenge): Promise<string> {
  const token = await encode({ token: { adminId, version }, secret: authSecret(), salt: SALT, maxAge: LIFE_SECONDS });
  return setCookie(CHALLENGE_COOKIE, token, { maxAgeSeconds: LIFE_SECONDS, sameSite: "Strict" });
}

/** The Set-Cookie header that takes it away. */
export function clearedChallenge(): string {
  return setCookie(CHALLENGE_COOKIE, "", { maxAgeSeconds: 0, sameSite: "Strict" });
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
  return readChallenge(cookieOf(request, CHALLENGE_COOKIE));
}
