import { screen, waitFor, within } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

type Sent = { ids: number[]; action: string; versions: Record<string, number> };

/** A list of two pages, and a server that does to jobs what it is asked for. */
function answerTwoPages(skipped: (sent: Sent) => { id: number; reason: string }[] = () => []): Sent[] {
  const calls: Sent[] = [];
  answerCalls({
    "/api/admin/jobs": (_body, url) => ({
      jobs: url.searchParams.get("page") === "1" ? [listedJob(1, "Clerk"), listedJob(2, "Driver")] : [listedJob(51, "Nurse")],
      total: 51,
    }),
    "/api/admin/jobs/bulk": (body) => {
      const sent = body as Sent;
      calls.push(sent);
      const left = skipped(sent);
      const changed = sent.ids.filter((id) => !left.some((job) => job.id === id));
      const versions = Object.fromEntries(changed.map((id) => [id, (sent.versions[id] ?? 0) + 1]));
      return { changed, skipped: left, versions };
    },
  });
  return calls;
}

/** Ticks a job on each of two pages and withdraws both. */
async function withdrawOfTwoPages() {
  history.replaceState(null, "", "/admin/jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick Driver" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(await screen.findByRole("checkbox", { name: "Pick Nurse" }));
  screen.getByText("2 picked, 1 of them on other pages");
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw: 2 jobs" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["#2 Driver", "#51 Nurse"]);
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  await expectToast("2 jobs changed");
  // The button that asked for it is gone with the ticks: whoever works by keys goes on at the way back.
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^2 jobs changed/));
  return user;
}

test("jobs are picked over pages of one list, named in the question, and let go of at once", async () => {
  const calls = answerTwoPages();
  const user = await withdrawOfTwoPages();
  expect(calls).toEqual([{ ids: [2, 51], action: "withdraw", versions: { 2: 3, 51: 3 } }]);
  expect(screen.queryByText(/picked/)).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Pick none" }));
  expect(screen.queryByText(/picked/)).toBeNull();
});

test("a bulk write is undone as it left the jobs, from above the list, and says which stay", async () => {
  const reason = "saved or undone since";
  const calls = answerTwoPages(({ action }) => (action === "undo" ? [{ id: 51, reason }] : []));
  const user = await withdrawOfTwoPages();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("1 job as before");
  expect(calls.at(-1)).toEqual({ ids: [2, 51], action: "undo", versions: { 2: 4, 51: 4 } });
  const left = await screen.findByText("1 job left alone:");
  expect(left.closest("[role=status]")?.textContent).toContain(`#51 Nurse: ${reason}`);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(document.activeElement).toBe(left.closest("[role=status]"));
});

test("the way back of a later bulk write stays where an earlier one is undone meanwhile", async () => {
  let answer: (said: object) => void = () => undefined;
  const said = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const changed = (id: number) => ({ changed: [id], skipped: [], versions: { [id]: 4 } });
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Clerk"), listedJob(2, "Driver")], total: 2 }),
    "/api/admin/jobs/bulk": (body) => ((body as Sent).action === "undo" ? said : changed((body as Sent).ids[0] ?? 0)),
  });
  history.replaceState(null, "", "/admin/jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  const withdraw = async (title: string) => {
    await user.click(await screen.findByRole("checkbox", { name: `Pick ${title}` }));
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }));
    await screen.findByText("1 job changed.");
  };
  await withdraw("Clerk");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await withdraw("Driver");
  answer({ changed: [1], skipped: [], versions: { 1: 5 } });
  await expectToast("1 job as before");
  screen.getByRole("button", { name: "Undo" });
});

test("more jobs than one write takes are not offered to it", async () => {
  const pageOf = (page: number) => Array.from({ length: 50 }, (_, at) => listedJob(page * 50 + at, `Job ${page * 50 + at}`));
  answerCalls({ "/api/admin/jobs": (_body, url) => ({ jobs: pageOf(Number(url.searchParams.get("page"))), total: 250 }) });
  history.replaceState(null, "", "/admin/jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  for (const page of [1, 2, 3, 4, 5]) {
    await screen.findByText(`Job ${page * 50}`);
    await user.click(screen.getByLabelText("Pick all shown jobs"));
    if (page < 5) await user.click(screen.getByText("Next"));
  }
  screen.getByText("220 picked, 170 of them on other pages. At most 200 are changed at once");
  expect(screen.getByText("Withdraw").hasAttribute("disabled")).toBe(true);
});
