import { isOpen, type LastDate } from "@/lib/dates";

/** What the script that puts an older copy right must know of an hour that is still to come (components/days/day-corrector.tsx). */
export function closingData(last: LastDate, now: Date): { "data-closes"?: string } {
  return last.closesAt !== null && isOpen(last, now) ? { "data-closes": last.closesAt } : {};
}
