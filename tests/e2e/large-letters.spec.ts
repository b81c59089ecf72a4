import type { Locator, Page } from "@playwright/test";
import { expectHydrated } from "@/tests/support/hydration";
import { expect, test } from "@/tests/support/test";

/** A walk through all pages takes a busy machine a while. */
test.describe.configure({ timeout: 240_000 });

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
  "/contact",
];

/** The letters of the browser's settings, which an open page follows as one that is loaded does; its test tool alone can set them. */
async function letterSetter(page: Page): Promise<(percent: number) => Promise<void>> {
  const tool = await page.context().newCDPSession(page);
  await tool.send("Page.enable");
  return async (percent) => {
    const standard = (16 * percent) / 100;
    await tool.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round((13 * percent) / 100) } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${standard}px`);
  };
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

/** In English one of each kind: the lists are one, and the words of Hindi are longer. */
const IN_ENGLISH = ["/", "/job/1", "/exams", "/for-you", "/register"];

for (const language of ["en", "hi"]) {
  test(`pages (${language}) keep all that can be pressed on a phone with letters of 125, 150 and 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const setLetters = await letterSetter(page);
    for (const path of language === "en" ? IN_ENGLISH : PAGES) {
      // It is loaded with the largest, and follows the others.
      await setLetters(200);
      await page.goto(language === "en" ? path : `${path}${path.includes("?") ? "&" : "?"}lang=hi`);
      for (const percent of [200, 150, 125]) {
        await setLetters(percent);
        const name = `${path}, ${percent} %`;
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
        expect(await besideTheScreen(page), name).toEqual([]);
      }
    }
  });
}

test("with letters of 200 % no word lies over another, is broken in two or is squeezed beside a button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await (await letterSetter(page))(200);
  await page.goto("/job/1");
  const [words, link] = await textBoxes(page.locator(".answer-when [data-while-open] > *"));
  expect(link?.top).toBeGreaterThanOrEqual(words?.bottom ?? Number.NaN);

  await page.goto("/#signin");
  expect(await brokenWords(page.locator("[role=dialog] :is(h2, [role=tab])"))).toEqual([]);
  await page.goto("/#tracker");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Application Tracker" })).toBeVisible();
  expect(await brokenWords(page.locator("[role=dialog] h2").first())).toEqual([]);

  await page.goto("/?qualification=graduate&lang=hi");
  await page.getByRole("button", { name: /^फ़िल्टर/ }).click();
  const sheet = page.locator(".filter-panel");
  const field = await sheet.getByRole("searchbox").boundingBox();
  const close = await sheet.locator(".sheet-close").boundingBox();
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual((field?.x ?? 0) + (field?.width ?? 0) + 1);

  await page.goto("/");
  await page.locator('[data-mark="save"]').first().click();
  const toast = page.locator("[data-sonner-toast]");
  const inside = await toast.locator("[data-content]").boundingBox();
  expect(inside?.width).toBeGreaterThan(((await toast.boundingBox())?.width ?? Number.NaN) * 0.6);
});

/** The boxes of the letters themselves: that of a link is larger, for a finger. */
function textBoxes(elements: Locator): Promise<{ top: number; bottom: number }[]> {
  return elements.evaluateAll((found) =>
    found.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { top, bottom } = text.getBoundingClientRect();
      // A line is higher than its letters.
      return { top: top + 4, bottom: bottom - 4 };
    }),
  );
}

/** The words of elements that stand in two lines. */
async function brokenWords(elements: Locator): Promise<string[]> {
  await expect(elements.first()).toBeVisible();
  return elements.evaluateAll((found) =>
    found.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

test("what is chosen in a list of choices is not cut on a phone with letters of 150 %", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const setLetters = await letterSetter(page);
  await setLetters(150);
  for (const path of ["/for-you", "/for-you?lang=hi", "/exams", "/exams?lang=hi", "/?search=officer"]) {
    await page.goto(path);
    await expect(page.locator("main select").first()).toBeVisible();
    expect(await cutChoices(page), path).toEqual([]);
  }
});

/** What is chosen in the lists of choices of a page and is wider than its room, less the arrow of the browser. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    return [...document.querySelectorAll<HTMLSelectElement>("main select")].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const chosen = select.selectedOptions[0]?.text ?? "";
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 20;
      return select.checkVisibility() && pen.measureText(chosen).width > room ? [chosen] : [];
    });
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

test("a name of one long word makes no page wider than its window", async ({ page }) => {
  for (const [path, widths] of [
    ["/job/1", [320, 1280]],
    ["/?search=officer&view=grid", [768, 1280]],
  ] as const) {
    await page.setViewportSize({ width: widths[0], height: 740 });
    await page.goto(path);
    await expectHydrated(page.locator(NAMES));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await lengthenNames(page), path).toBeGreaterThan(0);
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beside, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** Where a page says a name or a fact. */
const NAMES = ".card h3, .card dd, #how-to-apply ~ ol span:not([aria-hidden]), .apply-bar [data-apply] span";

/** Makes each name and fact of a page one long word. Returns how many. */
function lengthenNames(page: Page): Promise<number> {
  return page.evaluate((places) => {
    const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
    const long = "recruitment.of-the-department-of-personnel.".repeat(4).replaceAll(/[.-]/g, "");
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.closest(places) || !text.textContent?.trim()) continue;
      text.textContent = long;
      count++;
    }
    return count;
  }, NAMES);
}
