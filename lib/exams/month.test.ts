import { addMonths, eventsByDay, parseMonth, weeksOf } from "@/lib/exams/month";
import type { ExamDto } from "@/lib/exams/schema";

it.each([
  ["2026-12", "2026-12"],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["9999-01", undefined],
  ["2026-1", undefined],
  ["<script>", undefined],
  ["", undefined],
  [undefined, undefined],
])("an address that asks for the month %p gets %p", (value, month) => {
  expect(parseMonth(value)).toBe(month);
});

it.each([
  ["2026-12", 1, "2027-01"],
  ["2027-01", -1, "2026-12"],
  ["2026-05", 14, "2027-07"],
])("%s moved by %d months is %s", (month, months, moved) => {
  expect(addMonths(month, months)).toBe(moved);
});

it.each([
  ["2026-11", 30, 6, 6],
  ["2027-02", 28, 4, 0],
  ["2028-02", 29, 5, 1],
])("%s has %d days in %d weeks from Monday, its first after %d empty cells", (month, days, weeks, empty) => {
  const grid = weeksOf(month);
  expect(grid).toHaveLength(weeks);
  expect(grid.flat().filter(Boolean)).toHaveLength(days);
  expect(grid[0]?.indexOf(`${month}-01`)).toBe(empty);
});

it("names the first and the last month in which anything happens, in whatever order the exams come", () => {
  const exam = (examDate: string) =>
    ({ examDate, registrationEndDate: examDate, admitCardDate: null, resultsDate: null }) as ExamDto;
  for (const dates of [
    ["2026-12-01", "2027-03-01", "2026-11-01"],
    ["2027-03-01", "2026-11-01", "2026-12-01"],
  ]) {
    const { byDay, ...ends } = eventsByDay(dates.map(exam));
    expect(ends).toEqual({ first: "2026-11", last: "2027-03" });
    expect(byDay.get("2026-12-01")?.map(({ kind }) => kind)).toEqual(["registrationEnd", "exam"]);
  }
  const { byDay, ...ends } = eventsByDay([{ ...exam("2026-12-30"), examEndDate: "2027-01-02" }]);
  expect(ends).toEqual({ first: "2026-12", last: "2027-01" });
  expect([...byDay].map(([day, events]) => [day, events.map(({ kind }) => kind)])).toEqual([
    ["2026-12-30", ["registrationEnd", "exam"]],
    ["2026-12-31", ["exam"]],
    ["2027-01-01", ["exam"]],
    ["2027-01-02", ["exam"]],
  ]);
  expect(eventsByDay([])).toMatchObject({ first: undefined, last: undefined });
});
