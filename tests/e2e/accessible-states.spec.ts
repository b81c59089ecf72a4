import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { test } from "@/tests/support/test";

/** What opens over the home page and has no test file of its own: how it is opened, and where it stands. */
const PANELS: { name: string; open: (page: Page) => Promise<unknown>; within: string }[] = [
  {
    name: "panel of tags",
    open: (page) => page.locator("summary", { hasText: "Advanced search" }).click(),
    within: "details[open]:has(summary)",
  },
  { name: "theme menu", open: (page) => page.getByRole("button", { name: "Theme" }).click(), within: "#theme-menu" },
];

for (const { name, open, within } of PANELS) {
  test(`the ${name} is accessible in both themes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.goto("/");
    await open(page);
    await expectAccessible(page, within);
  });
}
