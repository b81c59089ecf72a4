import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/auth/secret";

/** What is sealed: each purpose has a key of its own, so that nothing sealed for one opens for another. */
export type SealPurpose = "second-factor-key" | "mail";

const CIPHER = "aes-256-gcm";
const VERSION = "v1";
const KEY_BYTES = 32;
/** What NIST SP 800-38D advises for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for the database (AES-256-GCM under a key derived from the site's secret by HKDF-SHA-256).
 * @param owner whose it is: the sealed text opens for the same owner alone, so that a row copied to another account is worth nothing
 */
export function seal(text: string, purpose: SealPurpose, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${sealed.toString("base64url")}`;
}

/** The text of `seal`; null where the secret has changed since, the text was tampered with, or it is another's. */
export function unseal(sealed: string, purpose: SealPurpose, owner: string): string | null {
  const [version, content = "", ...rest] = sealed.split(".");
  const bytes = Buffer.from(content, "base64url");
  if (version !== VERSION || rest.length > 0 || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    // The tag does not fit; the library's error says no more than that.
    return null;
  }
}

function keyOf(purpose: SealPurpose): Buffer {
  return Buffer.from(hkdfSync("sha256", authSecret(), "niyukti", `sealed ${purpose} ${VERSION}`, KEY_BYTES));
}
