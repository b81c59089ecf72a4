import { expect, test } from "@/tests/support/test";

const TOAST = "[data-sonner-toast][data-removed='false']";

test("one toast at a time, which goes by itself after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#alerts");
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /new alert|create/i })
    .first()
    .click();
  const save = dialog.getByRole("button", { name: /create alert|save/i }).last();
  await save.click();
  await page.clock.runFor(500);
  await expect(page.locator(TOAST)).toHaveText(/Missing Information/);
  await save.click();
  await page.clock.runFor(500);
  await expect(page.locator(TOAST)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(page.locator(TOAST)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(page.locator(TOAST)).toHaveCount(0);
});

test("F8 leads to the toast, and it can be dismissed", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/job/1");
  await page.getByRole("button", { name: /share/i }).click();
  await expect(page.locator(TOAST)).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
  await page.locator(TOAST).getByRole("button", { name: "Close" }).click();
  await expect(page.locator(TOAST)).toHaveCount(0);
});
