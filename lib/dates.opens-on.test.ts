import { opensOn } from "@/lib/dates";

it.each([
  ["the day before, in India", "2026-12-05", "2026-12-04T18:29:59Z", "2026-12-05"],
  ["from the first minute of the day", "2026-12-05", "2026-12-04T18:30:00Z", null],
  ["where nothing is said", null, "2026-12-04T18:29:59Z", null],
])("says when applying begins: %s", (_when, start, now, expected) => {
  expect(opensOn(start, new Date(now))).toBe(expected);
});
