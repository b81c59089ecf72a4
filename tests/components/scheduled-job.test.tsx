import { fireEvent, screen } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { listedJob } from "@/tests/support/listed-job";
import { fieldOf, openJobForm, openStaffPage } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const publishAt = "2026-11-28T03:45:00.000Z";

test("a scheduled job says in the list when it comes out", async () => {
  const job = { ...listedJob(1, "Clerk"), status: "scheduled", publishAt };
  answerCalls({ "/api/admin/jobs": () => ({ jobs: [job, listedJob(2, "Peon")], total: 2 }) });
  await openStaffPage(<ManageJobs asked={{}} />);
  expect((await screen.findByRole("row", { name: /Clerk/ })).textContent).toContain("Scheduled28 Nov 2026, 09:15");
  expect(screen.getByRole("row", { name: /Peon/ }).textContent).not.toContain("09:15");
});

test("a scheduled job is scheduled again from the time that it has", async () => {
  answerJobForm();
  await openJobForm({ job: storedJob({ status: "scheduled", publishAt }) });
  fireEvent(document.querySelector("details:has(#job-publishAt)") as Element, new Event("toggle"));
  expect(fieldOf("Publication time (Indian time)").value).toBe("2026-11-28T09:15");
});

test.each(["draft", "published", "withdrawn"] as const)("a %s job has no schedule that could be cancelled", async (status) => {
  answerJobForm();
  await openJobForm({ job: storedJob({ status }) });
  expect(screen.queryByRole("button", { name: "Cancel schedule" })).toBeNull();
});
