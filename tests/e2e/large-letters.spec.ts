import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

const PAGES = [
  "/",
  "/?search=officer",
  "/?search=officer&view=grid",
  "/jobs/ssc",
  "/job/1",
  "/exams",
  "/saved",
  "/for-you",
  "/register",
];

/** The letters of the browser's settings; its test tool alone can set them. */
async function setLetters(page: Page, percent: number): Promise<void> {
  const tool = await page.context().newCDPSession(page);
  await tool.send("Page.enable");
  await tool.send("Page.setFontSizes", {
    fontSizes: { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) },
  });
}

/** What a finger looks for that does not lie on the screen from left to right, but for what scrolls sideways by itself. */
const besideTheScreen = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [
      ...document.querySelectorAll("header a, header button, main a, main button, main input, main select, .bar a, .apply-bar a"),
    ]
      .filter((control) => control.checkVisibility() && !scrolls(control.parentElement))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

for (const path of PAGES) {
  test(`${path} keeps all that can be pressed on a phone with letters of 125, 150 and 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const percent of [125, 150, 200]) {
      await setLetters(page, percent);
      for (const language of ["en", "hi"]) {
        await page.goto(language === "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=hi`);
        const name = `${percent} %, ${language}`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
        expect(await besideTheScreen(page), name).toEqual([]);
      }
    }
  });
}

test("a phone whose pages are at 150 % has room for a search and for Apply", async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 500 });
  await page.goto("/");
  expect(await besideTheScreen(page)).toEqual([]);
  expect((await page.getByRole("searchbox").boundingBox())?.width).toBeGreaterThan(160);
  await page.goto("/job/1");
  expect(await besideTheScreen(page)).toEqual([]);
  expect((await page.locator(".apply-bar").boundingBox())?.height).toBeLessThan(90);
});

for (const [width, path] of [
  [320, "/job/1"],
  [1280, "/job/1"],
  [768, "/?search=officer&view=grid"],
  [1280, "/?search=officer&view=grid"],
] as const) {
  test(`a name of one long word makes ${path} no wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
      const long = "recruitment.of-the-department-of-personnel.".repeat(4).replaceAll(/[.-]/g, "");
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (
          text.parentElement?.closest(
            ".card h3, .card dd, #how-to-apply ~ ol span:not([aria-hidden]), .apply-bar [data-apply] span",
          ) &&
          text.textContent?.trim()
        )
          text.textContent = long;
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
