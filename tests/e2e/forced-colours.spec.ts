import { expect, test } from "@/tests/support/test";

test("a list keeps what it says by colour where the system takes colours away", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/?search=officer");

  await test.step("in forced colours a date leaf draws its own ground: the system's would cover half of its month", async () => {
    const drawn = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const [leaf, month] = [of(".leaf"), of(".leaf-month")];
      return [leaf.forcedColorAdjust, leaf.color === of("h1").color, month.color === leaf.color, month.backgroundColor];
    });
    expect(drawn).toEqual(["none", true, true, "rgba(0, 0, 0, 0)"]);
  });

  await test.step("in forced colours the page, the view and the marks that are chosen are told from the others", async () => {
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    for (const [chosen, other] of [
      [".results-pages [aria-current='page']", ".results-pages a:not([aria-current])"],
      ["nav[aria-label='View'] a[aria-current]", "nav[aria-label='View'] a:not([aria-current])"],
    ] as const) {
      expect(await ground(chosen), chosen).not.toBe(await ground(other));
    }
    const save = page.locator("article .row-mark[data-mark='save']").first();
    const before = await save.evaluate((one) => getComputedStyle(one).backgroundColor);
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await page.mouse.move(0, 0);
    expect(await save.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(before);
  });
});
