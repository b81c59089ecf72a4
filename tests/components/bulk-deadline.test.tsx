import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ManageJobs } from "@/components/admin/manage-jobs/manage-jobs";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { listedJob } from "@/tests/support/listed-job";
import { openStaffPage } from "@/tests/support/staff-page";

test("a last date that is changed in bulk is sent once it is said why, and what is wrong with it stands at its field", async () => {
  const sent: object[] = [];
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [listedJob(1, "Job 1")], total: 1 }),
    "/api/admin/jobs/bulk": (body) => {
      sent.push(body as object);
      const errors = { deadline: ["Application deadline is required"] };
      return sent.length > 1
        ? { changed: [1], skipped: [], versions: {} }
        : Response.json({ message: errors.deadline[0], errors }, { status: 400 });
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Change deadline" }));
  const dialog = within(screen.getByRole("dialog"));
  // The way out has another name than the closing of jobs.
  expect(dialog.queryByRole("button", { name: "Close" })).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Change deadline" }));
  await dialog.findByText("Say why the deadline changes.");
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("radio", { name: /The entry here was wrong/ }));
  await user.click(dialog.getByRole("button", { name: "Change deadline" }));
  const field = dialog.getByLabelText(/New deadline/);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  fireEvent.change(field, { target: { value: "2026-12-31" } });
  await user.click(dialog.getByRole("button", { name: "Change deadline" }));
  await expectToast("1 job changed");
  expect(sent.at(-1)).toMatchObject({ deadline: "2026-12-31", correction: "slip" });
});

test("a last date that is changed all the same, after another editor has published the job, is not sent before it is said why", async () => {
  const sent: object[] = [];
  const draft = { ...listedJob(1, "Job 1"), status: "draft" };
  const conflict = { job: { ...draft, status: "published", version: 8 }, savedBy: "ravi", savedAt: "2026-11-01T06:00:00.000Z" };
  answerCalls({
    "/api/admin/jobs": () => ({ jobs: [draft], total: 1 }),
    "/api/admin/jobs/bulk": (body) => {
      sent.push(body as object);
      if (sent.length > 1) return { changed: [1], skipped: [], versions: { 1: 9 } };
      return Response.json({ message: "Saved first", conflicts: [conflict] }, { status: 409 });
    },
  });
  const user = await openStaffPage(<ManageJobs asked={{}} />);
  await user.click(await screen.findByRole("checkbox", { name: "Pick all shown jobs" }));
  await user.click(screen.getByRole("button", { name: "Change deadline" }));
  const change = () => user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Change deadline" }));
  fireEvent.change(screen.getByLabelText(/New deadline/), { target: { value: "2026-12-31" } });
  expect(screen.queryByRole("radio")).toBeNull();
  await change();
  await user.click(await screen.findByRole("button", { name: "Change deadline all the same" }));
  await screen.findByText("Say why the deadline changes.");
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: /The entry here was wrong/ }));
  await change();
  await expectToast("1 job changed");
  expect(sent.at(-1)).toMatchObject({ deadline: "2026-12-31", correction: "slip", versions: { 1: 8 } });
  // What readers were told stands beside the way back.
  screen.getByText("Undone, readers of the public ones are told that the entry here was wrong.");
});
