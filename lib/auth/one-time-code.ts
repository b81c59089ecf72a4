import { generateSecret, generateSync, generateURI } from "otplib";
import { isSameSecret } from "@/lib/auth/secret";

/** Codes as every authenticator app makes them (RFC 6238): SHA-1, six digits, a new one every 30 seconds. */
const STEP_SECONDS = 30;
/** A clock may be off by one step either way (RFC 6238, section 5.2). */
const TOLERATED_STEPS = 1;
const KEY_BYTES = 20;

/** A new key of an authenticator app, in Base32. */
export function newAppKey(): string {
  return generateSecret({ length: KEY_BYTES });
}

/** What the QR code of a key says: `otpauth://totp/...`. */
export function appKeyUri(key: string, { issuer, account }: { issuer: string; account: string }): string {
  return generateURI({ issuer, label: account, secret: key, algorithm: "sha1", digits: 6, period: STEP_SECONDS });
}

/** Number of the 30-second step that holds an instant. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a key in a step, six digits. */
export function codeOfStep(key: string, step: number): string {
  return generateSync({ secret: key, epoch: step * STEP_SECONDS, period: STEP_SECONDS, digits: 6, algorithm: "sha1" });
}

/**
 * The step that a code belongs to, among those which the clock allows now and which came after the last taken one (`lastStep`, null for
 * none): so a code is taken once, and none older than it. Null where it is not right.
 */
export function findStep(key: string, code: string, { now, lastStep }: { now: Date; lastStep: number | null }): number | null {
  const present = stepAt(now);
  for (let step = present - TOLERATED_STEPS; step <= present + TOLERATED_STEPS; step++) {
    if (step > (lastStep ?? -1) && isSameSecret(code, codeOfStep(key, step))) return step;
  }
  return null;
}
