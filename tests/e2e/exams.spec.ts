import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

for (const address of ["/exams?month=2026-12", "/exams?month=2026-12&lang=hi"]) {
  test(`${address} is accessible and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
}
