import { z } from "zod";
import { isDay } from "@/lib/dates";
import { CLOSINGS, MAX_CLOSING_DAYS } from "@/lib/jobs/schema";

/** The names that some numbers of days have. */
const NAMED: Record<string, string> = { "1-days": "today", "7-days": "week" };

/** A last date as lists and alerts ask for it: the next so many days, today included, or one day. What means the same reads the same. */
export const closingSchema = z.union([
  z.enum(CLOSINGS),
  z
    .string()
    .refine((text) => closesWithin(text) !== null)
    .transform((text) => NAMED[text] ?? text),
  z.string().refine(isDay),
]);

/** Days, today included, that a value of `closing` reaches ahead; null where it is a day or nothing that lists know. */
export function closesWithin(value: string): number | null {
  if (value === "today") return 1;
  if (value === "week") return 7;
  const days = Number(/^([1-9]\d?)-days$/.exec(value)?.[1]);
  return days <= MAX_CLOSING_DAYS ? days : null;
}
