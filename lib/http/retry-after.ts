import { DAY_MS } from "@/lib/dates";

/** No site is left alone for longer, whatever it asks for: a slip of its clock must not be the end of asking it. */
const LONGEST_MS = DAY_MS;

/**
 * How long another site asks to be left alone, by the header Retry-After of its answer (RFC 9110, 10.2.3).
 * @param value the header; null or undefined where it was not sent
 * @returns milliseconds, a day at most; null where it does not say
 */
export function retryAfterMs(value: string | null | undefined, now: Date): number | null {
  const ms = millisecondsOf(value?.trim() ?? "", now);
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_MS);
}

/** Seconds, or the date until which it is to be left alone. */
function millisecondsOf(text: string, now: Date): number {
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  return Date.parse(text) - now.getTime();
}
