import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The secret that signs sessions, links and marks.
 * @throws Error where it is missing: nothing may ever be signed with an empty one
 */
export function authSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** Whether a given text is the secret, in a time that does not tell how much of it is right. False where either is missing. */
export function isSameSecret(given: string | null, secret: string | undefined): boolean {
  if (given === null || !secret) return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** A digest that names nobody to those without the site's secret. Networks are few: of a plain digest one finds them by trying all. */
export function keyedDigest(...parts: readonly string[]): string {
  return createHmac("sha256", authSecret()).update(JSON.stringify(parts)).digest("base64url");
}

/** The signature of a claim that an address carries ("unsubscribe 7 alert"), of so many letters of base64url: 32 are 192 bits. */
export function signatureOf(claim: string, letters = 32): string {
  return createHmac("sha256", authSecret()).update(claim).digest("base64url").slice(0, letters);
}
