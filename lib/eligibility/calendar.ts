import type { Day } from "@/lib/dates";

/** A length of life as rules count it. */
export type Span = { years: number; months: number; days: number };

/**
 * The day on which somebody born on `birth` completes some years and months. A day that the month lacks is the first of the next one: the
 * anniversary of 29 February in a common year is 1 March.
 */
export function anniversary(birth: Day, years: number, months = 0): Day {
  if (asked.birth !== birth) asked = { birth, days: new Map() };
  const age = years * 12 + months;
  const known = asked.days.get(age);
  if (known !== undefined) return known;
  const day = shifted(birth, age);
  asked.days.set(age, day);
  return day;
}

/** By age in months, the days of the birth that was asked about last: a device asks tens of thousands of times, and of one person. */
let asked = { birth: "", days: new Map<number, Day>() };

/** A birth day that far earlier: what a relaxation does with the first day of a window. */
export function movedBack(day: Day, years: number, months = 0): Day {
  return shifted(day, -(years * 12 + months));
}

/** Completed years, months and days from one day to a later one. */
export function spanBetween(from: Day, to: Day): Span {
  let months = monthsOf(to) - monthsOf(from);
  if (shifted(from, months) > to) months -= 1;
  const start = shifted(from, months);
  // Less than a month: within one, or over the end of one.
  const over = start.slice(0, 7) === to.slice(0, 7) ? 0 : lengthOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1);
  return { years: Math.floor(months / 12), months: months % 12, days: over + Number(to.slice(8)) - Number(start.slice(8)) };
}

function shifted(day: Day, byMonths: number): Day {
  const months = monthsOf(day) + byMonths;
  const [year, month] = [Math.floor(months / 12), months % 12];
  const date = Number(day.slice(8));
  return date > SHORTEST_MONTH && date > lengthOf(year, month) ? written(months + 1, 1) : written(months, date);
}

const SHORTEST_MONTH = 28;

function lengthOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The numbers of months and days as they are written: a device writes tens of thousands of days. */
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));

function written(months: number, date: number): Day {
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${TWO_DIGITS[(months % 12) + 1]}-${TWO_DIGITS[date]}`;
}

/** Months since the year 0. */
function monthsOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
