/**
 * Calendar days and deadlines in Asia/Kolkata: the one module that decides what day it is and whether something is open.
 * A day is the text YYYY-MM-DD; an instant is a Date. India has had no daylight saving since 1945, so the offset is fixed.
 */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days a job stays in the lists after its deadline (product.md, "Lists"). */
export const RECENTLY_CLOSED_DAYS = 30;

/** A calendar day, YYYY-MM-DD. */
export type Day = string;

/** The calendar day in Asia/Kolkata at an instant. */
export function dayInIndia(now: Date): Day {
  return new Date(now.getTime() + IST_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Asia/Kolkata. */
export function startOfDay(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - IST_OFFSET_MS);
}

/** The last second of a day in Asia/Kolkata: 23:59:59, when a deadline ends. */
export function endOfDay(day: Day): Date {
  return new Date(startOfDay(day).getTime() + DAY_MS - 1000);
}

/** A day moved by a number of days. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / DAY_MS);
}

/**
 * Days left to apply: max(0, ceil((end of the deadline day - now) / 1 day)). The last day itself still counts 1; 0 is expired
 * (product.md, principle 5).
 */
export function daysLeft(deadline: Day, now: Date): number {
  return Math.max(0, Math.ceil((endOfDay(deadline).getTime() - now.getTime()) / DAY_MS));
}

/** Whether applications are still taken: the one rule for lists, cards, markup, feeds, mail and sitemaps. */
export function isOpen(deadline: Day, now: Date): boolean {
  return daysLeft(deadline, now) > 0;
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
 * The earliest deadline that is open: the SQL form of isOpen. It is today, but for the last second of the day, at which the
 * deadline of that day has already ended.
 */
export function firstOpenDeadline(now: Date): Day {
  const today = dayInIndia(now);
  return isOpen(today, now) ? today : addDays(today, 1);
}

/** Milliseconds from now to the next midnight in Asia/Kolkata. */
export function millisecondsToMidnight(now: Date): number {
  return startOfDay(addDays(dayInIndia(now), 1)).getTime() - now.getTime();
}

/** Whether a text is a real calendar day: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
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
