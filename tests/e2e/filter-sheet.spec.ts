import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { holdScripts } from "@/tests/support/hydration";
import { expect, test } from "@/tests/support/test";

test.use({ viewport: { width: 360, height: 740 } });

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Filters" });

test("the filters are a dialog from below that stays open while choosing, says what it would show, and gives the focus back", async ({
  page,
}) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto("/");
  const open = page.getByRole("button", { name: "Filters", exact: true });
  const sheet = sheetOf(page);
  await expect(page.locator("#filter-location")).toBeHidden();
  await open.click();
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("button", { name: "Close filters" })).toBeFocused();
  const height = (await sheet.boundingBox())?.height ?? 0;
  expect(Math.round((height / 740) * 100)).toBe(85);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await sheet.getByRole("checkbox", { name: /^12th pass/ }).check();
  await expect(page).toHaveURL(/qualification=12th/);
  await sheet.getByRole("checkbox", { name: /^Bihar/ }).check();
  await expect(page).toHaveURL(/location=Bihar/);
  await expect(sheet.getByText("2 filters set")).toBeVisible();
  const shows = sheet.getByRole("button", { name: /^Show [\d,]+ jobs?$/ });
  const total = /\d+/.exec((await shows.textContent()) ?? "")?.[0];
  await shows.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(new RegExp(`^Showing \\d+ of ${total} jobs?`))).toBeVisible();
  expect(loads).toBe(1);
  await test.step("#departments opens them at the department", async () => {
    await page.goto("/#departments");
    await expect(page.locator("#filter-department summary")).toBeFocused();
    await expect(page.locator("#filter-department-all")).toBeVisible();
  });
});

test("filters that are opened before the scripts have come are a dialog once they are there", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.locator("#filter-location")).toBeVisible();
  release();
  const sheet = sheetOf(page);
  await expect(sheet).toHaveAttribute("aria-modal", "true");
  await test.step("the dialog keeps the focus at both ends", async () => {
    await sheet.getByRole("button", { name: /^Show [\d,]+ jobs?$/ }).focus();
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Close filters" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(sheet.getByRole("button", { name: /^Show [\d,]+ jobs?$/ })).toBeFocused();
    await expect(sheet).toBeVisible();
  });
});
