import { type Day, daysBetween } from "@/lib/dates";
import { parseDay } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import { remarkedDay, statedDays } from "@/lib/ingestion/parse/remarked-day";
import { type TitleDeadline, titleDeadlines } from "@/lib/ingestion/parse/stated-last-dates";

const REASONS = {
  missing: "no-deadline",
  vague: "vague-deadline",
  impossible: "impossible-deadline",
  several: "several-deadlines",
} as const satisfies Record<string, RefusalReason>;

/** A day 0 before a month's name, "0 June 2026": the mark of an extraction that lost the first digit of 10, 20 or 30. */
const LOST_DIGIT = /^0\s+\p{L}/u;
const MAY_HAVE_LOST_DIGIT = /^\d\s+\p{L}/u;

/** Whether the deadlines of a file show that its extraction loses first digits; then "5 June" may be the 15th or the 25th. */
export function losesDigits(deadlines: readonly (string | undefined)[]): boolean {
  return deadlines.some(hasLostDigit);
}

/** Whether a deadline has lost its first digit. */
export function hasLostDigit(deadline: string | undefined): boolean {
  return LOST_DIGIT.test(deadline ?? "");
}

type ReadDeadline = { day: Day } | { reason: RefusalReason };

/** The last day to apply as its column and the title say it, or that to which a remark beside them says that it was put off; one that was made earlier, or an earlier one that they state, contradicts it. */
export function deadlineOf(cell: string | undefined, title: string, isLossy: boolean, remarks = ""): ReadDeadline {
  const read = columnDeadline(cell, title, isLossy);
  const changed = remarkedDay(remarks);
  if ("reason" in read || changed === read.day) return read;
  // Who comes for a post by the later of two days may come too late.
  if (changed === null) return statedDays(remarks).some((day) => day < read.day) ? { reason: "remarked-deadline" } : read;
  return isExtension(read.day, changed) ? { day: changed } : { reason: "remarked-deadline" };
}

/**
 * The last day to apply, checked against the last dates that the title states: an equal one confirms it, one that ends in the same
 * digit restores a lost first digit, one to which the title says that it was put off is it, any other contradicts it. In a file that loses digits a one-digit day without its title's
 * word stays uncertain.
 */
function columnDeadline(cell: string | undefined, title: string, isLossy: boolean): ReadDeadline {
  const read = lastDayOf(cell);
  const stated = titleDeadlines(title);
  const restored = isLossy && MAY_HAVE_LOST_DIGIT.test(cell ?? "") ? restoredDay(cell ?? "", stated) : null;
  if (restored !== null) return { day: restored };
  if ("problem" in read) return { reason: REASONS[read.problem] };
  const { day } = read;
  if (stated.some((date) => isSameDay(date, day))) return { day };
  const extended = extendedDay(day, stated);
  if (extended !== null) return { day: extended };
  if (stated.length > 0) return { reason: "contradictory-deadline" };
  if (isLossy && MAY_HAVE_LOST_DIGIT.test(cell ?? "")) return { reason: "uncertain-deadline" };
  return { day };
}

/** The title's date whose day ends in the digit that is left, in the same month; null unless exactly one does. */
function restoredDay(cell: string, stated: readonly TitleDeadline[]): Day | null {
  const digit = Number(cell.trim()[0]);
  const completed = cell.trim().replace(/^\d/, "");
  const days = new Set<Day>();
  for (const date of stated.filter(({ day }) => day % 10 === digit)) {
    const read = parseDay(`${date.day}${completed}`);
    if ("day" in read && isSameDay(date, read.day)) days.add(read.day);
  }
  const [only] = days;
  return days.size === 1 ? (only ?? null) : null;
}

/** No office puts a last date off by more at a time: a later one is of another recruitment, or misread. */
const LONGEST_EXTENSION_DAYS = 60;

/** The later day to which a title says that the last date was put off, where its column still has the old one; null unless it says exactly one. */
function extendedDay(old: Day, stated: readonly TitleDeadline[]): Day | null {
  const days = new Set<Day>();
  for (const { day, month, year, isExtended } of stated) {
    const read = isExtended ? parseDay(`${day}-${month}-${year ?? old.slice(0, 4)}`) : { problem: "missing" as const };
    if ("day" in read) days.add(read.day);
  }
  const [only] = days;
  return only !== undefined && days.size === 1 && isExtension(old, only) ? only : null;
}

function isExtension(old: Day, day: Day): boolean {
  const by = daysBetween(old, day);
  return by > 0 && by <= LONGEST_EXTENSION_DAYS;
}

function isSameDay(date: TitleDeadline, day: Day): boolean {
  const [year, month, dayOfMonth] = day.split("-").map(Number);
  return date.day === dayOfMonth && date.month === month && (date.year === null || date.year === year);
}
