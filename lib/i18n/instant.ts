const INSTANT = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "Asia/Kolkata",
});

/** "21 Nov 2026, 16:05": an ISO instant as a clock in India shows it. */
export function formatInstant(instant: string): string {
  return INSTANT.format(new Date(instant));
}
