import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a given text is the secret, in a time that does not tell how much of it is right. False where either is missing. */
export function isSameSecret(given: string | null, secret: string | undefined): boolean {
  if (given === null || !secret) return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
