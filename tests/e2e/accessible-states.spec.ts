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

test(`the ${PANELS.map(({ name }) => name).join(" and the ")} are accessible in both themes`, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto("/");
  for (const { name, open, within } of PANELS) {
    await test.step(name, async () => {
      await open(page);
      await expectAccessible(page, within);
    });
  }
});
