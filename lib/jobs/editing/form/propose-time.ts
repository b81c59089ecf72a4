import { addDays, dayInIndia } from "@/lib/dates";

/** The hour in India at which a notice is proposed to come out. */
const EVENING = "T18:00";

/** What 'Publish later' proposes: six in the evening of today, or of tomorrow once that is past. A time of day in India. */
export function proposedTime(now: Date): string {
  const today = dayInIndia(now);
  const isToCome = now < new Date(`${today}${EVENING}+05:30`);
  return `${isToCome ? today : addDays(today, 1)}${EVENING}`;
}
