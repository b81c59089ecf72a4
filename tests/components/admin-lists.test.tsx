import { act, screen, waitFor, within } from "@testing-library/react";
import { AddressTabs } from "@/components/admin/address-tabs";
import { ExamManager } from "@/components/admin/exams/exam-manager";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { ReviewList } from "@/components/admin/review-list";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

const exam = (id: number, title: string, isCancelled: boolean) => ({
  id,
  title,
  isCancelled,
  conductingOrganization: "SSC",
  registrationStartDate: "2026-11-01",
  registrationEndDate: "2026-12-01",
  examDate: "2026-12-24",
  version: 1,
});

/** A promise, and what keeps it. */
function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

const jobsShown = () => screen.queryAllByRole("link", { name: /^(?!Edit)/ }).map((link) => link.textContent);

test("an answer that was overtaken does not replace the newer one", async () => {
  const first = held<unknown>();
  answerCalls({
    "/api/admin/jobs": (_body, url) => {
      const search = url.searchParams.get("search");
      if (search === "cler") return first.promise;
      return { jobs: [listedJob(1, search === "clerk" ? "Clerk" : "Any job")], total: 1 };
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await screen.findByText("Any job");
  await fill(user, screen.getByRole("searchbox", { name: "Search" }), "cler");
  await fill(user, screen.getByRole("searchbox", { name: "Search" }), "clerk");
  await screen.findByText("Clerk");
  await act(async () => first.release({ jobs: [listedJob(2, "Cleric")], total: 1 }));
  expect(jobsShown()).toEqual(["Clerk"]);
});

/** Marks an exam as cancelled, and says yes to the question. */
async function markCancelled(user: Awaited<ReturnType<typeof openStaffPage>>, title: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: `Mark cancelled: ${title}` }));
  await user.click(await screen.findByRole("button", { name: "Mark as cancelled" }));
}

test("after two writes the list is that of the second, whichever answer comes last", async () => {
  const cancelled = new Set<number>();
  const stale = held<unknown>();
  const asked: unknown[] = [];
  const list = () => ({ exams: [exam(1, "First", cancelled.has(1)), exam(2, "Second", cancelled.has(2))], total: 2 });
  answerCalls({
    "/api/admin/exams": () => {
      asked.push(null);
      return asked.length === 2 ? stale.promise : list();
    },
    "/api/admin/exams/1": () => cancelled.add(1) && {},
    "/api/admin/exams/2": () => cancelled.add(2) && {},
  });
  const user = await openStaffPage(<ExamManager />);
  await markCancelled(user, "First");
  await waitFor(() => expect(asked).toHaveLength(2));
  const old = list();
  await markCancelled(user, "Second");
  await screen.findByRole("button", { name: "Reinstate: Second" });
  await act(async () => stale.release(old));
  expect(screen.queryByRole("button", { name: "Reinstate: Second" })).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Reinstate: First" })).not.toBeNull();
});

test("an exam is cancelled and deleted as the list showed it, and the list is read again where somebody saved it since", async () => {
  const sent: unknown[] = [];
  let version = 1;
  answerCalls({
    "/api/admin/exams": () => ({ exams: [{ ...exam(1, version === 1 ? "First" : "First, put off", false), version }], total: 1 }),
    "/api/admin/exams/1": (body) => {
      sent.push(body);
      version = 2;
      return Response.json({ message: "Another editor saved this exam first.", exam: {} }, { status: 409 });
    },
  });
  const user = await openStaffPage(<ExamManager />);
  await markCancelled(user, "First");
  await screen.findByText("Another editor saved this exam first.");
  await screen.findByRole("button", { name: "Mark cancelled: First, put off" });
  expect(sent).toEqual([{ isCancelled: true, version: 1 }]);
});

test("an exam that was just cancelled is deleted as it is then, though the list was not read again yet", async () => {
  const reread = held<unknown>();
  const [lists, queries]: [unknown[], string[]] = [[], []];
  answerCalls({
    "/api/admin/exams": () => (lists.push(null) === 1 ? { exams: [exam(1, "First", false)], total: 1 } : reread.promise),
    "/api/admin/exams/1": (body, { search }) => {
      queries.push(search);
      return body ? { ...exam(1, "First", true), version: 2 } : { message: "The exam was deleted." };
    },
  });
  const user = await openStaffPage(<ExamManager />);
  await markCancelled(user, "First");
  await screen.findByRole("button", { name: "Reinstate: First" });
  await user.click(screen.getByRole("button", { name: "Delete First" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(queries).toEqual(["", "?version=2"]));
  await act(async () => reread.release({ exams: [], total: 0 }));
});

test("an exam is deleted as it was when the question was asked, with one's own change that was on its way, and not as another editor saved it since", async () => {
  const [cancelled, queries] = [held<unknown>(), [] as string[]];
  let shown = exam(1, "First", false);
  answerCalls({
    "/api/admin/exams": () => ({ exams: [shown], total: 1 }),
    "/api/admin/exams/1": (body, { search }) => {
      if (body) return cancelled.promise;
      queries.push(search);
      return { message: "The exam was deleted." };
    },
  });
  const user = await openStaffPage(<ExamManager />);
  await markCancelled(user, "First");
  await user.click(screen.getByRole("button", { name: "Delete First" }));
  shown = { ...exam(1, "First, put off", true), version: 3 };
  await act(async () => cancelled.release({ ...exam(1, "First", true), version: 2 }));
  await screen.findByText("First, put off");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(queries).toEqual(["?version=2"]));
});

test("what was typed of a new exam is there again after a look at another tab", async () => {
  answerCalls({ "/api/admin/exams": () => ({ exams: [], total: 0 }) });
  const user = await openStaffPage(
    <AddressTabs
      parameter="tab"
      label="Publish"
      initial="exams"
      tabs={[
        { value: "jobs", label: "Job Management", content: <p>The form of a job</p> },
        { value: "exams", label: "Exam Calendar", content: <ExamManager />, isKept: true },
      ]}
    />,
  );
  await fill(user, await screen.findByLabelText("Exam title"), "Archivist Examination");
  await user.click(screen.getByRole("tab", { name: "Job Management" }));
  expect(screen.queryByRole("textbox", { name: /^Exam title/ })).toBeNull();
  screen.getByText("The form of a job");
  await user.click(screen.getByRole("tab", { name: "Exam Calendar" }));
  expect(screen.queryByText("The form of a job")).toBeNull();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Exam title/ }).value).toBe("Archivist Examination");
});

