import { type Day, dayInIndia, instantInIndia } from "@/lib/dates";
import { writtenInstant } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { foldDigits } from "@/lib/ingestion/parse/marked-dates";

/** The clock of another country, amid other words. */
const ELSEWHERE = /\b(?:gmt|utc)\b(?!\s?\+\s?0?5[:.]?30)/;
/** A walk-in begins at its hour, and so does what is reported to. */
const BEGINS = /walk|interview|reporting|from\s*$|onwards|साक्षात्कार/;
const MIDNIGHT = /midnight|रात(?:्रि)?\s*12|मध्यरात्रि/;
const NOON = /(?:\b12(?:[:.]00)?\s*)?\bnoon\b/g;
const TIME =
  /(शाम|सायं|सांय|दोपहर|सुबह|प्रातः|पूर्वाह्न|पूर्वान्ह|अपराह्न|अपराह्ण|अपरान्ह|अपराहन|रात्रि|रात)?\s*(?<![\d:.])(\d{1,2})(?:\s?([:.])\s?(\d{2})(?::\d{2})?)?\s*(a\.?\s?m\b\.?|p\.?\s?m\b\.?|hrs?\b|hours?\b|बजे)?(?![\d:/-])/gu;
const FOUR_DIGITS = /(?<!\d)([01]\d|2[0-3])([0-5]\d)(?=\s*(?:hrs?\b|hours?\b))/g;
const LATE_PARTS = new Set("शाम सायं सांय दोपहर अपराह्न अपराह्ण अपरान्ह अपराहन रात्रि रात".split(" "));

/**
 * The instant of the last day until which a cell says that one can apply ("31-12-2026 (up to 05:00 PM)"), as a clock in India tells it; null where it says
 * none, or leaves open which: two hours that are no range, a walk-in's, "5:00" of the morning or the evening. Of a range the last hour counts.
 * @param day the last day that was read of the cell, or restored
 */
export function lastHourOf(cell: string | undefined, day: Day): string | null {
  const instant = writtenInstant(foldDigits(cell ?? "").trim());
  if (instant !== null) return hourOfInstant(instant, day);
  const read = lastDayOf(cell);
  if ("problem" in read || read.day !== day || [BEGINS, ELSEWHERE].some((words) => words.test(read.beside))) return null;
  const time = timeIn(read.beside);
  return time === null ? null : `${day}T${time === "23:59" ? "23:59:59" : `${time}:00`}+05:30`;
}

/** The hour that the last dates of sentences ("31-12-2026 (05:00 PM)") give the last day; null where they give several. */
export function lastHourIn(dates: readonly string[], day: Day): string | null {
  const hours = new Set(dates.flatMap((date) => lastHourOf(date, day) ?? []));
  const [only] = hours;
  return hours.size === 1 ? (only ?? null) : null;
}

/** Of a time that a program wrote. Where it only ends or begins the day of some zone it says no hour. */
function hourOfInstant(instant: string, day: Day): string | null {
  if (/t(?:00:00|23:59)/.test(instant)) return null;
  const at = new Date(instant.toUpperCase());
  const told = Number.isNaN(at.getTime()) || dayInIndia(at) !== day ? null : instantInIndia(at);
  return told === null || /T(?:00:00:00|23:59:)/.test(told) ? null : told;
}

/** The one time of some words, of a range its end. */
function timeIn(words: string): string | null {
  if (MIDNIGHT.test(words)) return null;
  const text = words.replace(NOON, " 12:00 ").replace(FOUR_DIGITS, "$1:$2");
  const found = [...text.matchAll(TIME)].flatMap((match) => {
    const time = clockOf(match);
    return time === null ? [] : [{ time, start: match.index, end: match.index + match[0].length }];
  });
  const [first, second] = found;
  if (!first || !second) return first?.time ?? null;
  const isRange = found.length === 2 && /^\s*(?:to|-|से)\s*$/.test(text.slice(first.end, second.start));
  return isRange || found.every(({ time }) => time === first.time) ? second.time : null;
}

/** A time of 24 hours, or null for a bare number and for one that may be of the morning or the evening. */
function clockOf([, part, hours, between, minutes = "00", mark = ""]: RegExpExecArray): string | null {
  const hour = Number(hours);
  // "17.30" is no amount and no version beside a date: no other clock has such an hour.
  const isBare = part === undefined && mark === "" && between !== ":" && !(between === "." && hour > 12);
  if (isBare || Number(minutes) > 59) return null;
  const half = mark.replace(/[.\s]/g, "");
  if (half === "am" || half === "pm")
    return hour < 1 || hour > 12 ? null : clock((hour % 12) + (half === "pm" ? 12 : 0), minutes);
  if (part !== undefined && hour <= 12) return clock(LATE_PARTS.has(part) && hour < 12 ? hour + 12 : hour, minutes);
  // A clock of 24 hours has "till 11:59 Hrs" before noon, and no office closes then: the end of the day is meant.
  const isOfEitherHalf = hour < 7 || (mark === "बजे" && hour < 13) || (hour === 11 && minutes === "59");
  return isOfEitherHalf || hour > 23 ? null : clock(hour, minutes);
}

/** Midnight is the end of one day or the beginning of another: it says nothing. */
function clock(hour: number, minutes: string): string | null {
  return hour === 0 ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}
