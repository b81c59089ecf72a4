import { parseDay } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";
import { lastHourOf } from "@/lib/ingestion/parse/last-hour";

const LAST_DAY = "2026-12-31";

it.each([
  ["1798675200", null],
  ["1798655400000", null],
  ["/Date(1798655400000)/", null],
  ["/Date(1798655400000+0530)/", null],
  ["1798718340000", "2026-12-31T17:29:00+05:30"],
  ["20261231", null],
  ["20261231T113000Z", "2026-12-31T17:00:00+05:30"],
  ["46387", null],
  ["46387.708333", "2026-12-31T17:00:00+05:30"],
])("reads %j, as a program counts a day, and its hour", (cell, hour) => {
  expect(lastDayOf(cell)).toEqual({ day: LAST_DAY, beside: "" });
  expect(lastHourOf(cell, LAST_DAY)).toBe(hour);
});

it.each(["9876543210", "31122026", "12312026", "250", "18000", "1798675200 (Clerk)", "99999999", "4638"])(
  "takes %j for no day that was counted",
  (cell) => expect(parseDay(cell)).toEqual({ problem: "vague" }),
);
