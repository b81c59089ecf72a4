import { createHmac } from "node:crypto";
import { authSecret } from "@/lib/auth/secret";
import { networkOf } from "@/lib/http/network";
import type { Language } from "@/lib/i18n/languages";

/**
 * The version of the wording that people agree to (terms and privacy notice; the sentence above the register button). Raise it with every
 * change of what the wording says: each consent names the version that was shown.
 */
const CONSENT_VERSION = "2026-11-28";

export type ConsentKind = "account" | "notice_mail";

/** A consent as it is stored: proof of what was agreed to, when and in which language, without keeping the network address. */
export function consentRow(kind: ConsentKind, language: Language, address: string, now: Date) {
  return { kind, language, givenAt: now, ...consentProof(address) };
}

/** What proves a consent that is no row of its own: which wording was shown, and the digest of where it was agreed to. */
export function consentProof(address: string): { version: string; addressHash: string } {
  return { version: CONSENT_VERSION, addressHash: addressHash(address) };
}

/** A keyed digest, of which the address cannot be found by trying them all without the secret of the site. */
function addressHash(address: string): string {
  return createHmac("sha256", authSecret()).update(networkOf(address)).digest("hex").slice(0, 32);
}
