import { screen, waitFor, within } from "@testing-library/react";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { expectToast, fill } from "@/tests/support/dialog-page";
import { answerJobForm } from "@/tests/support/job-form-calls";
import { buttonOf, fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

beforeEach(() => void answerJobForm());

/** Whether the browser would ask before the page is left. */
const asksOnLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("where the network takes the answer", () => {
  const complete = valuesOfJob(storedJob());
  const half = () => new Response('{"id":7,"ver', { headers: { "content-type": "application/json" } });

  it("the same notice is sent again as the same submission, and a changed one as another", async () => {
    const sent: { submission: string }[] = [];
    answerJobForm({
      "/api/admin/jobs": (body) => {
        sent.push(body as { submission: string });
        return half();
      },
    });
    const user = await openJobForm({ initial: complete });
    await user.click(buttonOf("Publish job"));
    await expectToast("Network Error", "Failed to connect to server. Please try again.");
    await user.click(buttonOf("Publish job"));
    await waitFor(() => expect(sent).toHaveLength(2));
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await user.click(buttonOf("Publish job"));
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = sent.map(({ submission }) => submission);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("a save does not pass for one, whose version nobody knows", async () => {
    answerJobForm({ "/api/admin/jobs/7": half });
    const user = await openJobForm({ job: storedJob() });
    await fill(user, fieldOf("Salary"), "Rs 30,000");
    await user.click(buttonOf("Save changes"));
    await expectToast("Network Error", "Failed to connect to server. Please try again.");
    expect(asksOnLeaving()).toBe(true);
    // Above the form nothing would say why the keyboard is there.
    expect(document.activeElement).toBe(buttonOf("Save changes"));
  });
});

test("a changed deadline of a published job is saved once the editor has said why, and nothing else is asked about", async () => {
  const sent: object[] = [];
  const job = storedJob();
  answerJobForm({
    "/api/admin/jobs/7": (body) => {
      sent.push(body as object);
      return { ...job, version: 2 };
    },
  });
  const user = await openJobForm({ job });
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  expect(screen.queryByLabelText(/The entry here was wrong/)).toBeNull();
  await fill(user, fieldOf("Application deadline"), "2026-12-24");
  await user.click(buttonOf("Save changes"));
  await expectToast("Update Failed", "Say why the deadline, vacancies or fee change.");
  expect(sent).toEqual([]);
  // The question stands far below what is being read: it is marked, and the keyboard is there.
  const question = screen.getByRole("group", { name: "Why do the deadline, vacancies or fee change?" });
  const why = "Say why the deadline, vacancies or fee change.";
  await waitFor(() => expect(document.activeElement).toBe(within(question).getAllByRole("radio")[0]));
  expect(within(question).getByText(why)).toBeTruthy();
  await user.click(screen.getByLabelText(/The entry here was wrong/));
  expect(within(question).queryByText(why)).toBeNull();
  await user.click(buttonOf("Save changes"));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ deadline: "2026-12-24", correction: "slip" })]));
});

test("'Keep as a draft' holds for one notice; the next is published again", async () => {
  const complete = valuesOfJob(storedJob());
  answerJobForm({
    "/api/admin/jobs": () => storedJob({ status: "draft" }),
    "/api/admin/jobs/similar": () => [],
    "/api/admin/drafts/new": () => ({}),
  });
  const user = await openJobForm({ initial: complete });
  await user.click(screen.getByLabelText("Keep as a draft"));
  await user.click(buttonOf("Save draft"));
  expect(await screen.findByRole("button", { name: "Publish job" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Publish now").checked).toBe(true);
  // The next notice begins at the top of the form, not at its button.
  await waitFor(() => expect(document.activeElement).toBe(fieldOf("Job title")));
});

test("'Publish later' proposes a time that is to come", async () => {
  const user = await openJobForm();
  jest.useFakeTimers({
    now: new Date("2026-11-21T14:00:00Z"),
    doNotFake: ["setTimeout", "queueMicrotask", "nextTick", "setImmediate"],
  });
  try {
    await user.click(screen.getByLabelText("Publish later"));
    expect(fieldOf("Publication time").value).toBe("2026-11-22T18:00");
  } finally {
    jest.useRealTimers();
  }
});

test("a form with changes asks before it is left, and no longer once they are saved", async () => {
  const job = storedJob();
  answerJobForm({ "/api/admin/jobs/7": () => ({ ...job, version: 2 }) });
  const user = await openJobForm({ job });
  expect(asksOnLeaving()).toBe(false);
  await fill(user, fieldOf("Salary"), "Rs 30,000");
  expect(asksOnLeaving()).toBe(true);
  await user.click(buttonOf("Save changes"));
  await screen.findByRole("button", { name: "Save changes" });
  expect(asksOnLeaving()).toBe(false);
});
