import { toListingRow } from "@/lib/ingestion/parse/columns";
import { parseStart } from "@/lib/ingestion/parse/days";
import { lastDayOf } from "@/lib/ingestion/parse/last-day";

it.each([
  ["Start: 01-12-2026 Last: 20-12-2026", "2026-12-01"],
  ["Opening Date: 01-12-2026; Closing Date: 20-12-2026", "2026-12-01"],
  ["Opens 01-12-2026 & closes 20-12-2026", "2026-12-01"],
  ["01-12-2026 (opening) 20-12-2026 (closing)", "2026-12-01"],
  ["Notification: 25-11-2026, Apply Start: 01-12-2026, Apply End: 20-12-2026, Admit card: 12-01-2027", "2026-12-01"],
  ["Last date: 20-12-2026, Exam starts: 10-01-2027, Begins: 01-12-2026", "2026-12-01"],
  ["आवेदन प्रारंभ: 01-12-2026 अंतिम तिथि: 20-12-2026", "2026-12-01"],
  ["01-12-2026 to 20-12-2026", "2026-12-01"],
  ["01-12-2026 revised to 05-12-2026", "2026-12-05"],
])("reads on which day applying begins: %j", (text, day) => {
  expect(parseStart(text)).toEqual({ day });
});

it.each([
  ["Start: 01-12-2026 Last: 20-12-2026 Exam: 10-01-2027", "2026-12-01", "2026-12-20"],
  ["Opening Date: 01-12-2026 Closing Date: 20-12-2026 Fee Last Date: 22-12-2026", "2026-12-01", "2026-12-20"],
])("reads of a column of all dates the first and the last day to apply: %j", (text, first, last) => {
  const { startsOn, deadline } = toListingRow(1, { Post: "Clerk", "Important Dates": text }).cells;
  expect([parseStart(startsOn), lastDayOf(deadline)]).toMatchObject([{ day: first }, { day: last }]);
});

it("knows no first day of one that is said of something else, beside the last", () => {
  expect(parseStart("Notification: 25-11-2026, Apply End: 20-12-2026, Admit card: 12-01-2027")).toEqual({ problem: "vague" });
});

it.each([
  "Notification: 01-12-2026, Exam: 10-01-2027",
  "Start: 01-12-2026, Fee last date: 22-12-2026",
  "Issue: 01-12-2026 Interview: 28-12-2026",
  "Last: 20-12-2026",
])("reads no last date of a column of all dates that says none beside others: %j", (text) => {
  expect(toListingRow(1, { Post: "Clerk", "Important Dates": text }).cells.deadline).toBeUndefined();
});
