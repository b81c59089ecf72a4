import type { Browser, BrowserContextOptions } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

/**
 * A page paints with the rules in its head, and has the whole style sheet a moment later: what it shows at once must look the same before and
 * after, or a reader sees it jump (docs/decisions/040).
 */
const LATER = /\.later\.css$/;
const PAGES = ["/", "/?lang=hi", "/?qualification=graduate&view=grid", "/job/1", "/job/337?lang=hi", "/jobs/railway", "/exams", "/jobs", "/faq"];
const SCREENS = [
  { viewport: { width: 360, height: 800 }, colorScheme: "light" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "light" },
] as const;

for (const screen of SCREENS) {
  for (const path of PAGES) {
    test(`${path} looks the same before the whole style sheet has come, ${screen.viewport.width} px wide`, async ({ browser, baseURL }) => {
      const options = { ...screen, baseURL, javaScriptEnabled: false };
      const [whole, own] = [await looksOf(browser, options, path, true), await looksOf(browser, options, path, false)];
      expect(whole.length).toBeGreaterThan(300);
      const different = whole.flatMap((look, index) => (look === own[index] ? [] : [`${look}\n  before: ${own[index]}`]));
      expect(different).toEqual([]);
    });
  }
}

async function looksOf(browser: Browser, options: BrowserContextOptions, path: string, isWhole: boolean): Promise<string[]> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const found = { asked: false };
    await page.route(LATER, (route) => {
      found.asked = true;
      return isWhole ? route.continue() : route.fulfill({ contentType: "text/css", body: "" });
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(found.asked).toBe(true);
    return await page.evaluate(lookOfAll);
  } finally {
    await context.close();
  }
}

/** Each element that is shown, in a line: its name, its place, and all that styles say of it but for drawings and movements, which come later. */
function lookOfAll(): string[] {
  const LATE = /^(?:-webkit-mask|mask|animation|--)/;
  return [...document.querySelectorAll("body, body *")].flatMap((element) => {
    if (!element.checkVisibility() || element.closest("script")) return [];
    const style = getComputedStyle(element);
    const isDrawing = element.className === "drawn-hindi";
    const said = [...style].filter((name) => !LATE.test(name) && !(isDrawing && name.startsWith("background")));
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
    return [`${element.tagName}.${element.getAttribute("class")} ${place} ${said.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";")}`];
  });
}
