import { screen, within } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

/** What the server says where ravi saved a job first. */
const savedFirst = (id: number, change: object) => ({
  job: { ...listedJob(id, `Job ${id}`), ...change, version: 8 },
  savedBy: "ravi",
  savedAt: "2026-11-01T06:00:00.000Z",
});
const MESSAGE = "Another editor saved this first. Look at the differences and decide what to keep.";

test("a bulk write over what another editor saved shows what differs, and goes through where it is wanted all the same", async () => {
  const sent: { versions: unknown; reason: unknown }[] = [];
  let stored = [listedJob(1, "Job 1"), listedJob(2, "Job 2")];
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: stored, total: 2 }),
    "/api/admin/jobs/bulk": (body) => {
      sent.push(body as (typeof sent)[number]);
      if (sent.length > 1) return { changed: [1, 2], skipped: [] };
      const conflict = savedFirst(1, { deadline: "2027-01-31", positions: null });
      // The list is read again, and shows then what was saved.
      stored = [conflict.job, listedJob(2, "Job 2")] as typeof stored;
      return Response.json({ message: MESSAGE, conflicts: [conflict] }, { status: 409 });
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await fill(user, screen.getByRole("textbox", { name: /Reason/ }), "All posts are filled");
  await user.click(within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  const question = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(question.textContent).toContain("ravi saved it on 1 Nov 2026, 11:30");
  // Two columns alone: of a third a phone would show no more than the beginning.
  expect(within(question).getAllByRole("columnheader")).toHaveLength(2);
  expect(within(question).getByRole("rowheader").textContent).toContain("#1 · saved by ravi, 1 Nov 2026, 11:30");
  const lines = [...question.querySelectorAll("dl > div")].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(["Number of vacancies: 10 → (blank)", "Application deadline: 24 Dec 2026 → 31 Jan 2027"]),
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
    "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Job 1")], total: 1 }),
    "/api/admin/jobs/1": (_body, url) => {
      versions.push(url.searchParams.get("version"));
      if (versions.length === 2) return { message: "The job was deleted.", version: 9 };
      return Response.json({ message: MESSAGE, ...savedFirst(1, { status: "withdrawn" }) }, { status: 409 });
    },
    "/api/admin/jobs/1/restore": (_body, url) => {
      versions.push(url.searchParams.get("version"));
      return { status: "published" };
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("button", { name: "Delete Job 1" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("dialog", { name: "Another editor saved this job first" });
  expect(question.textContent).toContain("Status: published → withdrawn");
  await user.click(within(question).getByRole("button", { name: "Delete all the same" }));
  await expectToast("Job Deleted", "Job 1");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("Job Restored", "Job 1. It is public again.");
  expect(versions).toEqual(["3", "8", "9"]);
});

test("a job that was just changed in bulk, or brought back, is deleted as it is then, though the list was not read again yet", async () => {
  const [lists, versions]: [unknown[], (string | null)[]] = [[], []];
  answerCalls({
    "/api/admin/jobs": () =>
      lists.push(null) === 1 ? { jobs: [listedJob(3, "Clerk")], total: 1 } : new Promise(() => undefined),
    "/api/admin/jobs/bulk": () => ({ changed: [3], skipped: [], versions: { 3: 4 } }),
    "/api/admin/jobs/3": (_body, url) => ({ version: 4 + versions.push(url.searchParams.get("version")) }),
    "/api/admin/jobs/3/restore": () => ({ ...listedJob(3, "Clerk"), version: 6 }),
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  const remove = async () => {
    await user.click(screen.getByRole("button", { name: "Delete Clerk" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    await expectToast("Job Deleted", "Clerk");
  };
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw" }));
  await expectToast("1 job changed");
  await remove();
  const toast = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast]")].find((one) =>
    one.textContent?.includes("Clerk"),
  );
  await user.click(within(toast as HTMLElement).getByRole("button", { name: "Undo" }));
  await expectToast("Job Restored", "Clerk. It is public again.");
  await remove();
  expect(versions).toEqual(["4", "6"]);
});
