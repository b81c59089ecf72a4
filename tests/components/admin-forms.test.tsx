import { renderHook, screen, within } from "@testing-library/react";
import { ExamForm } from "@/components/admin/exams/exam-form";
import { useOnce } from "@/components/admin/forms";
import { addDays } from "@/lib/dates";
import { BLANK_JOB, type JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { answerCalls, expectToast, fill } from "@/tests/support/dialog-page";
import { openJobForm, openStaffPage } from "@/tests/support/staff-page";

const TODAY = "2026-11-21";

/** Presses 'Publish job' in a form that starts with these values; returns what the summary then says, and where each line leads. */
async function refused(initial: Partial<JobFormValues>) {
  const user = await openJobForm({ initial: { ...BLANK_JOB, ...initial } });
  await user.click(screen.getByRole("button", { name: "Publish job" }));
  const summary = (await screen.findByText("Please correct:")).parentElement ?? document.body;
  return within(summary)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

test("a text of a job that is too long is told with its name, before anything else is judged", async () => {
  expect(await refused({ title: "x".repeat(501) })).toEqual([["Job title: Must be at most 500 characters", "#job-title"]]);
  await expectToast("Failed to Add Job", "Job title: Must be at most 500 characters");
});

test("a list of positions that is wrong as a whole leads to the list, one position to its field", async () => {
  const lines = await refused({ useMultiplePositions: true });
  expect(lines).toContainEqual(["At least one position with a name is required", "#job-jobPositions"]);
  expect(document.querySelector("#job-jobPositions")).not.toBeNull();
});

test("an exam is sent as it was typed, and the form is blank again", async () => {
  const sent: unknown[] = [];
  answerCalls({
    "/api/admin/exams": (body) => {
      sent.push(body);
      return {};
    },
  });
  const user = await openStaffPage(<ExamForm />);
  await user.click(screen.getByRole("button", { name: "Add exam" }));
  await expectToast("Missing Required Fields", "Please fill in all required fields marked with *");
  expect(screen.getByText("Exam title is required")).toBeTruthy();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Start from a template"), "ssc");
  await fill(user, screen.getByLabelText("Exam title"), " Archivist Examination ");
  for (const [label, days] of [
    ["Registration start", -1],
    ["Registration end", 10],
    ["Exam date", 60],
  ] as const) {
    await fill(user, screen.getByLabelText(label), addDays(TODAY, days));
  }
  await user.click(screen.getByRole("button", { name: "Add exam" }));
  await expectToast("Success!", "The exam was added to the calendar.");
  expect(sent).toEqual([expect.objectContaining({ title: " Archivist Examination ", examDate: addDays(TODAY, 60) })]);
  expect(screen.getByLabelText<HTMLInputElement>("Exam title").value).toBe("");
});

test("what is sent twice before its button is disabled is sent once, and again once it has ended, also in vain", async () => {
  const ends: ((error?: Error) => void)[] = [];
  const send = () => new Promise<string>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve("sent"))));
  const once = renderHook(() => useOnce(send)).result.current;
  const [first, second] = [once(), once()];
  expect(await second).toBeNull();
  ends[0]?.(new Error("refused"));
  await expect(first).rejects.toThrow("refused");
  const third = once();
  ends[1]?.();
  expect(await third).toBe("sent");
  expect(ends).toHaveLength(2);
});
