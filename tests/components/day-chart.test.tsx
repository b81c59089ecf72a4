import { render, screen } from "@testing-library/react";
import { DayChart } from "@/components/admin/day-chart";

const days = (counts: readonly number[]) => counts.map((count, at) => ({ day: `2026-11-0${at + 1}` as const, count }));

it.each([
  ["of days on which nothing was counted none", [0, 0], "most in a day: 0"],
  ["of others the greatest", [2, 5], "most in a day: 5"],
])("says %s", (_what, counts, said) => {
  render(<DayChart title="Came for review" unit="cases" days={days(counts)} />);
  expect(screen.queryAllByText(said)).toHaveLength(1);
});
