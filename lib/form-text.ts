import { z } from "zod";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/**
 * What a person typed, ready to be stored: no control characters but line breaks and tabs, which only a program sends and which PostgreSQL
 * refuses in part (U+0000), no signs that turn the direction of what stands around them, by which a text reads as another than it is, and no
 * halves of surrogate pairs, which no JSON column takes. Ends are trimmed.
 */
export function cleanFormText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .trim();
}

/** The same of a field that is one line, which only a program sends more of: a heading, a subject and an entry of a calendar have none for a second. */
export function cleanFormLine(text: string): string {
  const cleaned = cleanFormText(text);
  return /[\n\t\u2028\u2029]/.test(cleaned) ? cleaned.replace(/\s+/g, " ") : cleaned;
}

/** The number that a person wrote, as notices write theirs: with Indian commas, and in the digits of Hindi. NaN for what is none, and for '1e3' or '0x10', which no person means as one. */
export function numberOfText(text: string): number {
  const digits = withAsciiDigits(text.trim());
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(digits)) return Number(digits.replaceAll(",", ""));
  return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The beginning of a text, of so many UTF-16 units at most and never with half a character at its end. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, "");
}

/** A text of a form, cleaned: absent and null are blank. `max` is in UTF-16 units, as a browser's `maxlength`. */
export const formText = (max: number) => cleanedText(max, cleanFormText);

/** The same of a field that is one line. */
export const formLine = (max: number) => cleanedText(max, cleanFormLine);

const cleanedText = (max: number, clean: (text: string) => string) =>
  z.preprocess((value) => value ?? "", z.string("Must be text").overwrite(clean).max(max, `Must be at most ${max} characters`));
