const FIGURE = String.raw`₹?\d[\d,]*(?:\.\d+)?`;
/** A range of two figures; a third one behind makes a date or a number of a notice, whose hyphens stay. */
const RANGE = new RegExp(String.raw`(?<![\w.,/-])(${FIGURE})-(${FIGURE})(?![\w/-]|[.,]\d)`, "g");
/** Units that must not begin a line without their figure. */
const UNITS =
  "years?|months?|days?|hours?|minutes?|marks|words|posts?|per cent|lakhs?|crores?|LPA|km|cm|वर्ष|माह|दिन|घंटे|मिनट|अंक|शब्द|पद|लाख";
const COUNTED = new RegExp(String.raw`(?<=\d) (?=(?:${UNITS})(?![\p{L}\p{M}]))`, "gu");
/**
 * Addresses of sites and of mail are copied letter by letter. Looked for from where a word begins alone: from each of its letters it took the square of
 * their number, seconds for a text of 32,000 without a space.
 */
const ADDRESS = /(?<!\S)\S*?(?:\/\/|@|www\.)\S*/g;

/**
 * A published text as the site sets it: "Rs 16,600-52,400" is "₹16,600–52,400", " - " an en dash that begins no line, "Sept" is "Sep", a figure
 * stays with its unit, and a range with both its ends. The stored text stays as published (wording.md, "Display of source texts").
 */
export function typeset(text: string): string {
  const addresses = text.match(ADDRESS) ?? [];
  const parts = text.split(ADDRESS).map(typesetPart);
  return parts.reduce((whole, part, index) => whole + addresses[index - 1] + part);
}

function typesetPart(text: string): string {
  return text
    .replace(/\b(?:Rs\.?|INR)\s*(?=\d)/g, "₹")
    .replace(/(?<=\d)\/-(?![\w-])/g, "")
    .replace(/(?<=\d)\s-\s(?=₹?\d)/g, "-")
    .replace(RANGE, "$1–\u2060$2")
    .replace(/(?<=\S)\s+-{1,2}\s+(?=\S)/g, "\u00a0– ")
    .replace(/\bSept\b\.?/g, "Sep")
    .replace(/\.{3}/g, "…")
    .replace(COUNTED, "\u00a0");
}

/** A text as it is read, searched for and copied outside of a page: without what only sets it, spaces that do not break and what keeps a range in one line. */
export function asWritten(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
}
