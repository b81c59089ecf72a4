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
