import type { AlertFrequency } from "@/lib/alerts/schema";
import { addDays, type Day, dayInIndia, mondayOf, startOfDay } from "@/lib/dates";

/** The hours in India between which nothing goes out that need not go at once: mail at night helps nobody. */
export const MORNING_HOUR = 8;
const NIGHT_HOUR = 22;
const HOUR_MS = 60 * 60 * 1000;

/**
 * When an alert tells of a notice: at once, at the first eight in the morning in India after its publication, or at that of the first Monday. All of a
 * person that is due goes in one mail. Counted from the publication, so that a host whose runs are a day apart does not tell a day later.
 */
export function dueAt(frequency: AlertFrequency, publishedAt: Date, now: Date): Date {
  if (frequency === "instant") return now;
  const today = alertDay(publishedAt);
  return morningOf(addDays(frequency === "daily" ? today : mondayOf(today), frequency === "daily" ? 1 : 7));
}

/** The day of alerts at an instant: it begins at eight in the morning in India. */
export function alertDay(instant: Date): Day {
  return dayInIndia(new Date(instant.getTime() - MORNING_HOUR * HOUR_MS));
}

/** Whether it is night in India, when nobody is to be woken by a reminder. */
export function isNight(instant: Date): boolean {
  const hour = (instant.getTime() - startOfDay(dayInIndia(instant)).getTime()) / HOUR_MS;
  return hour < MORNING_HOUR || hour >= NIGHT_HOUR;
}

function morningOf(day: Day): Date {
  return new Date(startOfDay(day).getTime() + MORNING_HOUR * HOUR_MS);
}
