import { FIGURES, faultsOf, WINDOWS } from "@/scripts/gallery/figures.mjs";
import { measure } from "@/scripts/gallery/measure.mjs";
import { withoutHindiLetters } from "@/tests/support/hindi-letters";
import { expect, test } from "@/tests/support/test";

/** The pages that are measured with every run; `npm run gallery` measures the others too. */
const MEASURED = ["home", "home in Hindi", "filtered list", "department", "exams", "job"];

test.use({ allowedConsoleErrors: [/mukta-devanagari/] });

test(`${MEASURED.join(", ")}: each keeps to the figures of the design, on a phone and on a wide screen`, async ({ page }) => {
  await withoutHindiLetters(page);
  for (const window of ["phone", "wide"] as const) {
    await page.setViewportSize(WINDOWS[window]);
    for (const figures of FIGURES.filter(({ kind }) => MEASURED.includes(kind))) {
      await page.goto(figures.path);
      expect(faultsOf(figures, window, await measure(page)), `${figures.kind}, ${window}`).toEqual([]);
    }
  }
});

test("on a wide screen a row shows the whole of a plain age", async ({ reader: page }) => {
  await page.setViewportSize(WINDOWS.wide);
  await page.goto("/");
  const ages = await page
    .locator("main article .row-facts > div:nth-child(4)")
    .evaluateAll((facts) => facts.map(({ clientWidth, scrollWidth }) => [clientWidth, Math.min(scrollWidth, 100)]));
  expect(ages.length).toBeGreaterThan(5);
  for (const [shown = 0, asked = 0] of ages) expect(shown).toBeGreaterThanOrEqual(asked);
});

test("a row whose age is a long text still says who may apply", async ({ reader: page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/jobs/ssc");
  const shown = await page
    .locator("main article .row-facts > div:nth-child(2)")
    .evaluateAll((facts) => facts.map((fact) => fact.clientWidth / fact.scrollWidth));
  expect(shown.length).toBeGreaterThan(10);
  expect(Math.min(...shown)).toBeGreaterThan(0.2);
});

test("on a phone what leads on from the course of a notice, and from one that is closed, has the height of a thumb", async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS.phone);
  for (const [address, name] of [
    ["/job/10", "Admit card"],
    ["/job/15", /similar jobs? (?:is|are) open/],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("link", { name }).first()).toBeVisible();
    const { small } = await measure(page);
    expect(small, address).toEqual([]);
  }
});
