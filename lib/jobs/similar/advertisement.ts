const WORDS =
  /^(?:advt|adv|ad|advertisement|notification|notice|notif|employment|recruitment|vacancy|vacancies|no|nos|number|ref|dated|dt|the|of|cen)$/;

/**
 * What two writings of one advertisement number share: "Advt. No. 05/2026-27" and "5/2026-2027" are "5/2026/27". Null where there is no
 * figure in it.
 */
export function advertisementKey(text: string | null | undefined): string | null {
  const tokens = (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .match(/\p{N}+|[\p{L}\p{M}]+/gu);
  if (!tokens?.some((token) => /\d/.test(token))) return null;
  const kept = tokens.filter((token) => !WORDS.test(token)).map((token) => token.replace(/^0+(?=\d)/, ""));
  return kept.map((token, index) => (isNextYear(kept[index - 1], token) ? token.slice(-2) : token)).join("/");
}

/** The day of an advertisement behind its number: "Advt. No. 5/2026 dated 01-11-2026". */
const DAY_BEHIND = /(?<![\p{L}\p{M}])(?:dated|dtd|dt|date|दिनांक|दिनाँक)(?![\p{L}\p{M}]).*$/isu;

/** A number as it is written, without the day of its advertisement, which some lists add and others leave out. */
export function withoutDay(number: string | null | undefined): string | null {
  const rest = (number ?? "").normalize("NFKC").replace(DAY_BEHIND, "");
  return /\d/.test(rest) ? rest : (number ?? null);
}

/** Whether the key of a number names a year, without which it comes again every year. */
export function hasYear(key: string): boolean {
  return key.split("/").some((token) => /^(?:19|20)\d\d$/.test(token));
}

function isNextYear(before: string | undefined, token: string): boolean {
  return /^20\d\d$/.test(token) && Number(before) === Number(token) - 1;
}
