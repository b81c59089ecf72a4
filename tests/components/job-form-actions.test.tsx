import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { JobForm } from "@/components/admin/job-form/job-form";
import { QueryProvider } from "@/components/admin/query-client";
import { BLANK_JOB, type JobFormValues, valuesOfFields } from "@/lib/jobs/editing/form/form-values";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import { jobTemplates } from "@/lib/jobs/editing/templates/templates";
import { answerCalls as answerOnly, expectToast, fill } from "@/tests/support/dialog-page";
import { storedJob } from "@/tests/support/stored-job";

const TODAY = "2026-11-21";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {}, push() {} }) }));

/** What any form of a job asks by itself when typing pauses. */
const ASKED = /\/similar$|\/drafts\//;

/** Answers calls, and what a form asks by itself; gives the paths of the others. */
function answerCalls(answers: Parameters<typeof answerOnly>[0]): () => string[] {
  const [kept, none] = [() => ({}), () => []];
  const drafts = { "/api/admin/drafts/new": kept, "/api/admin/drafts/job-7": kept };
  const calls = answerOnly({ "/api/admin/jobs/similar": none, ...drafts, ...answers });
  return () => calls.filter((path) => !ASKED.test(path));
}

beforeEach(() => {
  localStorage.clear();
  answerCalls({});
});

async function open({ job, initial }: { job?: AdminJobDto; initial?: JobFormValues } = {}) {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const start = job ? valuesOfFields(fieldsOfJob(job)) : initial;
  const form = <JobForm today={TODAY} initial={start} job={job} preview={async () => null} />;
  await act(async () => render(<QueryProvider>{form}</QueryProvider>));
  return user;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole("button", { name });

/** Whether the browser would ask before the page is left. */
const asksOnLeaving = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("a button that changes the status", () => {
  it.each([
    ["draft", "Publish now", { status: "published", version: 2 }],
    ["published", "Withdraw", { status: "withdrawn", version: 2 }],
  ] as const)("of a %s job saves what was typed before '%s' is done", async (status, name, change) => {
    const job = storedJob({ status });
    const sent: unknown[] = [];
    const calls = answerCalls({
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
    const user = await open({ job });
    await fill(user, field("Salary"), "Rs 30,000");
    await user.click(press(name));
    expect(calls()).toEqual(["/api/admin/jobs/7", "/api/admin/jobs/7/status"]);
    expect(sent).toEqual([expect.objectContaining({ salary: "Rs 30,000", version: 1 }), change]);
    expect(field("Salary").value).toBe("Rs 30,000");
  });

  it("does nothing where what was typed is refused, and keeps it", async () => {
    const calls = answerCalls({});
    const user = await open({ job: storedJob({ status: "draft" }) });
    await fill(user, field("Job title"), "");
    await fill(user, field("Salary"), "Rs 30,000");
    await user.click(press("Publish now"));
    expect(await screen.findByRole("link", { name: "Job title is required" })).toBeTruthy();
    expect(calls()).toEqual([]);
    expect(field("Salary").value).toBe("Rs 30,000");
  });

  it("makes no other write where nothing was typed", async () => {
    const calls = answerCalls({ "/api/admin/jobs/7/status": () => Response.json({ message: "Away" }, { status: 503 }) });
    const user = await open({ job: storedJob({ status: "draft" }) });
    await user.click(press("Publish now"));
    expect(calls()).toEqual(["/api/admin/jobs/7/status"]);
  });
});

test("a change of status that another editor was before is not made: who saved, and what, is shown", async () => {
  const job = storedJob({ status: "draft" });
  const conflict = { job: { ...job, version: 5, salary: "Rs 1" }, savedBy: "ravi", savedAt: "2026-11-21T05:00:00.000Z" };
  answerCalls({ "/api/admin/jobs/7/status": () => Response.json({ message: "First", ...conflict }, { status: 409 }) });
  const user = await open({ job });
  await user.click(press("Publish now"));
  const dialog = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(dialog.textContent).toContain("ravi saved it");
});

describe("where the network takes the answer", () => {
  const complete = valuesOfFields(fieldsOfJob(storedJob()));
  const half = () => new Response('{"id":7,"ver', { headers: { "content-type": "application/json" } });

  it("the same notice is sent again as the same submission, and a changed one as another", async () => {
    const sent: { submission: string }[] = [];
    answerCalls({
      "/api/admin/jobs": (body) => {
        sent.push(body as { submission: string });
        return half();
      },
    });
    const user = await open({ initial: complete });
    await user.click(press("Publish job"));
    await expectToast("Network Error", "Failed to connect to server. Please try again.");
    await user.click(press("Publish job"));
    await waitFor(() => expect(sent).toHaveLength(2));
    await fill(user, field("Salary"), "Rs 30,000");
    await user.click(press("Publish job"));
    await waitFor(() => expect(sent).toHaveLength(3));
    const [first, second, third] = sent.map(({ submission }) => submission);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("a save does not pass for one, whose version nobody knows", async () => {
    answerCalls({ "/api/admin/jobs/7": half });
    const user = await open({ job: storedJob() });
    await fill(user, field("Salary"), "Rs 30,000");
    await user.click(press("Save changes"));
    await expectToast("Network Error", "Failed to connect to server. Please try again.");
    expect(asksOnLeaving()).toBe(true);
  });
});

describe("a template", () => {
  const template = jobTemplates.ssc.fields;

  it("asks before it replaces what was typed, and fills only the rest where that is wanted", async () => {
    const user = await open();
    await fill(user, field("Job title"), "My own title");
    await user.selectOptions(field("Start from a template"), "ssc");
    const dialog = await screen.findByRole("dialog", { name: "Keep what is in the form?" });
    expect(dialog.textContent).toContain("Job title");
    expect(field("Salary").value).toBe("");
    await user.click(within(dialog).getByRole("button", { name: "Fill only the rest" }));
    expect(field("Job title").value).toBe("My own title");
    expect(field("Salary").value).toBe(template.salary);
  });

  it("gives way to another without a question where nobody changed what it filled in", async () => {
    const user = await open();
    await user.selectOptions(field("Start from a template"), "ssc");
    await user.selectOptions(field("Start from a template"), "upsc");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(field("Job title").value).toBe(jobTemplates.upsc.fields.title);
  });

  it("leaves the vacancies unknown where nobody gave them, and as given where somebody did", async () => {
    const user = await open();
    expect(field("Number of vacancies").value).toBe("1");
    await user.selectOptions(field("Start from a template"), "ssc");
    expect(field("Number of vacancies").value).toBe("");
    await fill(user, field("Number of vacancies"), "37");
    await user.selectOptions(field("Start from a template"), "upsc");
    expect(field("Number of vacancies").value).toBe("37");
  });

  it("leaves the positions that were entered", async () => {
    const post = { ...BLANK_JOB.jobPositions[0], positionName: "Civil" } as JobFormValues["jobPositions"][number];
    const user = await open({ initial: { ...BLANK_JOB, useMultiplePositions: true, jobPositions: [post] } });
    await user.selectOptions(field("Start from a template"), "ssc");
    expect(field("Position name").value).toBe("Civil");
  });
});

test("a changed deadline of a published job is saved once the editor has said why, and nothing else is asked about", async () => {
  const sent: object[] = [];
  const job = storedJob();
  answerCalls({
    "/api/admin/jobs/7": (body) => {
      sent.push(body as object);
      return { ...job, version: 2 };
    },
  });
  const user = await open({ job });
  await fill(user, field("Salary"), "Rs 30,000");
  expect(screen.queryByLabelText(/The entry here was wrong/)).toBeNull();
  await fill(user, field("Application deadline"), "2026-12-24");
  await user.click(press("Save changes"));
  await expectToast("Update Failed", "Say why the deadline, vacancies or fee change.");
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText(/The entry here was wrong/));
  await user.click(press("Save changes"));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ deadline: "2026-12-24", correction: "slip" })]));
});

