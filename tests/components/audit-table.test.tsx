import { render, screen } from "@testing-library/react";
import { AuditTable } from "@/components/admin/audit-table";
import type { AuditDto } from "@/lib/audit/schema";

it("tells of a job that was joined with another into which it was first, and of no field that it became nothing", () => {
  const entry: AuditDto = {
    id: 1,
    at: "2026-11-01T06:00:00.000Z",
    actorName: "asha",
    action: "job.delete",
    entity: "job",
    entityId: "7",
    label: "Clerk",
    oldValues: { title: "Clerk", location: "Pune", deadline: "2026-12-05", positions: 7, qualification: "10th" },
    newValues: { joinedInto: 5, listings: [], messages: [3] },
  };
  render(<AuditTable entries={[entry]} />);
  expect(screen.getByText("Joined into, Messages, Job title, Location and 3 more")).toBeTruthy();
  expect([...document.querySelectorAll("dd")].map((value) => value.textContent)).toEqual([
    "new: 5",
    "new: 3",
    "old: Clerk",
    "old: Pune",
    "old: 5 Dec 2026",
    "old: 7",
    "old: 10th",
  ]);
});

it("leads from an import to the jobs that it made and changed last, of which the list has some, and to all of its source; from nothing else to any", () => {
  const entry: AuditDto = {
    id: 2,
    at: "2026-11-01T06:00:00.000Z",
    actorName: "asha",
    action: "import.run",
    entity: "import",
    entityId: "3",
    label: "board.csv",
    oldValues: null,
    newValues: { source: "board.example", input: "board.csv", read: 2 },
  };
  const entries = [
    entry,
    { ...entry, id: 3, entityId: "4" },
    { ...entry, id: 4, entityId: "5" },
    { ...entry, id: 5, action: "import.columns" },
  ];
  const runs = new Map([
    [3, { hasMade: true, hasChanged: true }],
    [4, { hasMade: false, hasChanged: true }],
  ]);
  render(<AuditTable entries={entries} runs={runs} />);
  const led = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  const all = ["All jobs of board.example", "/admin/jobs?source=board.example"];
  expect(led).toEqual([
    ["New jobs of this import", "/admin/jobs?madeBy=3"],
    ["Jobs that it changed last", "/admin/jobs?changedBy=3"],
    all,
    ["Jobs that it changed last", "/admin/jobs?changedBy=4"],
    all,
    all,
  ]);
});
