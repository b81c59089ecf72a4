import { type Day, dayInIndia } from "@/lib/dates";

/** The day to come on which applying begins, as the notice announces it; null where it has begun, or where nothing is said of it. */
export function opensOn(start: Day | null, now: Date): Day | null {
  return start !== null && start > dayInIndia(now) ? start : null;
}
