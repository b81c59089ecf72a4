const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu;
/** The same of a text in ASCII, where the classes of Unicode are most of the work. */
const ASCII_WORD = /[a-zA-Z0-9]+/g;
const ASCII_SIGNS = /[^a-zA-Z0-9]+/g;
const MAX_WORD_LENGTH = 60;
const DEVANAGARI_ZERO = 0x966;

/**
 * Lower case and compatible forms, and what Hindi writes in two ways as one: its digits as ours, letters with the dot below as without it, the
 * moon dot as the dot above. Nothing that nobody sees: joiners, soft hyphens, spaces of no width and marks of direction, which texts are copied with.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return withAsciiDigits(text.normalize("NFKC").toLowerCase())
    .replace(/[\u093c\p{Cf}]/gu, "")
    .replaceAll("ँ", "ं");
}

/** A text with the digits of Hindi as ours, whatever else it says: notices, files and people write १५ as well as 15. */
export function withAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** Whether a text has no letters but ours: most have none, and what is to be done to the others is most of the work. */
export function isAscii(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  const words = folded.match(isAscii(folded) ? ASCII_WORD : WORD) ?? [];
  if (folded.length <= MAX_WORD_LENGTH) return words;
  return words.map((word) => (word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join("") : word));
}

/** A text with one sign in the place of all that is no letter, mark or digit. */
export function withoutSigns(text: string, sign: string): string {
  return text.replace(isAscii(text) ? ASCII_SIGNS : SIGNS, sign);
}

/** Whether a text has two letters in a row, which of Hindi may have their signs between them: "बैंक". */
export function hasLetters(text: string): boolean {
  return /\p{L}\p{M}*\p{L}/u.test(text);
}
