import type { AlertFrequency } from "@/lib/alerts/schema";
import { addDays, type Day, dayInIndia, mondayOf, startOfDay } from "@/lib/dates";

/** The hours in India between which nothing goes out that need not go at once: mail at night helps nobody. */
export const MORNING_HOUR = 8;
const NIGHT_HOUR = 22;
const HOUR_MS = 60 * 60 * 1000;

/** What a mail leaves of the time to apply, so that it comes in time. */
export const LEFT_HOURS = 4;
const LEFT_MS = LEFT_HOURS * HOUR_MS;
/** The hours of a day at which what cannot wait for the next morning is told: what several sources publish in a forenoon goes in one mail. */
const HOURS = [MORNING_HOUR, 11, 14, 17, 20];

/**
 * When an alert tells of a notice: at once, at the first eight in the morning in India after its publication, or at that of the first Monday. All of a
 * person that is due goes in one mail. Counted from the publication, so that a host whose runs are a day apart does not tell a day later. What closes on that
 * Monday or before it is told the first morning; what leaves no time then, the same day at the next of some hours, or at once.
 */
export function dueAt(frequency: AlertFrequency, { publishedAt, closing }: Dated, now: Date): Date {
  if (frequency === "instant") return now;
  const today = alertDay(publishedAt);
  const monday = addDays(mondayOf(today), 7);
  if (frequency === "weekly" && monday < dayInIndia(closing)) return morningOf(monday);
  const leavesTime = (time: Date) => closing.getTime() - time.getTime() >= LEFT_MS;
  return [nextMorning(publishedAt), nextHour(publishedAt)].find(leavesTime) ?? now;
}

function nextHour(instant: Date): Date {
  const today = dayInIndia(instant);
  const times = HOURS.map((hour) => hourOf(today, hour));
  return times.find((time) => time >= instant) ?? morningOf(addDays(today, 1));
}

/** When a notice became public, and when nothing is taken any more. */
type Dated = { publishedAt: Date; closing: Date };

/** The day of alerts at an instant: it begins at eight in the morning in India. */
export function alertDay(instant: Date): Day {
  return dayInIndia(new Date(instant.getTime() - MORNING_HOUR * HOUR_MS));
}

/** The first eight in the morning in India after an instant. */
export function nextMorning(instant: Date): Date {
  return morningOf(addDays(alertDay(instant), 1));
}

/** Whether it is night in India, when nobody is to be woken by a reminder. */
export function isNight(instant: Date): boolean {
  const hour = (instant.getTime() - startOfDay(dayInIndia(instant)).getTime()) / HOUR_MS;
  return hour < MORNING_HOUR || hour >= NIGHT_HOUR;
}

function morningOf(day: Day): Date {
  return hourOf(day, MORNING_HOUR);
}

function hourOf(day: Day, hour: number): Date {
  return new Date(startOfDay(day).getTime() + hour * HOUR_MS);
}
