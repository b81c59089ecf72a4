import { addDays, dayInIndia, instantInIndia } from "@/lib/dates";

/** The hour in India at which a notice is proposed to come out. */
const EVENING = "T18:00";

/**
 * What 'Publish later' proposes: the instant for which a job is scheduled already, else six in the evening of today, or of tomorrow once that is past.
 * A time of day in India.
 */
export function proposedTime(now: Date, scheduled: string | null = null): string {
  if (scheduled) return instantInIndia(new Date(scheduled)).slice(0, "2026-11-30T17:00".length);
  const today = dayInIndia(now);
  const isToCome = now < new Date(`${today}${EVENING}+05:30`);
  return `${isToCome ? today : addDays(today, 1)}${EVENING}`;
}
