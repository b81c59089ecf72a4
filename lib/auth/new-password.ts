import { isTooShort } from "@/lib/auth/password-rule";
import { refuse } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";
import { site } from "@/lib/site";

/** How many of the commonest passwords nobody may choose; whoever guesses begins with them (NIST SP 800-63B, 3.1.1.2). */
const COMMONEST = 10_000;
/** Parts of a name that are shorter stand in words by chance. */
const MIN_PART = 3;
/** What may stand beside a name, without a letter, and still add nothing: a year, a birthday, a sign. */
const MAX_REST = 6;

type NewPassword = {
  password: string;
  /** What is known of its owner: names, addresses, numbers. */
  about: readonly (string | null)[];
  /** The field that the refusal names. */
  field: string;
};

let commonest: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a new password that is too short (spec section 5), one of the 10,000 commonest, or made of its owner's name, address or number,
 * or of the site's name.
 * @throws AppError INVALID naming the field
 */
export async function checkNewPassword({ password, about, field }: NewPassword, t: Translator<"api">): Promise<void> {
  const refuseIt = (message: string) => refuse([{ field, message }]);
  if (isTooShort(password)) throw refuseIt(t("passwordTooShort"));
  commonest ??= readCommonest();
  const isGuessed = (await commonest).has(comparable(password)) || isMadeOf(password, [site.name, site.nameHindi]);
  if (isGuessed) throw refuseIt(t("passwordCommon"));
  if (isMadeOf(password, about)) throw refuseIt(t("passwordPersonal"));
}

/** Read when somebody first chooses a password: the list is of half a megabyte. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, COMMONEST));
}

/** Whether nothing is left of a password but some digits and signs once the parts of a name or an address are taken out. */
export function isMadeOf(password: string, about: readonly (string | null)[]): boolean {
  const parts = about
    .map((text) => comparable(text ?? ""))
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
    .filter((part) => part.length >= MIN_PART)
    .sort((a, b) => b.length - a.length);
  const whole = comparable(password);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), whole);
  return rest !== whole && rest.length <= MAX_REST && !/\p{L}/u.test(rest);
}

function comparable(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
}
