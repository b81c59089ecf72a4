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
  hasMade: false,
  hasChanged: false,
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

it("leads to the new and to the changed jobs of a run that the list still has", () => {
  render(
    <RunsTable
      runs={[
        { ...RUN, hasMade: true, hasChanged: true },
        { ...RUN, id: 2, hasChanged: true },
      ]}
    />,
  );
  const led = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(led.filter(([, href]) => href !== "/admin/jobs?source=board.example")).toEqual([
    ["1 new, the list of these jobs", "/admin/jobs?madeBy=1"],
    ["2 changed, the list of these jobs", "/admin/jobs?changedBy=1"],
    ["2 changed, the list of these jobs", "/admin/jobs?changedBy=2"],
  ]);
});

it("says nothing of runs where there are none", () => {
  render(<RunsTable runs={[]} />);
  expect(document.body.textContent).toBe("Nothing has been imported yet.");
});
