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
