import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

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

for (const { name, address, open, width = 1280 } of PANELS) {
  test(`the ${name} is accessible in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(address);
    await open(page);
    if (address.includes("#")) await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[role=dialog] [aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
  });
}
