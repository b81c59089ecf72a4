import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

/**
 * A page paints with the rules in its head, and has the whole style sheet a moment later: what it shows at once must look the same before and
 * after, or a reader sees it jump (docs/decisions/040).
 */
const LATER = /\.later\.css$/;
const PAGES = ["/", "/?qualification=graduate&view=grid", "/job/337?lang=hi", "/jobs/railway", "/exams"];
const SCREENS = [
  { width: 360, height: 800, theme: "light" },
  { width: 1280, height: 900, theme: "dark" },
];

for (const { width, height, theme } of SCREENS) {
  test(`each page looks the same before the whole style sheet has come, ${width} px wide`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height } });
    try {
      await context.addInitScript((name) => localStorage.setItem("niyukti-ui-theme", name), theme);
      const page = await context.newPage();
      // Faces that come in time for one look and too late for the other.
      await page.route("**/fonts/*", (route) => route.abort());
      await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
      for (const path of PAGES) {
        // One answer for both looks: other tests publish and correct in between.
        const answer = await request.get(path);
        const [whole, own] = [await looksOf(page, answer, true), await looksOf(page, answer, false)];
        expect(whole.length, path).toBeGreaterThan(100);
        expect(differences(whole, own), path).toEqual([]);
      }
    } finally {
      await context.close();
    }
  });
}

/** What a page looks like as the server wrote it: no script has changed it, but a browser that runs scripts shows it. */
async function looksOf(page: Page, answer: APIResponse, isWhole: boolean): Promise<Look[]> {
  const found = { asked: false };
  await page.route(LATER, (route) => {
    found.asked = true;
    return isWhole ? route.continue() : route.abort();
  });
  await page.route(answer.url(), (route) => route.fulfill({ response: answer }));
  await page.goto(answer.url());
  // Where the whole sheet came the page's own rules have ended, and look the same for it; where it did not they stay.
  expect(await page.evaluate(() => document.querySelector<HTMLStyleElement>("style[data-own]")?.disabled)).toBe(isWhole);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(found.asked).toBe(true);
  await page.unroute(LATER);
  await page.unroute(answer.url());
  return page.evaluate(lookOfAll);
}

type Look = { element: string; said: Record<string, string> };

/** What differs, named once for each property of an element. */
function differences(whole: readonly Look[], own: readonly Look[]): string[] {
  return whole.flatMap(({ element, said }, index) =>
    Object.keys(said)
      .filter((name) => own[index]?.said[name] !== said[name])
      .map((name) => `${element} ${name}: ${own[index]?.said[name]}, then ${said[name]}`),
  );
}

/**
 * Each element that is shown: its place, and of one of each kind all that styles say of it but for drawings and movements, which come later. A kind is a
 * name and classes within a name and classes: to ask a thousand elements for four hundred properties takes a browser a minute.
 */
function lookOfAll(): Look[] {
  const LATE = /^(?:-webkit-mask|mask|animation|--)/;
  const nameOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute("class")}`;
  const kinds = new Set<string>();
  return [...document.querySelectorAll("body, body *")].flatMap((element) => {
    if (!element.checkVisibility() || element.closest("script")) return [];
    const kind = `${nameOf(element.parentElement)} ${nameOf(element)}`;
    const isKnown = kinds.has(kind);
    kinds.add(kind);
    const style = getComputedStyle(element);
    const isDrawing = element.className === "drawn-hindi";
    const names = isKnown ? [] : [...style].filter((name) => !LATE.test(name) && !(isDrawing && name.startsWith("background")));
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
    const said = { place, ...Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])) };
    return [{ element: kind, said }];
  });
}
