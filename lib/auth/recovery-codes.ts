import { createHash, randomInt } from "node:crypto";

export const RECOVERY_CODES = 10;
const GROUPS = 7;
const GROUP_LENGTH = 4;
/** What codes had that were made before they had 140 bits; they work until their owner makes new ones. */
const EARLIER_GROUPS = 4;
/** Crockford's Base32: no letter that is taken for a digit. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const SHAPE = new RegExp(`^(?:[${ALPHABET}]{${GROUPS * GROUP_LENGTH}}|[${ALPHABET}]{${EARLIER_GROUPS * GROUP_LENGTH}})$`);

/** New recovery codes of 140 random bits each (ASVS 11.5.1 asks for 128), `abcd-efgh-jkmn-pqrs-tvwx-yz01-2345`. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(makeCode());
  return [...codes];
}

/** What somebody typed as a recovery code, without case, spaces and dashes; null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replace(/[il]/g, "1").replace(/o/g, "0");
  return SHAPE.test(code) ? code : null;
}

/**
 * The digest of a code as `readRecoveryCode` gives it. Without a key, so that the codes outlive a change of the site's secret; what
 * has 112 random bits needs no slow digest (ASVS 6.5.2).
 */
export function recoveryCodeHash(ownerId: number, code: string): string {
  return createHash("sha256").update(`recovery code ${ownerId} ${code}`).digest("hex");
}

function makeCode(): string {
  const letter = () => ALPHABET.charAt(randomInt(ALPHABET.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
