import { addMonths, parseMonth, weeksOf } from "@/lib/exams/month";

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
