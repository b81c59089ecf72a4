import type { Page } from "@playwright/test";
import { settleAnimations } from "@/tests/support/animations";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

/** Page kinds that pages.spec.ts, static-pages.spec.ts and the specs of their areas do not check already. */
const PAGES = [
  "/jobs",
  "/jobs?lang=hi",
  "/exams?month=2026-12",
  "/exams?month=2026-12&lang=hi",
  "/exam-results?lang=hi",
  "/admit-cards",
  "/syllabus?lang=hi",
  "/previous-papers",
  "/offline",
  "/job/999999",
  "/no/such/page",
];

const stay = async () => undefined;
const openTags = (page: Page) => page.locator("summary", { hasText: "Advanced search" }).click();
const openFilters = (page: Page) => page.getByRole("button", { name: "Filters", exact: true }).click();
const openThemes = (page: Page) => page.getByRole("button", { name: "Theme" }).click();

/** Dialogs, panels and menus, where they are opened and how. */
const PANELS: { name: string; address: string; open: (page: Page) => Promise<unknown>; width?: number }[] = [
  { name: "sign-in dialog", address: "/#signin", open: stay },
  { name: "register dialog", address: "/#register", open: stay },
  { name: "exam dialog", address: "/job/1#exams", open: stay },
  { name: "panel of tags", address: "/", open: openTags },
  { name: "filters of a phone", address: "/", open: openFilters, width: 360 },
  { name: "theme menu", address: "/", open: openThemes },
];

for (const theme of ["light", "dark"]) {
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("niyukti-ui-theme", value), theme);
    });

    for (const address of PAGES) {
      test.describe(() => {
        test.use({ allowedConsoleErrors: [/404/] });

        test(`${address} is accessible and fits 320 px`, async ({ page }) => {
          await page.setViewportSize({ width: 320, height: 700 });
          await page.goto(address);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          await expectAccessible(page);
        });
      });
    }

    for (const { name, address, open, width = 1280 } of PANELS) {
      test(`the ${name} is accessible`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(address);
        await open(page);
        if (address.includes("#")) await expect(page.getByRole("dialog")).toBeVisible();
        await expect(page.locator("[role=dialog] [aria-busy=true]")).toHaveCount(0);
        await settleAnimations(page);
        await expectAccessible(page);
      });
    }
  });
}