test("'Keep as a draft' holds for one notice; the next is published again", async () => {
  const complete = valuesOfFields(fieldsOfJob(storedJob()));
  answerCalls({
    "/api/admin/jobs": () => storedJob({ status: "draft" }),
    "/api/admin/jobs/similar": () => [],
    "/api/admin/drafts/new": () => ({}),
  });
  const user = await open({ initial: complete });
  await user.click(screen.getByLabelText("Keep as a draft"));
  await user.click(press("Save draft"));
  expect(await screen.findByRole("button", { name: "Publish job" })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Publish now").checked).toBe(true);
});

test("'Publish later' proposes a time that is to come", async () => {
  const user = await open();
  jest.useFakeTimers({
    now: new Date("2026-11-21T14:00:00Z"),
    doNotFake: ["setTimeout", "queueMicrotask", "nextTick", "setImmediate"],
  });
  try {
    await user.click(screen.getByLabelText("Publish later"));
    expect(field("Publication time").value).toBe("2026-11-22T18:00");
  } finally {
    jest.useRealTimers();
  }
});

test("a form with changes asks before it is left, and no longer once they are saved", async () => {
  const job = storedJob();
  answerCalls({ "/api/admin/jobs/7": () => ({ ...job, version: 2 }) });
  const user = await open({ job });
  expect(asksOnLeaving()).toBe(false);
  await fill(user, field("Salary"), "Rs 30,000");
  expect(asksOnLeaving()).toBe(true);
  await user.click(press("Save changes"));
  await screen.findByRole("button", { name: "Save changes" });
  expect(asksOnLeaving()).toBe(false);
});
