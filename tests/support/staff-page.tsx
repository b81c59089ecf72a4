import { act, render, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { JobForm } from "@/components/admin/job-form/job-form";
import { QueryProvider } from "@/components/admin/query-client";
import { valuesOfJob } from "@/lib/jobs/editing/form/form-values";

/** A part of the admin area on a page of its own, and the hands of an editor. */
export async function openStaffPage(part: ReactNode) {
  // Nothing is laid out, so whether an overlay covers a button is a question for a browser.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await act(async () => render(<QueryProvider>{part}</QueryProvider>));
  return user;
}

/** The form of a stored job, or of a new one with what it begins with, as editor 1 has it; today is 21 November 2026. */
export function openJobForm({ job, initial, ...further }: Partial<ComponentProps<typeof JobForm>> = {}) {
  const start = job ? valuesOfJob(job) : initial;
  return openStaffPage(
    <JobForm editorId={1} today="2026-11-21" initial={start} job={job} preview={async () => null} {...further} />,
  );
}

export const fieldOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const buttonOf = (name: string) => screen.getByRole("button", { name });

/** Whether the browser would ask before the page is left. */
export const asksToStay = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
