import { addDays, type Day, isDay } from "@/lib/dates";
import { isAfterApplying, OF_LATER_STEPS } from "@/lib/ingestion/parse/after-applying";
import { withoutCount } from "@/lib/ingestion/parse/counted-days";
import { foldDigits, MARK, markDates, markedDay, toDay } from "@/lib/ingestion/parse/marked-dates";
import { MONTH } from "@/lib/ingestion/parse/months";

/** Why a text gives no day: nothing there, no calendar date in it ("15 Days"), or a date that no calendar has ("0 June 2026"). */
type NoDay = "missing" | "vague" | "impossible";
export type ReadDay = { day: Day } | { problem: NoDay };

/** An instant as programs and feeds write it, alone in its text: "2026-12-15T18:30:00Z", "Tue, 15 Dec 2026 18:30:00 GMT". */
const INSTANT = new RegExp(
  `^(?:(\\d{4}-\\d{2}-\\d{2})[t ]|(?:\\p{Ll}{3,9},?\\s+)?(\\d{1,2})\\s+(${MONTH})\\s+(\\d{4})\\s+)(\\d{2}:\\d{2})(:\\d{2}(?:\\.\\d+)?)?\\s?(z|utc?|gmt|[+-]\\d{2}:?\\d{2}|\\+\\d{2})?$`,
  "u",
);
/** The same as a browser writes it, "Mon Dec 14 2026 18:30:00 GMT+0000 (Coordinated Universal Time)". */
const OF_A_BROWSER = new RegExp(
  `^\\p{Ll}{3} (${MONTH}) (\\d{2} )(\\d{4} \\d{2}:\\d{2}:\\d{2}) gmt([+-]\\d{4})(?: \\([^()]*\\))?$`,
  "u",
);
/** Midnight in India as programs write it that know no zone of India: the day that begins is the one that is meant. */
const MIDNIGHT_OF_INDIA = /18:30(?::00(?:\.0+)?)?(?:z|[+-]00:00)$/;

const RANGE = /([\ue000-\uf8ff])\s*(?:-|to|till|until|up ?to|से)\s*[\ue000-\uf8ff]/u;

/**
 * The calendar day that a text names, day before month as India writes it: DD-MM-YYYY, DD/MM/YY, YYYY-MM-DD, "30 June 2026",
 * "June 30, 2026", "30 जून 2026"; a day that a program counts alone in its text (`withoutCount`). Of a range ("24 to 28-10-2024 Walk in") the last day. Nothing is guessed or swapped: one
 * impossible date makes the whole text impossible.
 */
export function parseDay(text: string | undefined): ReadDay {
  const folded = withoutCount(foldDigits(text ?? "").trim());
  if (folded === "") return { problem: "missing" };
  const instant = writtenInstant(folded);
  if (instant && MIDNIGHT_OF_INDIA.test(instant)) return dayAfter(instant.slice(0, 10));
  const days = datesIn(folded);
  if (days.length === 0) return { problem: /^\d{4}-\d{1,2}/.test(folded) ? "impossible" : "vague" };
  if (!days.every(isDay)) return { problem: "impossible" };
  return { day: days.reduce((latest, day) => (day > latest ? day : latest)) };
}

/** Whether a cell holds a day, also as programs count it, or one that no calendar has. */
export function holdsDay(text: string): boolean {
  const read = parseDay(text);
  return "day" in read || read.problem === "impossible";
}

/** Words before the day on which applying begins, and of the one on which it ends. */
const BEGINS = /(?<!\p{L})(?:from|start\p{L}*|open\p{L}*|begin\p{L}*|commenc\p{L}*|प्रारंभ|प्रारम्भ|आरंभ|आरम्भ|शुरू)(?![\p{L}\p{M}])/u;
export const ENDS = /(?<!\p{L})(?:last|clos\p{L}*|end\p{L}*|till|up ?to|अंतिम|अन्तिम|आखिरी)(?![\p{L}\p{M}])/u;
/** What is said of the day before it. */
const BEHIND = /^\s*\([^()]*\)/u;

/**
 * The calendar day on which something begins: of a range the first ("01-12-2026 to 31-12-2026"), of several that which is said to be it ("Start: 01-12-2026 Last:
 * 31-12-2026"), none where they are of other things and of its end, else what `parseDay` reads.
 */
export function parseStart(text: string | undefined): ReadDay {
  const read = parseDay(text);
  const { text: marked, days } = markDates(text ?? "");
  if ("problem" in read || new Set(days).size < 2) return read;
  const first = markedDay(RANGE.exec(marked)?.[1] ?? beginning(marked), days);
  if (isDay(first) && first < read.day) return { day: first };
  return ENDS.test(marked) ? { problem: "vague" } : read;
}

/** The mark of the day that is said to be the first, or of which nothing is said before it. */
function beginning(marked: string): string {
  const words = marked.split(MARK).map((between) => between.replace(BEHIND, ""));
  const isBegin = (before = "") =>
    BEGINS.test(before) && !isAfterApplying(before) && ![ENDS, OF_LATER_STEPS].some((other) => other.test(before));
  const marks: readonly string[] = marked.match(MARK) ?? [];
  const bare = ENDS.test(marked) && !/\p{L}/u.test(words[0] ?? "") ? marks[0] : undefined;
  return marks.find((_, at) => isBegin(words[at])) ?? bare ?? "";
}

/** The instant that a text in lower case is, in the form of ISO with its zone, that of India where a program writes none; null where it is none, or says more. */
export function writtenInstant(text: string): string | null {
  const folded = withoutCount(text);
  const [, iso, day = "", month = "", year = "", time, seconds = "", zone] =
    INSTANT.exec(folded.replace(OF_A_BROWSER, "$2$1 $3 $4")) ?? [];
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

/**
 * When the source of a file showed what it holds: the first instant that one of the texts names. A day to come is none: "last date 15-12-2026.xlsx" would be
 * newer until then than every corrigendum.
 */
export function snapshotOf(texts: readonly unknown[], otherwise: Date): Date {
  return texts.map(snapshotDay).find((instant) => instant !== null && instant <= otherwise) ?? otherwise;
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
