import type { AlertFrequency } from "@/lib/alerts/schema";
import { addDays, type Day, dayInIndia, mondayOf, startOfDay } from "@/lib/dates";

/** The hours in India between which nothing goes out that need not go at once: mail at night helps nobody. */
export const MORNING_HOUR = 8;
const NIGHT_HOUR = 22;
const HOUR_MS = 60 * 60 * 1000;

/**
 * When an alert tells of a notice: at once, at the first eight in the morning in India after its publication, or at that of the first Monday. All of a
 * person that is due goes in one mail. Counted from the publication, so that a host whose runs are a day apart does not tell a day later. What closes by then
 * is told the first morning, or at once, since it would be told too late to anybody.
 */
export function dueAt(frequency: AlertFrequency, { publishedAt, closing }: Dated, now: Date): Date {
  if (frequency === "instant") return now;
  const today = alertDay(publishedAt);
  const usual = morningOf(addDays(frequency === "daily" ? today : mondayOf(today), frequency === "daily" ? 1 : 7));
  const morning = morningOf(addDays(today, 1));
  return [usual, morning].find((time) => time < closing) ?? now;
}

/** When a notice became public, and when nothing is taken any more. */
type Dated = { publishedAt: Date; closing: Date };

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
