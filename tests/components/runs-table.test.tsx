import { render, screen } from "@testing-library/react";
import { RunsTable } from "@/components/admin/import/runs-table";
import type { RunDto } from "@/lib/ingestion/runs";

const RUN: RunDto = {
  id: 1,
  source: "board.example",
  input: "board.csv",
  status: "succeeded",
  startedAt: "2026-11-01T06:00:00.000Z",
  processed: 6,
  created: 1,
  updated: 2,
  unchanged: 3,
  joined: 0,
  refused: 0,
};

it("leads from a run to the jobs of its source, but for one that brought nothing since it failed", () => {
  render(<RunsTable runs={[RUN, { ...RUN, id: 2, source: "away.example", status: "failed" }]} />);
  const led = screen.getAllByRole<HTMLAnchorElement>("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(led).toEqual([["board.example", "/admin/jobs?source=board.example"]]);
  screen.getByText(/Was a file read wrongly\? .+ import it again: .+ Do not delete jobs for it/);
});

it("says nothing of runs where there are none", () => {
  render(<RunsTable runs={[]} />);
  expect(document.body.textContent).toBe("Nothing has been imported yet.");
});
