import { isDue } from "@/lib/alerts/schedule";

it.each([
  ["instant", "2026-11-21T10:00:00+05:30", "2026-11-21T10:00:01+05:30", true],
  ["daily", "2026-11-21T08:00:00+05:30", "2026-11-21T23:59:00+05:30", false],
  ["daily", "2026-11-21T08:00:00+05:30", "2026-11-22T07:59:59+05:30", false],
  ["daily", "2026-11-21T08:00:00+05:30", "2026-11-22T08:00:00+05:30", true],
  ["daily", "2026-11-21T07:59:00+05:30", "2026-11-21T08:00:00+05:30", true],
  ["weekly", "2026-11-21T09:00:00+05:30", "2026-11-27T23:00:00+05:30", false],
  ["weekly", "2026-11-21T09:00:00+05:30", "2026-11-28T08:00:00+05:30", true],
] as const)("a %s alert last looked through at %s, at %s", (frequency, ranAt, now, expected) => {
  expect(isDue(frequency, new Date(ranAt), new Date(now))).toBe(expected);
});
