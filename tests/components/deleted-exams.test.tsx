import { screen, within } from "@testing-library/react";
import { ExamManager } from "@/components/admin/exams/exam-manager";
import { answerCalls, expectToast } from "@/tests/support/dialog-page";
import { EXAM } from "@/tests/support/staff-exam";
import { openStaffPage } from "@/tests/support/staff-page";

test("a deleted exam is taken back by the toast, and later from the list of what was deleted", async () => {
  let isThere = true;
  const deleted = { ...EXAM, deletedAt: "2026-11-21T06:00:00.000Z", deletedBy: "asha" };
  answerCalls({
    "/api/admin/exams": () => ({ exams: isThere ? [EXAM] : [], total: isThere ? 1 : 0 }),
    "/api/admin/exams/deleted": () => ({ exams: isThere ? [] : [deleted] }),
    "/api/admin/exams/4": () => {
      isThere = false;
      return { message: "The exam was deleted." };
    },
    "/api/admin/exams/4/restore": () => {
      isThere = true;
      return EXAM;
    },
  });
  const user = await openStaffPage(<ExamManager />);
  const remove = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete Archivist Examination" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    await expectToast("Exam Deleted", "Archivist Examination");
  };
  await remove();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expectToast("Exam Restored", "Archivist Examination");
  await remove();
  await user.click(screen.getByText("Deleted exams"));
  const list = await screen.findByRole("table", { name: "Deleted exams" });
  expect(list.textContent).toContain("by asha");
  await user.click(within(list).getByRole("button", { name: "Restore Archivist Examination" }));
  await screen.findByText("No deleted exams here.");
  await screen.findByRole("button", { name: "Delete Archivist Examination" });
});
