import { dateFormatter } from "./formatters";

const INSTANT = dateFormatter("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  // Not hour12: false, which lets Node choose 24:15 and a browser 00:15 for the same instant: the page then fails to hydrate.
  hourCycle: "h23",
  timeZone: "Asia/Kolkata",
});

/** "21 Nov 2026, 16:05": an ISO instant as a clock in India shows it. */
export function formatInstant(instant: string): string {
  return INSTANT().format(new Date(instant)).replace("Sept ", "Sep ");
}
