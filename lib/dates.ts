import { UTCDateMini } from "@date-fns/utc/date/mini";
import { addDays as addDaysTo } from "date-fns/addDays";
import { addMinutes } from "date-fns/addMinutes";
import { addMonths as addMonthsTo } from "date-fns/addMonths";
import { addSeconds } from "date-fns/addSeconds";
import { millisecondsInDay } from "date-fns/constants";
import { isValid } from "date-fns/isValid";
import { startOfISOWeek } from "date-fns/startOfISOWeek";

/**
 * Calendar days and deadlines in Asia/Kolkata: the one module that decides what day it is and whether something is open.
 * A day is the text YYYY-MM-DD; an instant is a Date. A day has no zone, so days are counted in UTC, whatever the zone of the machine;
 * India enters where an instant becomes a day and back, by the one offset that it has kept all year since 1945: asking a browser for the zone costs a
 * slow phone 60 ms once. Public pages load this module: it takes the smallest pieces of date-fns, each by its own path.
 */
const INDIA_MINUTES = 5 * 60 + 30;
export const DAY_MS = millisecondsInDay;

/** Days a job stays in the lists after its deadline (product.md, "Lists"). */
const RECENTLY_CLOSED_DAYS = 30;

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** The calendar day in Asia/Kolkata at an instant. */
export function dayInIndia(now: Date): Day {
  return dayOf(addMinutes(now, INDIA_MINUTES));
}

/** The instant at which a day begins in Asia/Kolkata. */
export function startOfDay(day: Day): Date {
  return addMinutes(dateOf(day), -INDIA_MINUTES);
}

/** The last second of a day in Asia/Kolkata: 23:59:59, when a deadline ends. */
export function endOfDay(day: Day): Date {
  return addSeconds(startOfDay(addDays(day, 1)), -1);
}

/** A day moved by a number of days. */
export function addDays(day: Day, days: number): Day {
  return dayOf(addDaysTo(new UTCDateMini(dateOf(day)), days));
}

/** A day moved by a number of months; the last day of a month that is too short. */
export function addMonths(day: Day, months: number): Day {
  return dayOf(addMonthsTo(new UTCDateMini(dateOf(day)), months));
}

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  return dayOf(startOfISOWeek(new UTCDateMini(dateOf(day))));
}

/** The instant a number of days, of 24 hours each, before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Whole days from one calendar day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS;
}

/** Puts days in order: below 0 where the first comes first, 0 where both are one. */
export function compareDays(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Until when something is taken: a day, and the instant on that day where its notice gives an hour (ISO 8601). */
export type LastDate = { deadline: Day; closesAt: string | null };

/** A last date of which the hour may be known: the first of `hours` that is of its day, the surest first; an hour of another day is none of it. */
export function lastDate(deadline: Day, ...hours: (string | null | undefined)[]): LastDate {
  const ofDay = hours.find((hour) => hour && dayInIndia(new Date(hour)) === deadline);
  return { deadline, closesAt: ofDay ?? null };
}

/**
 * The instant from which nothing is taken any more: the hour that the notice gives, at the latest 23:59:59 in India, which it is where no hour is
 * given (product.md, principle 5). In the last second of a day nothing of that day is open, whatever its notice says: by the day alone an index
 * finds what is open.
 */
export function closingInstant({ deadline, closesAt }: LastDate): Date {
  const end = endOfDay(deadline);
  const stated = closesAt === null ? end : new Date(closesAt);
  return stated < end ? stated : end;
}

/**
 * Whether applications are still taken: the one rule for lists, cards, markup, feeds, calendars, mail and sitemaps. Its form in SQL is
 * takesApplications in lib/jobs/search/scope.ts.
 */
export function isOpen(last: LastDate, now: Date): boolean {
  return now < closingInstant(last);
}

/**
 * Days left to apply: while open max(0, ceil((end of the deadline day - now) / 1 day)), so that the last day itself counts 1 whatever its
 * hour; 0 is expired (product.md, principle 5).
 */
export function daysLeft(last: LastDate, now: Date): number {
  return isOpen(last, now) ? Math.ceil((endOfDay(last.deadline).getTime() - now.getTime()) / DAY_MS) : 0;
}

/** Whether a job belongs in lists: open, or closed in the last 30 days. */
export function isListed(deadline: Day, now: Date): boolean {
  return deadline >= listedSince(now);
}

/** The earliest deadline that lists still show. */
export function listedSince(now: Date): Day {
  return addDays(firstOpenDeadline(now), -RECENTLY_CLOSED_DAYS);
}

/**
 * The earliest deadline that may be open: today, but for the last second of the day, at which every deadline of that day has ended. Of the
 * jobs of that day, those whose hour has passed are closed too.
 */
export function firstOpenDeadline(now: Date): Day {
  const today = dayInIndia(now);
  return isOpen(lastDate(today), now) ? today : addDays(today, 1);
}

/** The day to come on which applying begins, as the notice announces it; null where it has begun, or where nothing is said of it. */
export function opensOn(start: Day | null, now: Date): Day | null {
  return start !== null && start > dayInIndia(now) ? start : null;
}

/** Milliseconds from now to the next midnight in Asia/Kolkata. */
export function millisecondsToMidnight(now: Date): number {
  return startOfDay(addDays(dayInIndia(now), 1)).getTime() - now.getTime();
}

/** An instant as a wall clock in India tells it, to the second: 2026-11-30T17:00:00+05:30. */
export function instantInIndia(at: Date): string {
  return `${addMinutes(at, INDIA_MINUTES).toISOString().slice(0, 19)}+05:30`;
}

/**
 * Whether a text is a day of the calendar as forms and files give it. One of another age is a slip of the keyboard: ages counted from it are no days at all, and
 * no calendar can name the day after 9999-12-31.
 */
export function isDay(text: string): boolean {
  if (!/^(?:19|20|21)/.test(text)) return false;
  const date = dateOf(text);
  // Date reads 30 February as 2 March, and writings of a day that are not ours: what it writes itself is compared.
  return isValid(date) && dayOf(date) === text;
}

/** The calendar day of a date column (Prisma gives UTC midnight). */
export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** UTC midnight of a day, as a date column takes it. */
export function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The calendar year in Asia/Kolkata, as text for banners and the copyright line. */
export function yearInIndia(now: Date): string {
  return dayInIndia(now).slice(0, 4);
}
