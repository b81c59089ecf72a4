import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { ExamManager } from "@/components/admin/exams/exam-manager";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { QueryProvider } from "@/components/admin/query-client";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";

async function open(list: ReactNode) {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await act(async () => render(<QueryProvider>{list}</QueryProvider>));
  return user;
}

const job = (id: number, title: string) => ({
  id,
  title,
  department: "Staff Selection Commission",
  recruitingOrganization: "SSC",
  source: "Manual Entry",
  location: "Delhi",
  positions: 10,
  deadline: "2026-12-24",
  status: "published",
  version: 3,
});

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
      return { jobs: [job(1, search === "clerk" ? "Clerk" : "Any job")], total: 1 };
    },
  });
  const user = await open(<ManageJobs />);
  await screen.findByText("Any job");
  await fill(user, screen.getByRole("searchbox", { name: "Search" }), "cler");
  await fill(user, screen.getByRole("searchbox", { name: "Search" }), "clerk");
  await screen.findByText("Clerk");
  await act(async () => first.release({ jobs: [job(2, "Cleric")], total: 1 }));
  expect(jobsShown()).toEqual(["Clerk"]);
});

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
  const user = await open(<ExamManager />);
  await user.click(await screen.findByRole("button", { name: "Cancel First" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const old = list();
  await user.click(screen.getByRole("button", { name: "Cancel Second" }));
  await screen.findByRole("button", { name: "Reinstate Second" });
  await act(async () => stale.release(old));
  expect(screen.queryByRole("button", { name: "Reinstate Second" })).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Reinstate First" })).not.toBeNull();
});

test("a job stays in the list, and the question on the screen, until the server has deleted it", async () => {
  const deletion = held<unknown>();
  let isGone = false;
  answerCalls({
    "/api/admin/jobs": () => (isGone ? { jobs: [], total: 0 } : { jobs: [job(1, "Clerk")], total: 1 }),
    "/api/admin/jobs/1": () => deletion.promise,
  });
  const user = await open(<ManageJobs />);
  await user.click(await screen.findByRole("button", { name: "Delete Clerk" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete job" }));
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
    "/api/admin/jobs": () => ({ jobs: [job(1, title)], total: 1 }),
    "/api/admin/jobs/1": () => {
      title = "Head Clerk";
      return Response.json({ message: "The service is away for a moment." }, { status: 503 });
    },
  });
  const user = await open(<ManageJobs />);
  await user.click(await screen.findByRole("button", { name: "Delete Clerk" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  await expectToast("Delete Failed", "The service is away for a moment.");
  await screen.findByText("Head Clerk");
});

test("all shown jobs are picked by one box and let go by it; another question lets go of all", async () => {
  answerCalls({ "/api/admin/jobs": () => ({ jobs: [job(1, "Clerk"), job(2, "Driver")], total: 2 }) });
  const user = await open(<ManageJobs />);
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

/** What the server says where ravi saved a job first. */
const savedFirst = (id: number, change: object) => ({
  job: { ...job(id, `Job ${id}`), ...change, version: 8 },
  savedBy: "ravi",
  savedAt: "2026-11-01T06:00:00.000Z",
});
const MESSAGE = "Another editor saved this first. Look at the differences and decide what to keep.";

test("a bulk write over what another editor saved shows what differs, and goes through where it is wanted all the same", async () => {
  const sent: { versions: unknown; reason: unknown }[] = [];
  let stored = [job(1, "Job 1"), job(2, "Job 2")];
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: stored, total: 2 }),
    "/api/admin/jobs/bulk": (body) => {
      sent.push(body as (typeof sent)[number]);
      if (sent.length > 1) return { changed: [1, 2], skipped: [] };
      const conflict = savedFirst(1, { deadline: "2027-01-31", positions: null });
      // The list is read again, and shows then what was saved.
      stored = [conflict.job, job(2, "Job 2")] as typeof stored;
      return Response.json({ message: MESSAGE, conflicts: [conflict] }, { status: 409 });
    },
  });
  const user = await open(<ManageJobs />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await fill(user, screen.getByRole("textbox", { name: /Reason/ }), "All posts are filled");
  await user.click(within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  const question = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(question.textContent).toContain("ravi saved it on 1 Nov 2026, 11:30");
  const lines = [...question.querySelectorAll("dl > div")].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(["Number of vacancies: 10 → (blank)", "Application deadline: 2026-12-24 → 2027-01-31"]),
  );
  expect(lines).toHaveLength(2);
  await user.click(within(question).getByRole("button", { name: "Close all the same" }));
  await expectToast("2 jobs changed");
  expect(sent.map(({ versions, reason }) => [versions, reason])).toEqual([
    [{ 1: 3, 2: 3 }, "All posts are filled"],
    [{ 1: 8, 2: 3 }, "All posts are filled"],
  ]);
});

test("a job that another editor saved is not deleted unasked", async () => {
  const versions: (string | null)[] = [];
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [job(1, "Job 1")], total: 1 }),
    "/api/admin/jobs/1": (_body, url) => {
      versions.push(url.searchParams.get("version"));
      if (versions.length === 2) return { message: "The job was deleted.", version: 9 };
      return Response.json({ message: MESSAGE, ...savedFirst(1, { status: "withdrawn" }) }, { status: 409 });
    },
    "/api/admin/jobs/1/restore": (_body, url) => {
      versions.push(url.searchParams.get("version"));
      return {};
    },
  });
  const user = await open(<ManageJobs />);
  await user.click(await screen.findByRole("button", { name: "Delete Job 1" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(question.textContent).toContain("Status: published → withdrawn");
  await user.click(within(question).getByRole("button", { name: "Delete all the same" }));
  await expectToast("Job Deleted", "Job 1");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("Job Restored", "Job 1");
  expect(versions).toEqual(["3", "8", "9"]);
});
