import { isDay } from "@/lib/dates";
import { parseDay } from "@/lib/ingestion/parse/days";

/** An instant that a text names: an ISO instant, or the beginning of the day that is written in it (UTC). */
export function snapshotDay(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  if (/^\d{4}-\d{2}-\d{2}T/.test(value) && isDay(value.slice(0, 10))) {
    const instant = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value}Z`);
    return Number.isNaN(instant.getTime()) ? null : instant;
  }
  const read = parseDay(value);
  return "day" in read ? new Date(`${read.day}T00:00:00.000Z`) : null;
}
