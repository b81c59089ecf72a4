import { expect, type Page } from "@playwright/test";

/** Where a device keeps each kind of what follows a person to another one, by the kind's name in the API. */
const STORAGE_KEYS = {
  savedJobs: "niyukti_saved_jobs",
  trackedApplications: "niyukti_applications",
  jobAlerts: "niyukti_alerts",
} as const;

type Stored = { key: string; value: Record<string, unknown>; deletedAt: number | null };
/** By kind, what is there: each value by its key. A key that stands twice fails the test that asks. */
export type Kept = Record<keyof typeof STORAGE_KEYS, Record<string, Record<string, unknown>>>;

/** What the device of a page keeps at present, removed records left out. */
export async function keptOn(page: Page): Promise<Kept> {
  const texts = await page.evaluate(
    (keys) => Object.fromEntries(Object.entries(keys).map(([kind, key]) => [kind, localStorage.getItem(key)])),
    STORAGE_KEYS,
  );
  return kept((kind) => (JSON.parse(texts[kind] ?? "{}") as { items?: Stored[] }).items ?? []);
}

/** What the account holds that a page is signed in to. */
export async function keptInAccount(page: Page): Promise<Kept> {
  const response = await page.context().request.get("/api/users/me/records");
  const { records } = (await response.json()) as { records: Partial<Record<keyof Kept, Stored[]>> };
  return kept((kind) => records[kind] ?? []);
}

function kept(itemsOf: (kind: keyof Kept) => Stored[]): Kept {
  const present = (kind: keyof Kept) => {
    const items = itemsOf(kind);
    if (new Set(items.map(({ key }) => key)).size !== items.length) throw new Error(`${kind}: a key stands twice`);
    return Object.fromEntries(items.filter(({ deletedAt }) => deletedAt === null).map(({ key, value }) => [key, value]));
  };
  return {
    savedJobs: present("savedJobs"),
    trackedApplications: present("trackedApplications"),
    jobAlerts: present("jobAlerts"),
  };
}

/** Presses the save toggle of a card of the list that is open; it ends up saved, or not. */
export async function toggleSaved(page: Page, index: number, isSaved: boolean): Promise<void> {
  const toggle = page.locator('main article [data-mark="save"]').nth(index);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", String(isSaved));
}

/** Adds an application in the tracker, by hand. */
export async function trackByHand(page: Page, fields: Record<string, string>): Promise<void> {
  await page.goto("/#tracker");
  const dialog = page.getByRole("dialog", { name: "Application Tracker" });
  await dialog.getByRole("button", { name: "Add application" }).click();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: "Save application" }).click();
  await expect(dialog.getByRole("heading", { name: fields["Job title"] })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Creates an alert. */
export async function createAlert(page: Page, title: string, keywords: string): Promise<void> {
  await page.goto("/#alerts");
  const dialog = page.getByRole("dialog", { name: "Job Alerts" });
  await dialog.getByRole("button", { name: "Create alert" }).click();
  await dialog.getByLabel("Alert title").fill(title);
  await dialog.getByLabel("Keywords").fill(keywords);
  await dialog.getByRole("button", { name: "Save alert" }).click();
  await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
