import type { DayRange } from "@/lib/jobs/search/criteria";
import { dayNumber } from "@/lib/jobs/search/index/columns";

/** A range of days as the columns of the index hold days. */
export type DayNumbers = { first: number; last: number };

export function numbersOf({ from, to }: DayRange): DayNumbers {
  return { first: dayNumber(from), last: dayNumber(to) };
}

export function isIn(day: number, { first, last }: DayNumbers): boolean {
  return day >= first && day <= last;
}
