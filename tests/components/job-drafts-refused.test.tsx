import { screen, waitFor } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { answerCalls, fill } from "@/tests/support/dialog-page";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const DRAFTS = "/api/admin/drafts/job-7";
const KEY = "niyukti_admin_draft_1_job-7";
const kept = () => localStorage.getItem(KEY) ?? "";
const draftOf = (salary: string) => ({
  values: { ...valuesOfJob(storedJob()), salary },
  base: { salary: "" },
  version: 1,
  savedAt: "2026-11-21T06:42:00.000Z",
});

test("of two drafts the one that is not wanted goes and the other stays, as after a session that ended while its owner typed", async () => {
  const calls = answerCalls({ [DRAFTS]: () => ({}) });
  localStorage.setItem(KEY, JSON.stringify(draftOf("Rs 30,000")));
  const user = await openJobForm({ job: storedJob(), draft: draftOf("Rs 20,000") });
  const [ofDevice, ofSite] = screen.getAllByRole("button", { name: "Discard" });
  expect(ofDevice?.closest("[role=status]")?.textContent).toContain("This device keeps");
  await user.click(ofSite as HTMLElement);
  await waitFor(() => expect(calls).toEqual([DRAFTS]));
  expect(kept()).toContain("Rs 30,000");
  await user.click(buttonOf("Restore"));
  expect(fieldOf("Salary").value).toBe("Rs 30,000");
});

test("an offer that is refused takes nothing away of what was typed beside it", async () => {
  const sent: unknown[] = [];
  const calls = answerCalls({ [DRAFTS]: (body) => sent.push(body) && {} });
  const user = await openJobForm({ job: storedJob(), draft: draftOf("") });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
  await user.click(buttonOf("Discard"));
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  expect(screen.getByText("What you typed is kept as a draft.")).toBeTruthy();
  expect(calls).toEqual([DRAFTS]);
});
