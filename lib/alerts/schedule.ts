import type { AlertFrequency } from "@/lib/alerts/schema";
import { type Day, dayInIndia, daysBetween } from "@/lib/dates";

/** The hour in India from which daily and weekly alerts go out: mail at night helps nobody. */
const MORNING_HOUR = 8;
const DAYS: Record<Exclude<AlertFrequency, "instant">, number> = { daily: 1, weekly: 7 };
const HOUR_MS = 60 * 60 * 1000;

/**
 * Whether an alert is due that was last looked through at an instant: an instant one always, a daily one once each day in India from eight
 * in the morning, a weekly one seven days after the last time.
 */
export function isDue(frequency: AlertFrequency, ranAt: Date, now: Date): boolean {
  if (frequency === "instant") return true;
  const since = daysBetween(alertDay(ranAt), alertDay(now));
  return since >= DAYS[frequency];
}

/** The day of alerts at an instant: it begins at eight in the morning in India. */
export function alertDay(instant: Date): Day {
  return dayInIndia(new Date(instant.getTime() - MORNING_HOUR * HOUR_MS));
}
