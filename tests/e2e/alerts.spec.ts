import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Job Alerts" });
const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

async function openAlerts(page: Page, path = "/"): Promise<Locator> {
  await page.goto(`${path}#alerts`);
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function create(page: Page, title: string, keywords: string): Promise<void> {
  await page.getByRole("button", { name: "Create alert" }).click();
  await page.getByLabel("Alert title").fill(title);
  await page.getByLabel("Keywords").fill(keywords);
  await page.getByRole("button", { name: "Save alert" }).click();
  await expect(cardOf(page, title)).toBeVisible();
}

test("two sample alerts are there at first, labelled, with the live number of jobs that their list shows", async ({ page }) => {
  const dialog = await openAlerts(page);
  await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(2);
  await expect(dialog.getByText("it is never sent")).toHaveCount(2);
  const link = dialog.getByRole("link", { name: /matching job/ }).first();
  const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByText(new RegExp(`of ${count} jobs`)).first()).toBeVisible();
  await expect(page.getByText("Application closed")).toHaveCount(0);
});

test("pay of 75,000 and more leads to exactly the jobs it counts", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).click();
  await dialog.getByLabel("Alert title").fill("Well paid");
  await dialog.getByLabel("Keywords").fill("officer, engineer, professor, medical, manager, scientist");
  await dialog.getByLabel("Monthly pay").selectOption("above-75k");
  await dialog.getByRole("button", { name: "Save alert" }).click();
  const link = cardOf(page, "Well paid").getByRole("link", { name: /matching job/ });
  const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
  await link.click();
  await expect(page.getByText(new RegExp(`of ${count} jobs`)).first()).toBeVisible();
  await expect(page.locator("#filter-salary-above-75k")).toBeChecked();
});

test("what one tab changes another shows at once", async ({ context, page }) => {
  await openAlerts(page);
  const other = await context.newPage();
  await openAlerts(other, "/exams");
  await create(page, "Shared alert", "constable");
  await expect(cardOf(other, "Shared alert")).toBeVisible();
});

test("Back closes the dialog, a link opens it, and the focus returns", async ({ page }) => {
  await page.goto("/");
  const trigger = page.locator("a[href$='#alerts']:visible").first();
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL(/#alerts$/);
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await trigger.press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test("an alert is created by keyboard alone, and the focus stays in the dialog", async ({ page }) => {
  const dialog = await openAlerts(page);
  await dialog.getByRole("button", { name: "Create alert" }).press("Enter");
  // What is typed before the form has taken the focus goes nowhere.
  await expect(dialog.getByRole("textbox").first()).toBeFocused();
  await page.keyboard.type("Typed alert");
  await page.keyboard.press("Tab");
  await page.keyboard.type("forest guard");
  await page.keyboard.press("Enter");
  await expect(cardOf(page, "Typed alert")).toBeVisible();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    expect(
      await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
  }
});

test(`is accessible as list, as form and with errors, in both themes`, async ({ page }) => {
  const dialog = await openAlerts(page);
  await expect(dialog.getByRole("link", { name: /matching job/ }).first()).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Create alert" }).click();
  for (const name of ["Email notifications", "SMS notifications"]) await dialog.getByRole("switch", { name }).check();
  await dialog.getByRole("button", { name: "Save alert" }).click();
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page, "[role=dialog], [data-sonner-toaster]");
});

test("signed out, alerts and tracker ask the server for counts and nothing else, and send it nothing to keep", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !["/api/stats", "/api/jobs"].includes(pathname)) calls.push(pathname);
  });
  await page.goto("/#alerts");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => calls).toContain("/api/alerts/counts");
  await page.goto("/?view=list#tracker");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(new Set(calls)).toEqual(new Set(["/api/alerts/counts"]));
});
