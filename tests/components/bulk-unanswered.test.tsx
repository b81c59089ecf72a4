import { screen, within } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

test("a bulk write whose answer the network took is asked for again of the jobs as they were, though the list was read since", async () => {
  const sent: { versions: object }[] = [];
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [{ ...listedJob(1, "Clerk"), version: sent.length === 0 ? 3 : 4 }], total: 1 }),
    "/api/admin/jobs/bulk": (body) => {
      sent.push(body as { versions: object });
      // The first one is cut off within the answer.
      return sent.length === 1 ? new Response("{") : { changed: [1], skipped: [], versions: { 1: 4 } };
    },
  });
  history.replaceState(null, "", "/admin/jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick Clerk" }));
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  await dialog.findByText("Connection error. Please try again.");
  await user.click(dialog.getByRole("button", { name: "Withdraw" }));
  await screen.findByText("1 job changed.");
  screen.getByRole("button", { name: "Undo" });
  expect(sent.map(({ versions }) => versions)).toEqual([{ 1: 3 }, { 1: 3 }]);
});

test("what is picked and the way back of a bulk write stay where another page cannot be loaded", async () => {
  let isAway = false;
  answerCalls({
    "/api/admin/jobs": () =>
      isAway ? Response.json({}, { status: 503 }) : { jobs: [listedJob(1, "Clerk"), listedJob(2, "Driver")], total: 60 },
    "/api/admin/jobs/bulk": () => ({ changed: [1], skipped: [], versions: { 1: 4 } }),
  });
  history.replaceState(null, "", "/admin/jobs");
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick Clerk" }));
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Withdraw" }));
  await screen.findByText("1 job changed.");
  await user.click(screen.getByRole("checkbox", { name: "Pick Driver" }));
  isAway = true;
  await user.click(screen.getByRole("button", { name: "Next" }));
  await screen.findByText("The jobs could not be loaded.");
  screen.getByRole("button", { name: "Undo" });
  screen.getByText("1 picked, 1 of them on other pages");
});
