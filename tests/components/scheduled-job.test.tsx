import { act, fireEvent, screen } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { listedJob } from "@/tests/support/listed-job";
import { buttonOf, fieldOf, openJobForm, openStaffPage } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const publishAt = "2086-11-28T03:45:00.000Z";

test("a scheduled job says in the list when it comes out", async () => {
  const job = { ...listedJob(1, "Clerk"), status: "scheduled", publishAt };
  answerCalls({ "/api/admin/jobs": () => ({ jobs: [job, listedJob(2, "Peon")], total: 2 }) });
  await openStaffPage(<ManageJobs asked={{}} />);
  expect((await screen.findByRole("row", { name: /Clerk/ })).textContent).toContain("Scheduled28 Nov 2086, 09:15");
  expect(screen.getByRole("row", { name: /Peon/ }).textContent).not.toContain("09:15");
});

test("a scheduled job is scheduled again from the time that it has", async () => {
  answerJobForm();
  await openJobForm({ job: storedJob({ status: "scheduled", publishAt }) });
  fireEvent(document.querySelector("details:has(#job-publishAt)") as Element, new Event("toggle"));
  expect(fieldOf("Publication time (Indian time)").value).toBe("2086-11-28T09:15");
});

test.each(["draft", "published", "withdrawn"] as const)("a %s job has no schedule that could be cancelled", async (status) => {
  answerJobForm();
  await openJobForm({ job: storedJob({ status }) });
  expect(screen.queryByRole("button", { name: "Cancel schedule" })).toBeNull();
});

describe("a form that is open when the time of its job has passed", () => {
  const job = storedJob({ status: "scheduled", publishAt });
  afterEach(() => jest.useRealTimers());

  test("asks once, says that the job is public, and keeps what is typed", async () => {
    jest.useFakeTimers({ now: new Date("2086-11-28T03:44:00Z") });
    const sent: unknown[] = [];
    const calls = answerJobForm({
      "/api/admin/jobs/7": (body) => {
        sent.push(body);
        return { ...job, status: "published", publishAt: null, version: 2 + sent.length };
      },
    });
    await openJobForm({ job: { ...job, version: 2 } });
    fireEvent.change(fieldOf("Salary"), { target: { value: "Rs 30,000" } });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(calls()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    await expectToast("The job is public");
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(calls()).toEqual(["/api/admin/jobs/7"]);
    expect(fieldOf("Salary").value).toBe("Rs 30,000");
    expect(screen.queryByRole("button", { name: "Cancel schedule" })).toBeNull();
    fireEvent.click(buttonOf("Save changes"));
    await expectToast("Job Updated", "The changes are saved and live.");
    expect(sent).toEqual([undefined, expect.objectContaining({ salary: "Rs 30,000", version: 3 })]);
  });

  test.each([
    ["was not published yet", "2086-11-28T03:44:00Z", { status: "scheduled" }, 1],
    ["is to come out in two months, longer than a browser waits", "2086-09-28T03:44:00Z", { status: "published" }, 0],
  ] as const)("goes on as it was where the job %s", async (_name, now, found, asked) => {
    jest.useFakeTimers({ now: new Date(now) });
    const calls = answerJobForm({ "/api/admin/jobs/7": () => ({ ...job, ...found }) });
    await openJobForm({ job });
    await act(() => jest.advanceTimersByTimeAsync(3_600_000));
    expect(calls()).toHaveLength(asked);
    expect(buttonOf("Cancel schedule")).toBeTruthy();
  });
});
