import { addDays, type Day, daysBetween, isDay } from "@/lib/dates";
import { MONTH, MONTHS } from "@/lib/ingestion/parse/months";
import { withAsciiDigits } from "@/lib/jobs/search/words/fold";

/** Why a text gives no day: nothing there, no calendar date in it ("15 Days"), or a date that no calendar has ("0 June 2026"). */
type NoDay = "missing" | "vague" | "impossible";
export type ReadDay = { day: Day } | { problem: NoDay };

const YEAR_FIRST = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g;
const DAY_FIRST = /(?<!\d)(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/g;
const DAY_MONTH = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*(?:of\\s+)?(${MONTH})\\.?[\\s,.-]*(\\d{4})(?!\\d)`, "g");
/** An instant as programs and feeds write it, alone in its text: "2026-12-15T18:30:00Z", "Tue, 15 Dec 2026 18:30:00 GMT". */
const INSTANT = new RegExp(
  `^(?:(\\d{4}-\\d{2}-\\d{2})[t ]|(?:\\p{Ll}{3,9},?\\s+)?(\\d{1,2})\\s+(${MONTH})\\s+(\\d{4})\\s+)(\\d{2}:\\d{2})(:\\d{2}(?:\\.\\d+)?)?\\s?(z|utc?|gmt|[+-]\\d{2}:?\\d{2}|\\+\\d{2})?$`,
  "u",
);
/** Midnight in India as programs write it that know no zone of India: the day that begins is the one that is meant. */
const MIDNIGHT_OF_INDIA = /18:30(?::00(?:\.0+)?)?(?:z|[+-]00:00)$/;
const DAY_MONTH_SHORT = new RegExp(`(?<!\\d)(\\d{1,2})[-/.](${MONTH})[-/.](\\d{2})(?!\\d)`, "g");
const MONTH_DAY = new RegExp(`(?<!\\p{L})(${MONTH})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s+(\\d{4})(?!\\d)`, "gu");

/**
 * The calendar day that a text names, day before month as India writes it: DD-MM-YYYY, DD/MM/YY, YYYY-MM-DD, "30 June 2026",
 * "June 30, 2026", "30 जून 2026". Of a range ("24 to 28-10-2024 Walk in") the last day. Nothing is guessed or swapped: one
 * impossible date makes the whole text impossible.
 */
export function parseDay(text: string | undefined): ReadDay {
  const folded = foldDigits(text ?? "").trim();
  if (folded === "") return { problem: "missing" };
  const instant = writtenInstant(folded);
  if (instant && MIDNIGHT_OF_INDIA.test(instant)) return dayAfter(instant.slice(0, 10));
  const days = datesIn(folded);
  if (days.length === 0) return { problem: /^\d{4}-\d{1,2}/.test(folded) ? "impossible" : "vague" };
  if (!days.every(isDay)) return { problem: "impossible" };
  return { day: days.reduce((latest, day) => (day > latest ? day : latest)) };
}

/** The instant that a text in lower case is, in the form of ISO with its zone, that of India where a program writes none; null where it is none, or says more. */
export function writtenInstant(folded: string): string | null {
  const [, iso, day = "", month = "", year = "", time, seconds = "", zone] = INSTANT.exec(folded) ?? [];
  // Without a zone and without the form of a program it is what somebody wrote, which others read.
  if (time === undefined || (zone === undefined && folded[10] !== "t")) return null;
  return `${iso ?? toDay(year, month, day)}t${time}${seconds}${offsetOf(zone)}`;
}

function offsetOf(zone = "+0530"): string {
  const [, hours, minutes = "00"] = /^([+-]\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? "z" : `${hours}:${minutes}`;
}

/** A day that a program wrote as the instant at which it begins in India, of which the written date is the day before. */
function dayAfter(written: string): ReadDay {
  return isDay(written) ? { day: addDays(written, 1) } : { problem: "impossible" };
}

/** Every date written in a text, as YYYY-MM-DD and unchecked: a day 0 stays 00. */
export function datesIn(text: string): string[] {
  return markDates(text).days;
}

/** Characters without a meaning of their own: one stands for each date that was found. */
const FIRST_MARK = 0xe000;
const MOST_MARKS = 6_400;
export const MARK = /[\ue000-\uf8ff]/g;

/** A text in lower case and ASCII digits with a mark in the place of every date, and the dates, the one of `markedDay` for each mark. */
export function markDates(text: string): { text: string; days: string[] } {
  let rest = foldDigits(text).replace(MARK, " ");
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

function toDay(year: string, month: string, day: string): string {
  const number = MONTHS[month] ?? Number(month);
  return [year.length === 2 ? `20${year}` : year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}

/** Lower case, Devanagari digits as ASCII, every dash as a hyphen. */
export function foldDigits(text: string): string {
  return withAsciiDigits(text.normalize("NFKC").toLowerCase()).replace(/[‐-―−]/g, "-");
}

/** An instant that a text names: an ISO instant, or the beginning of the day that is written in it (UTC). */
export function snapshotDay(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  if (/^\d{4}-\d{2}-\d{2}T/.test(value) && isDay(value.slice(0, 10))) {
    const instant = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`);
    return Number.isNaN(instant.getTime()) ? null : instant;
  }
  const read = parseDay(value);
  return "day" in read ? new Date(`${read.day}T00:00:00.000Z`) : null;
}
