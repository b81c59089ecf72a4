import { act, screen, waitFor } from "@testing-library/react";
import { deviceDrafts } from "@/components/admin/job-form/device-draft";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { expectToast, fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { asksToStay, buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {}, push }) }));

beforeEach(() => push.mockClear());

describe("a scheduled job that was published while its form is open", () => {
  // Before the form itself asks what has become of it.
  const job = storedJob({ status: "scheduled", publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  const current = storedJob({ status: "published", version: 2 });
  const conflict = { message: "First", job: current, savedBy: "the site", savedAt: "2026-11-21T06:30:04.000Z" };
  const refused = () => Response.json(conflict, { status: 409 });

  it("asks why its last date changes, as of every published job", async () => {
    const sent: object[] = [];
    answerJobForm({
      "/api/admin/jobs/7": (body) => {
        sent.push(body as object);
        return sent.length === 1 ? refused() : { ...current, version: 3 };
      },
    });
    const user = await openJobForm({ job });
    await fill(user, fieldOf("Application deadline"), "2026-12-24");
    await user.click(buttonOf("Save changes"));
    const dialog = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
    expect(dialog.textContent).toContain("It is public now.");
    await user.click(buttonOf("Use these values"));
    await user.click(buttonOf("Save changes"));
    await expectToast("Update Failed", "Say why the deadline, vacancies or fee change.");
    await user.click(screen.getByLabelText(/The entry here was wrong/));
    await user.click(buttonOf("Save changes"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ deadline: "2026-12-24", version: 2, correction: "slip" });
  });

  it("is not scheduled again by a form that has not seen it", async () => {
    const calls = answerJobForm({ "/api/admin/jobs/7/status": refused });
    const user = await openJobForm({ job });
    await user.click(buttonOf("Schedule job"));
    const dialog = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
    expect(dialog.textContent).toContain("It is public now. No field of the form differs.");
    await user.click(buttonOf("Go on from there"));
    expect(screen.queryByRole("button", { name: "Schedule job" })).toBeNull();
    expect(buttonOf("Withdraw")).toBeTruthy();
    expect(calls()).toEqual(["/api/admin/jobs/7/status"]);
  });
});

describe("what is typed while a form is being saved", () => {
  /** A call that is answered when it is said so. */
  function slow() {
    let end = (_answer: unknown) => {};
    const answer = new Promise<unknown>((resolve) => {
      end = resolve;
    });
    return { answer, end: (said: unknown) => act(async () => end(said)) };
  }

  it("stays in the form of a job, which is still to be saved", async () => {
    const job = storedJob();
    const sent: object[] = [];
    const { answer, end } = slow();
    answerJobForm({
      "/api/admin/jobs/7": (body) => {
        sent.push(body as object);
        return sent.length === 1 ? answer : { ...job, version: 3 };
      },
    });
    const user = await openJobForm({ job });
    await fill(user, fieldOf("Age limit"), "18 to 30 years");
    await user.click(buttonOf("Save changes"));
    await waitFor(() => expect(sent).toHaveLength(1));
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await end({ ...job, version: 2, ageLimit: "18 to 30 years" });
    await expectToast("Job Updated", "The changes are saved and live.");
    expect(fieldOf("Salary").value).toBe("Rs 30,000");
    expect(fieldOf("Age limit").value).toBe("18 to 30 years");
    expect(asksToStay()).toBe(true);
    await user.click(buttonOf("Save changes"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ salary: "Rs 30,000", version: 2 });
  });

  it("into that of a new one is offered by the form of the job that it became", async () => {
    const { answer, end } = slow();
    const calls = answerJobForm({ "/api/admin/jobs": () => answer });
    const user = await openJobForm({ initial: valuesOfJob(storedJob()) });
    await user.click(buttonOf("Publish job"));
    await waitFor(() => expect(calls()).toContain("/api/admin/jobs"));
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await end(storedJob());
    await waitFor(() => expect(push).toHaveBeenCalledWith("/admin/jobs/7"));
    const { values, base, version } = deviceDrafts(1).read("job-7") ?? {};
    expect([values?.salary, base, version]).toEqual(["Rs 30,000", { salary: "" }, 1]);
  });
});

const ROW = { id: 3, seenAt: "2026-11-20T06:00:00.000Z" };

test("whoever published a row of the review goes on at the page that listed it", async () => {
  answerJobForm({ "/api/admin/review/3": () => storedJob() });
  const user = await openJobForm({ initial: valuesOfJob(storedJob()), review: ROW, reviewPage: 4 });
  await user.click(buttonOf("Publish job"));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin/review?page=4"));
});
