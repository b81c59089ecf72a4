import { daysBetween, isDay } from "@/lib/dates";
import { MONTH, MONTHS } from "@/lib/ingestion/parse/months";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** No year of a date that has its day first and ends there: "20.11.2026-12.01.2027" is a range. */
const YEAR_FIRST = /(?<!\d)(?<!(?<!\d|\d{4}[-/.])\d{1,2}[-/.]\d{1,2}[-/.])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const DAY_FIRST = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/g;
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*(?:of\\s+)?(${MONTH})\\.?[\\s,./-]*(\\d{4})(?!\\d)`,
  "g",
);
const DAY_MONTH_SHORT = new RegExp(`(?<!\\d)(\\d{1,2})[-/.](${MONTH})[-/.](\\d{2})(?!\\d)`, "g");
/** "31 Dec'26" */
const DAY_MONTH_CUT = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*(${MONTH})\\s?['’](\\d{2})(?!\\d)`, "g");
/** "15 Jan 27": no hour is as large, and what is counted has its name behind it. */
const DAY_MONTH_SPACED = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(${MONTH})\\.?,?\\s+(2[5-9]|3\\d)(?!\\d|[:.]\\d|\\s*(?:${MONTH}|min|days?\\b|posts?\\b|vacanc|nos?\\b|दिन|पद))`,
  "g",
);
const MONTH_DAY = new RegExp(`(?<!\\p{L})(${MONTH})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*,)?\\s+(\\d{4})(?!\\d)`, "gu");

/** "December 1-31, 2026" */
const MONTH_DAYS = new RegExp(
  `(?<!\\p{L})(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:-|to)\\s*(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*,)?\\s+(\\d{4})(?!\\d)`,
  "gu",
);

/** "l5.12.2026" of a scan is no 5 December. */
const LETTER_FOR_ONE = new RegExp(`(?<![\\p{L}\\p{N}])[li|]\\d(?=[\\s./-]*(?:\\d|${MONTH}))`, "gu");

/** Characters without a meaning of their own: one stands for each date that was found. */
const FIRST_MARK = 0xe000;
const MOST_MARKS = 6_400;
export const MARK = /[\ue000-\uf8ff]/g;

/** A text in lower case and ASCII digits with a mark in the place of every date, and the dates, the one of `markedDay` for each mark. */
export function markDates(text: string): { text: string; days: string[] } {
  let rest = foldDigits(text).replace(MARK, " ").replace(LETTER_FOR_ONE, " ").replace(MONTH_DAYS, "$1 $2, $4 - $1 $3, $4");
  const found: string[] = [];
  const take = (pattern: RegExp, order: readonly [number, number, number]) => {
    rest = rest.replace(pattern, (...match) => {
      const mark = String.fromCharCode(FIRST_MARK + Math.min(found.length, MOST_MARKS - 1));
      found.push(toDay(String(match[order[0]]), String(match[order[1]]), String(match[order[2]])));
      return mark;
    });
  };
  take(YEAR_FIRST, [1, 2, 3]);
  take(DAY_FIRST, [3, 2, 1]);
  take(DAY_MONTH, [3, 2, 1]);
  take(DAY_MONTH_SHORT, [3, 2, 1]);
  take(DAY_MONTH_CUT, [3, 2, 1]);
  take(DAY_MONTH_SPACED, [3, 2, 1]);
  take(MONTH_DAY, [3, 1, 2]);
  return { text: withEnds(rest, found), days: found };
}

/** Behind a date and what joins it to the end of a range, or to the day to which it was put off: a day without a year. */
const END_WITHOUT_YEAR = new RegExp(
  `([\\ue000-\\uf8ff])(\\s*(?:-|to|till|until|up ?to|से|\\(?\\s*(?:now |further )?extended (?:up ?)?(?:to|till|until))\\s*)(\\d{1,2})(?:(?:st|nd|rd|th)?[\\s.-]*(${MONTH})(?!\\p{L})|[-/](\\d{1,2}))(?![\\d:.,/-]*\\d|\\s*(?:[ap]\\.?m\\b|hrs|hours|बजे))`,
  "gu",
);
/** No range of days to apply is longer: what would be is no end of one. */
const LONGEST_RANGE_DAYS = 183;

/** "28 Dec 2026 - 5 Jan": an end without a year is the first such day behind the beginning. */
function withEnds(text: string, found: string[]): string {
  return text.replace(END_WITHOUT_YEAR, (whole, mark: string, between: string, day: string, name = "", month = "") => {
    const begins = markedDay(mark, found);
    const [year = ""] = begins.split("-");
    const ends = [year, String(Number(year) + 1)].map((one) => toDay(one, name || month, day));
    const end = isDay(begins) ? ends.find((one) => isDay(one) && one > begins) : undefined;
    if (end === undefined || !isDay(begins) || !isDay(end) || daysBetween(begins, end) > LONGEST_RANGE_DAYS) return whole;
    found.push(end);
    return `${mark}${between}${String.fromCharCode(FIRST_MARK + Math.min(found.length, MOST_MARKS) - 1)}`;
  });
}

/** The date that a mark stands for. */
export function markedDay(mark: string, days: readonly string[]): string {
  return days[mark.charCodeAt(0) - FIRST_MARK] ?? "";
}

export function toDay(year: string, month: string, day: string): string {
  const number = MONTHS[month] ?? Number(month);
  return [year.length === 2 ? `20${year}` : year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** Lower case, Devanagari digits as ASCII, every dash as a hyphen, spaces as one, and without the joiners that stand within Hindi words as "दिसम्‍बर". */
export function foldDigits(text: string): string {
  return withAsciiDigits(text.normalize("NFKC").toLowerCase())
    .replace(/[‐-―−]/g, "-")
    .replace(/[\u200b-\u200d]/g, "")
    .replace(/\s+/g, (spaces) => (spaces.includes("\n") ? "\n" : " "));
}
