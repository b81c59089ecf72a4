import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expectToast, fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

beforeEach(() => void answerJobForm());

describe("a button that changes the status", () => {
  it.each([
    ["draft", "Publish now", { status: "published", version: 2 }],
    ["published", "Withdraw", { status: "withdrawn", version: 2 }],
    ["scheduled", "Cancel schedule", { status: "draft", version: 2 }],
  ] as const)("of a %s job saves what was typed before '%s' is done", async (status, name, change) => {
    const job = storedJob({ status });
    const sent: unknown[] = [];
    const calls = answerJobForm({
      "/api/admin/jobs/7": (body) => {
        sent.push(body);
        return { ...job, version: 2, salary: "Rs 30,000" };
      },
      // Refused, because a document of these tests cannot be loaded again.
      "/api/admin/jobs/7/status": (body) => {
        sent.push(body);
        return Response.json({ message: "Away" }, { status: 503 });
      },
    });
    const user = await openJobForm({ job });
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await user.click(buttonOf(name));
    expect(calls()).toEqual(["/api/admin/jobs/7", "/api/admin/jobs/7/status"]);
    expect(sent).toEqual([expect.objectContaining({ salary: "Rs 30,000", version: 1 }), change]);
    expect(fieldOf("Salary").value).toBe("Rs 30,000");
  });

  it("does nothing where what was typed is refused, and keeps it", async () => {
    const calls = answerJobForm();
    const user = await openJobForm({ job: storedJob({ status: "draft" }) });
    await fill(user, fieldOf("Job title"), "");
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await user.click(buttonOf("Publish now"));
    expect(await screen.findByRole("link", { name: "Job title is required" })).toBeTruthy();
    expect(calls()).toEqual([]);
    expect(fieldOf("Salary").value).toBe("Rs 30,000");
  });

  it("that is refused leads to what is wrong, each with a link to its field", async () => {
    const errors = { jobCategory: ["Job category is required"], publishAt: ["Publication time must be in the future"] };
    const refusal = { message: "Job category is required", errors };
    answerJobForm({ "/api/admin/jobs/7/status": () => Response.json(refusal, { status: 400 }) });
    const user = await openJobForm({ job: storedJob({ status: "draft" }) });
    await user.click(buttonOf("Schedule job"));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Please correct:"));
    for (const message of [...errors.jobCategory, ...errors.publishAt]) {
      const target = screen.getByRole("link", { name: message }).getAttribute("href") ?? "";
      expect(document.querySelector(target)?.getAttribute("aria-invalid")).toBe("true");
    }
    await user.click(buttonOf("Publish now"));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Please correct:"));
  });

  it("makes no other write where nothing was typed, nor does Enter in the time at which a job is scheduled", async () => {
    const calls = answerJobForm({ "/api/admin/jobs/7/status": () => Response.json({ message: "Away" }, { status: 503 }) });
    const user = await openJobForm({ job: storedJob({ status: "draft" }) });
    await user.click(buttonOf("Publish now"));
    expect(calls()).toEqual(["/api/admin/jobs/7/status"]);
    await user.type(fieldOf("Publication time (Indian time)"), "{Enter}");
    expect(calls()).toEqual(["/api/admin/jobs/7/status", "/api/admin/jobs/7/status"]);
    // The key alone opens the calendar, on the button of that.
    expect(fireEvent.keyDown(fieldOf("Publication time (Indian time)"), { key: "Enter" })).toBe(true);
    expect(calls()).toHaveLength(2);
  });
});

test("a change of status that another editor was before is not made: who saved, and what, is shown", async () => {
  const job = storedJob({ status: "draft" });
  const conflict = { job: { ...job, version: 5, salary: "Rs 1" }, savedBy: "ravi", savedAt: "2026-11-21T05:00:00.000Z" };
  answerJobForm({ "/api/admin/jobs/7/status": () => Response.json({ message: "First", ...conflict }, { status: 409 }) });
  const user = await openJobForm({ job });
  await user.click(buttonOf("Publish now"));
  const dialog = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(dialog.textContent).toContain("ravi saved it");
});

test.each([
  ["published", "The changes are saved and live."],
  ["draft", "The changes are saved. The draft is not public yet."],
  ["scheduled", "The changes are saved. The job will be published at its time."],
  ["withdrawn", "The changes are saved. The job stays withdrawn."],
] as const)("a %s job says of its saved changes who can see them", async (status, said) => {
  const job = storedJob({ status });
  answerJobForm({ "/api/admin/jobs/7": () => ({ ...job, version: 2 }) });
  const user = await openJobForm({ job });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  await user.click(buttonOf("Save changes"));
  await expectToast("Job Updated", said);
});
