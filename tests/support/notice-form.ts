import { fireEvent, screen, within } from "@testing-library/react";
import { type JobFormValues, valuesOfJob } from "@/lib/jobs/editing/form/form-values";
import { answerCalls } from "@/tests/support/dialog-page";
import { fieldOf, openJobForm } from "@/tests/support/staff-page";
import { storedJob } from "@/tests/support/stored-job";

/** Answers saves of job 7 and of new jobs, and gives what was sent. */
export function answerSaves(answer: (body: Record<string, unknown>) => unknown = () => storedJob({ version: 2 })) {
  const sent: Record<string, unknown>[] = [];
  const save = (body: unknown) => {
    sent.push(body as Record<string, unknown>);
    return answer(body as Record<string, unknown>);
  };
  const kept = () => ({});
  answerCalls({
    "/api/admin/jobs/similar": () => [],
    "/api/admin/drafts/new": kept,
    "/api/admin/drafts/job-7": kept,
    "/api/admin/jobs": save,
    "/api/admin/jobs/7": save,
  });
  return sent;
}

/** The form of a new job with its notice as data open. */
export async function openNotice(initial: JobFormValues) {
  const user = await openJobForm({ initial });
  await user.click(screen.getByRole("button", { name: "Enter the notice as data" }));
  await screen.findByLabelText("Paste a table of vacancies", undefined, { timeout: 5000 });
  return user;
}

/** By its words: with all steps open, roles take seconds to work out where nothing is laid out. */
export const press = (words: string | RegExp) => screen.getByText(words, { selector: "button" });
export const paste = (text: string) =>
  fireEvent.paste(fieldOf("Paste a table of vacancies"), { clipboardData: { getData: () => text } });
/** The check at the end of the section. */
export const check = () => within(document.querySelector<HTMLElement>("section[aria-labelledby=notice-check]") ?? document.body);
/** A control by its id: with all steps open a look for labels takes seconds where nothing is laid out. */
export const control = (path: string) => document.getElementById(`job-${path}`) as HTMLInputElement;

export const NEW_JOB: JobFormValues = {
  ...valuesOfJob(storedJob()),
  qualification: "",
  positions: "1",
  applicationFee: "",
  ageLimit: "",
};
