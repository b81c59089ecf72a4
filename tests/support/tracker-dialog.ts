import { expect, type Locator, type Page } from "@playwright/test";
import { typeset } from "@/lib/notice-text/typeset";

/** The dialog of the applications that a device tracks. */
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Application Tracker" });
export const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
export const titles = (page: Page) => dialogOf(page).getByRole("heading", { level: 3 });
export const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

export async function openTracker(page: Page, path = "/"): Promise<Locator> {
  await page.goto(`${path}#tracker`);
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(typeset(description), { exact: true })).toBeVisible();
}

export async function add(page: Page, title: string, fields: Record<string, string> = {}): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Add application" }).click();
  for (const [label, value] of Object.entries({ "Job title": title, Department: "High Court", ...fields })) {
    await dialog.getByLabel(label).fill(value);
  }
  await dialog.getByRole("button", { name: "Save application" }).click();
  await expect(cardOf(page, title)).toBeVisible();
}