test("changes of an exam are thrown away by Escape only where somebody says so", async () => {
  answerCalls({ "/api/admin/exams": () => ({ exams: [exam(1, "First", false)], total: 1 }) });
  const confirm = jest.spyOn(window, "confirm").mockReturnValue(false);
  const user = await openStaffPage(<ExamManager />);
  await user.click(await screen.findByRole("button", { name: "Edit First" }));
  const title = within(screen.getByRole("dialog")).getByLabelText<HTMLInputElement>(/^Exam title/);
  await user.type(title, " of all");
  await user.keyboard("{Escape}");
  expect(confirm).toHaveBeenCalledWith("Leave without saving what you changed?");
  expect(title.value).toBe("First of all");
  confirm.mockReturnValue(true);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a job stays in the list, and the question on the screen, until the server has deleted it", async () => {
  const deletion = held<unknown>();
  let isGone = false;
  answerCalls({
    "/api/admin/jobs": () => (isGone ? { jobs: [], total: 0 } : { jobs: [listedJob(1, "Clerk")], total: 1 }),
    "/api/admin/jobs/1": () => deletion.promise,
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("button", { name: "Delete Clerk" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete job" }));
  // Below the words of spec section 8, that a deletion cannot be undone.
  expect(
    dialog.getByText(/^That holds after 30 days, .+ Until then it stays in the bin, and can be restored from there\.$/),
  ).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await dialog.findByRole("button", { name: "Deleting..." })).toHaveProperty("disabled", true);
  expect(document.body.textContent).toContain("Showing 1 of 1 job");
  isGone = true;
  await act(async () => deletion.release({}));
  await expectToast("Job Deleted", "Clerk");
  await screen.findByText("No jobs found. Try other words or filters.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a write that fails says why, and the list shows what there is", async () => {
  let title = "Clerk";
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [listedJob(1, title)], total: 1 }),
    "/api/admin/jobs/1": () => {
      title = "Head Clerk";
      return Response.json({ message: "The service is away for a moment." }, { status: 503 });
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("button", { name: "Delete Clerk" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await expectToast("Delete Failed", "The service is away for a moment.");
  await screen.findByText("Head Clerk");
});

test("all shown jobs are picked by one box and let go by it; another question lets go of all", async () => {
  answerCalls({ "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Clerk"), listedJob(2, "Driver")], total: 2 }) });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  screen.getByText("2 picked");
  await user.click(screen.getByRole("checkbox", { name: "Pick Clerk" }));
  screen.getByText("1 picked");
  await user.click(screen.getByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("checkbox", { name: "Pick all shown jobs" }));
  expect(screen.queryByText(/picked$/)).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Pick Driver" }));
  await user.selectOptions(screen.getByLabelText("Status"), "open");
  await waitFor(() => expect(screen.queryByText(/picked$/)).toBeNull());
});

const NO_JOB = { jobId: null, isInBin: false };

test("a row whose notice is a job leads to that job, and to the bin where it is there", async () => {
  const item = { source: "council", reason: "two dates", detail: "", createdAt: "2026-11-20T10:00:00.000Z" };
  const items = [
    { id: 3, title: "Clerk", ...item, ...NO_JOB },
    { id: 4, title: "Typist", ...item, jobId: 12, isInBin: false },
    { id: 5, title: "Driver", ...item, jobId: 13, isInBin: true },
  ];
  await openStaffPage(<ReviewList items={items} page={3} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Correct and publish", "/admin/jobs/new?page=3&review=3"],
    ["Edit job 12", "/admin/jobs/12"],
    ["Job 13 in the bin", "/admin/jobs/bin"],
  ]);
});

test("a row that was refused, as by a key too many, is taken back from the toast that says so", async () => {
  const sent: unknown[] = [];
  answerCalls({ "/api/admin/review/3": (body) => sent.push(body) && {} });
  const waiting = { source: "council", reason: "two dates", detail: "", createdAt: "2026-11-20T10:00:00.000Z", ...NO_JOB };
  const user = await openStaffPage(<ReviewList items={[{ id: 3, title: "Clerk", ...waiting }]} page={1} />);
  await user.click(screen.getByRole("button", { name: "Refuse Clerk" }));
  await expectToast("Row refused", "Clerk");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("Row waits again", "Clerk");
  expect(sent).toEqual([{ action: "refuse" }, { action: "wait" }]);
});
