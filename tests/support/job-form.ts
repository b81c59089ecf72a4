import type { Locator, Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { TODAY } from "@/tests/support/staff";
import { expect } from "@/tests/support/test";

/** Fills what a new job needs, from a template. */
export async function complete(form: Locator, title: string): Promise<void> {
  await form.getByLabel("Start from a template").selectOption("ssc");
  await form.getByLabel("Job title", { exact: true }).fill(title);
  await form.getByLabel("Application start date").fill(TODAY);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 25));
}

/** The number of the one public job that a search for its title finds, behind which it lists what is nearest. */
export async function idOf(page: Page, title: string): Promise<number> {
  const listed = await (await page.request.get(`/api/jobs?search=${encodeURIComponent(title)}`)).json();
  const [job, ...others] = listed.jobs.filter((one: { title: string }) => one.title === title);
  expect([job?.title, others]).toEqual([title, []]);
  return job.id;
}
