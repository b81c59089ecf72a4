import { lastDayOf } from "@/lib/ingestion/parse/last-day";

const dayOf = (cell: string) => {
  const read = lastDayOf(cell);
  return "day" in read ? read.day : read.problem;
};

it.each([
  "before 15-12-2026",
  "Apply before the 15th December 2026",
  "To reach this office prior to 15-12-2026",
  "Opens 01-12-2026, closes before 15-12-2026",
  "after 01-12-2026 and before 15-12-2026",
  "before 15-12-2026, hard copy by 20-12-2026 (5 PM)",
  "15-12-2026 से पहले",
  "15-12-2026 (मंगलवार) से पूर्व",
  "15-12-2026 के पूर्व",
  "15-12-2026 at 00:00 hrs",
  "15-12-2026, (00:00 hrs)",
  "15-12-2026 0000 hours",
  "15-12-2026 को 00:00 बजे तक",
  "01-12-2026 to 15-12-2026 (till 00:00)",
  "up to 00:00 hrs of 15-12-2026",
  "before 15-12-2026, 00:00 hrs",
])("of %j takes the day before, which is the last one on which one can apply", (cell) => expect(dayOf(cell)).toBe("2026-12-14"));

it.each([
  "on or before 15-12-2026",
  "on/before the 15-12-2026",
  "on & before 15-12-2026",
  "on and/or before 15-12-2026",
  "15-12-2026 or before",
  "not later than 15-12-2026",
  "latest by 15-12-2026",
  "before the last date: 15-12-2026",
  "before 15-12-2026 (5 PM)",
  "before 5 PM of 15-12-2026",
  "15-12-2026 को शाम 5 बजे से पहले",
  "15-12-2026 तक या उससे पहले",
  "15-12-2026 00:00",
  "15-12-2026 00:00:00",
  "2026-12-15T00:00:00",
  "15-12-2026 (00:00 hrs to 23:59 hrs)",
  "from 00:00 hrs of 01-12-2026 to 15-12-2026",
  "01-12-2026 (00:00 hrs) to 15-12-2026 (23:59 hrs)",
  "01-12-2026 00:00 hrs to 15-12-2026 24:00 hrs",
  "01-12-2026 to 15-12-2026, hard copy by 20-12-2026",
])("of %j takes the day itself", (cell) => expect(dayOf(cell)).toBe("2026-12-15"));
