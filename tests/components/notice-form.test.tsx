import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { JobForm } from "@/components/admin/job-form/job-form";
import { QueryProvider } from "@/components/admin/query-client";
import { type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import type { Notice } from "@/lib/notice/schema";
import { answerCalls as answerOnly, fill } from "@/tests/support/dialog-page";
import { storedJob } from "@/tests/support/stored-job";

const TODAY = "2026-11-21";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh() {}, push() {} }) }));

/** Answers saves of job 7 and of new jobs, and gives what was sent. */
function answerSaves(answer: (body: Record<string, unknown>) => unknown = () => storedJob({ version: 2 })) {
  const sent: Record<string, unknown>[] = [];
  const save = (body: unknown) => {
    sent.push(body as Record<string, unknown>);
    return answer(body as Record<string, unknown>);
  };
  const kept = () => ({});
  answerOnly({
    "/api/admin/jobs/similar": () => [],
    "/api/admin/drafts/new": kept,
    "/api/admin/drafts/job-7": kept,
    "/api/admin/jobs": save,
    "/api/admin/jobs/7": save,
  });
  return sent;
}

beforeEach(() => localStorage.clear());

async function open({ job, initial }: { job?: AdminJobDto; initial?: JobFormValues }) {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const start = job ? valuesOfJob(job) : initial;
  const form = <JobForm today={TODAY} initial={start} job={job} preview={async () => null} />;
  await act(async () => render(<QueryProvider>{form}</QueryProvider>));
  return user;
}

async function openNotice(initial: JobFormValues) {
  const user = await open({ initial });
  await user.click(screen.getByRole("button", { name: "Enter the notice as data" }));
  await screen.findByLabelText("Paste a table of vacancies", undefined, { timeout: 5000 });
  return user;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
/** By its words: with all steps open, roles take seconds to work out where nothing is laid out. */
const press = (words: string | RegExp) => screen.getByText(words, { selector: "button" });
const paste = (text: string) => fireEvent.paste(field("Paste a table of vacancies"), { clipboardData: { getData: () => text } });
/** The check at the end of the section. */
const check = () => within(document.querySelector<HTMLElement>("section[aria-labelledby=notice-check]") ?? document.body);
/** A control by its id: with all steps open a look for labels takes seconds where nothing is laid out. */
const at = (path: string) => document.getElementById(`job-${path}`) as HTMLInputElement;

const NEW: JobFormValues = {
  ...valuesOfJob(storedJob()),
  qualification: "",
  positions: "1",
  applicationFee: "",
  ageLimit: "",
};
const TABLE = "Post\tUR\tEWS\tOBC\tSC\tST\tTotal\nClerk\t4\t1\t3\t1\t1\t10\nTypist\t2\t0\t1\t1\t0\t4";

test("a notice of two posts is entered once: data, positions and texts agree, and go out together", async () => {
  const sent = answerSaves();
  const user = await openNotice(NEW);
  paste(TABLE);
  await fill(user, at("notice-posts-0-age-min"), "18");
  await fill(user, at("notice-posts-0-age-max"), "27");
  await user.selectOptions(at("notice-posts-0-qualification-anyOf-0-level"), "graduate");
  await user.click(screen.getAllByText(/^Use for the other posts/)[0] as HTMLElement);
  await user.selectOptions(field("Relaxations and fees as usual for"), "ssc");
  await user.click(press("Fill in where unknown"));
  await fill(user, at("notice-closingTime"), "17:00");
  expect(at("applicationFee").value).toBe("Rs 100; women, SC, ST, PwBD and ex-servicemen nil");
  expect(at("ageLimit").value).toBe("18-27 years");
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [body] = sent as [{ notice: Notice; jobPositions: object[] }];
  expect(body.jobPositions).toMatchObject([
    { positionName: "Clerk", numberOfVacancies: "10", qualification: "Bachelor's degree" },
    { positionName: "Typist", numberOfVacancies: "4", qualification: "Bachelor's degree" },
  ]);
  expect(body.notice.closesAt).toBe("2026-12-20T17:00:00+05:30");
  expect(body.notice.posts).toMatchObject([
    { name: "Clerk", vacancies: { total: 10, byCategory: { UR: 4 } }, age: { min: 18, max: 27 } },
    { name: "Typist", vacancies: { total: 4, byCategory: { EWS: 0 } }, age: { min: 18, max: 27 } },
  ]);
  expect(body.notice.posts[1]?.relaxations).toHaveLength(17);
});

test("a table that is not understood is left in the box with the reasons, and nothing of it is taken", async () => {
  answerSaves();
  await openNotice(NEW);
  paste(TABLE.replace("EWS", "Zone"));
  expect(await screen.findByText("The column 'Zone' is not understood.")).toBeTruthy();
  expect(field("Paste a table of vacancies").value).toContain("Zone");
  expect(at("notice-posts-0-vacancies-byCategory-UR").value).toBe("");
});

test("Alt+N leads from any field of a step to the first of the next", async () => {
  answerSaves();
  await openNotice(NEW);
  const next = () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { altKey: true, code: "KeyN" });
    return document.activeElement;
  };
  at("notice-posts-0-vacancies-byCategory-SC").focus();
  expect(next()).toBe(field("Relaxations and fees as usual for"));
  expect(next()).toBe(press("Add fee"));
  expect(next()).toBe(at("notice-closingTime"));
});

