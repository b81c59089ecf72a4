import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** What is counted, as the cell of a count or the end of a title names it. */
export const COUNTED = "(?:posts?|vacanc(?:y|ies)|पद(?:ों)?|रिक्ति(?:याँ|यां|यों)?)";
const UNIT = `(?:\\s*(?:${COUNTED}|nos?\\b\\.?))?`;
/** The count of a cell, alone ("12 nos."), behind its name ("Total Vacancy: 173"), as a sum ("24+40=64") or before its parts ("25 (UR-10, SC-15)"). */
const COUNT = new RegExp(
  `^(?:total(?:\\s+${COUNTED})?(?:\\s*[:–—-])?\\s*|[\\d,\\s]+(?:\\+[\\d,\\s]+)+=\\s*)?([\\d,]+)${UNIT}(?:\\s*\\(\\s*\\p{L}[^()]*\\))?$`,
  "iu",
);
/** The mark of a note behind a count, "12*", and the fraction that a program writes beside whole numbers, "12.0". */
const BESIDE = /^(\d[\d,]*)(?:\.0+)?\s*[*#†‡¹²³⁰-⁹]*$/;
/** "Twelve (12)" */
const IN_WORDS =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|and|only)[\s-]*)+\(\s*([\d,]+)\s*\)/i;
/** "UR 6 SC 4 ST 2 Total 12", "12 (6 UR + 6 SC)": a total beside what are its parts where they sum up to it. */
const [BEHIND_PARTS, BEFORE_PARTS] = [
  /^(?<parts>.*)\btotal[\s:=–—-]*(?<total>\d+)$/i,
  new RegExp(`^(?<total>\\d+)${UNIT}\\s*\\(\\s*(?<parts>\\d[^()]*)\\)$`, "iu"),
];

/** The count that a cell says. One that has only the last figures of a number of the title, behind its last comma, has lost the others. */
export function countInCell(cell: string | undefined, title: string): number | null {
  const written = withAsciiDigits(cell ?? "")
    .trim()
    .replace(BESIDE, "$1")
    .replace(IN_WORDS, "$1");
  const grouped = withAsciiDigits(title).match(GROUPED);
  const whole = grouped?.find((number) => number.endsWith(`,${written}`));
  return toCount(whole ?? COUNT.exec(written)?.[1] ?? totalOfParts(written));
}

/** A number with commas that is no money: "32,679 Constable". */
const GROUPED = /(?<![\d,.₹]|₹\s|\brs\.?\s?)\d{1,3}(?:,\d{2,3})+(?![\d,])/gi;

function totalOfParts(cell: string): string | undefined {
  const { parts = "", total } = (BEHIND_PARTS.exec(cell) ?? BEFORE_PARTS.exec(cell))?.groups ?? {};
  const sum = (parts.match(/\d+/g) ?? []).reduce((all, part) => all + Number(part), 0);
  return sum === Number(total) ? total : undefined;
}

/** A number with or without the commas of India or of elsewhere; "5,3,2" are several. */
const WRITTEN_COUNT = /^\d+,?$|^\d{1,3}(?:,\d{2,3})*,\d{3},?$/;

export function toCount(digits: string | undefined): number | null {
  if (!WRITTEN_COUNT.test(digits ?? "")) return null;
  const count = Number.parseInt((digits ?? "").replaceAll(",", ""), 10);
  return Number.isSafeInteger(count) && count >= 1 && count <= 10_000_000 ? count : null;
}