test("categories that do not add up are marked with both figures, and are not saved", async () => {
  const sent = answerSaves();
  const user = await openNotice({ ...NEW, qualification: "Graduate" });
  paste("Post\tUR\tEWS\tOBC\tSC\tST\tTotal\nClerk\t4\t1\t3\t1\t1\t11");
  expect((await screen.findByLabelText("Clerk: sum")).textContent).toBe("10not 11");
  expect(check().getByText("Clerk: The categories add up to 10, and the total is 11")).toBeTruthy();
  await user.click(press("Publish job"));
  expect(await screen.findByText("Please correct:")).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(user, at("notice-posts-0-vacancies-total"), "10");
  expect(check().getByText("No contradiction is known.")).toBeTruthy();
});

test("two values that do not fit are shown, and saved once the editor has confirmed them", async () => {
  const sent = answerSaves();
  const user = await openNotice({ ...NEW, qualification: "Graduate" });
  await fill(user, at("notice-posts-0-age-min"), "18");
  await fill(user, at("notice-posts-0-age-max"), "27");
  await fill(user, at("notice-posts-0-age-on"), "2026-08-01");
  await fill(user, at("notice-posts-0-age-bornFrom"), "1998-08-02");
  const doubt = await check().findByLabelText(/births from 1999-08-02 to 2008-08-01, the notice prints 1998-08-02/);
  await user.click(press("Publish job"));
  await screen.findByText("Please correct:");
  expect(sent).toEqual([]);
  await user.click(doubt);
  await user.click(press("Publish job"));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { confirmed: ["posts.0.age"] } }]));
});

test("six typical people are told what seekers would be told", async () => {
  answerSaves();
  const user = await openNotice({ ...NEW, qualification: "Graduate" });
  await user.selectOptions(at("notice-posts-0-qualification-anyOf-0-level"), "graduate");
  await user.click(at("notice-posts-0-age-none"));
  await user.click(press("What six typical people would be told"));
  const caption = await screen.findByText("Verdicts for six typical people", undefined, { timeout: 5000 });
  const rows = [...(caption.closest("table")?.querySelectorAll("tbody tr") ?? [])];
  const verdicts = rows.map((row) => row.querySelector("td")?.textContent);
  expect(verdicts).toEqual([
    "May apply",
    "May apply",
    expect.stringContaining("May not"),
    expect.stringContaining("May not"),
    expect.stringContaining("May not"),
    expect.stringContaining("Cannot tell"),
  ]);
});

test("a removed position leaves the notice as data too, so that the others keep theirs", async () => {
  const post = (name: string, total: number) => ({ name, vacancies: { total } });
  const position = (id: number, positionName: string) => ({
    ...{ id, positionName, qualification: "Graduate", numberOfVacancies: 1 },
    ...{ salaryRange: null, experienceRequired: null, specificRequirements: null },
  });
  const notice = { posts: [post("Clerk", 1), post("Typist", 2), post("Driver", 3)] };
  const job = storedJob({
    status: "draft",
    notice,
    jobPositions: [position(1, "Clerk"), position(2, "Typist"), position(3, "Driver")],
  });
  const sent = answerSaves();
  const user = await open({ job });
  await user.click(field("Remove position 2"));
  await user.click(press("Save changes"));
  await waitFor(() => expect(sent).toMatchObject([{ notice: { posts: [post("Clerk", 1), post("Driver", 3)] } }]));
});

test("a start that is to come is saved once it is said that the notice announces it", async () => {
  const sent = answerSaves();
  const user = await open({ initial: { ...valuesOfJob(storedJob()), applicationStartDate: "2026-12-01" } });
  await user.click(press("Publish job"));
  expect(await screen.findByText("Application start date cannot be in the future", { selector: "a" })).toBeTruthy();
  await user.click(field("The notice announces that applying opens on that day"));
  await user.click(press("Publish job"));
  const stage = { kind: "apply", from: "2026-12-01", status: "confirmed" };
  await waitFor(() => expect(sent).toMatchObject([{ applicationStartDate: "2026-12-01", notice: { stages: [stage] } }]));
});

test("what another editor changed in the notice as data stands beside one's own in lines", async () => {
  const job = storedJob({ status: "draft", notice: { fees: [{ groups: "all", amount: 10_000 }], posts: [{ name: "Clerk" }] } });
  const theirs = {
    ...job,
    version: 5,
    notice: { fees: [{ groups: "all" as const, amount: 50_000 }], posts: [{ name: "Clerk" }] },
  };
  answerSaves(() =>
    Response.json({ message: "First", job: theirs, savedBy: "ravi", savedAt: "2026-11-21T05:00:00.000Z" }, { status: 409 }),
  );
  const user = await open({ job });
  await screen.findByText("Add fee", undefined, { timeout: 5000 });
  await fill(user, at("notice-fees-0-amount"), "200");
  await user.click(press("Save changes"));
  const mine = await screen.findByLabelText("Notice as data: keep yours");
  expect(mine.closest("tr")?.textContent).toContain("Fee: groups all, amount 20000");
  expect(mine.closest("tr")?.textContent).toContain("Fee: groups all, amount 50000");
});
