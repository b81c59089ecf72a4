import type { APIResponse, Page } from "@playwright/test";
import { wearTheme } from "@/tests/support/axe";
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
] as const;

// What is kept from a page is an error in its console.
test.use({ allowedConsoleErrors: [/net::ERR_FAILED/] });

for (const path of PAGES) {
  test(`${path} looks the same before the whole style sheet has come, on a phone and on a dark desk`, async ({
    page,
    request,
  }) => {
    // Faces that come in time for one look and too late for the other.
    await page.route("**/fonts/*", (route) => route.abort());
    await page.route(/\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    // One answer for both looks: other tests publish and correct in between.
    const answer = await request.get(path);
    const [whole, own] = [await looksOf(page, answer, true), await looksOf(page, answer, false)];
    for (const [index, { width }] of SCREENS.entries()) {
      const [all, first] = [whole[index] ?? [], own[index] ?? []];
      expect(all.length, `${width} px`).toBeGreaterThan(100);
      expect(all[0]?.said, `${width} px`).toMatch(/; color: .*; font-size: /);
      expect(differences(all, first), `${width} px`).toEqual([]);
    }
  });
}

/** What a page looks like on each screen as the server wrote it: no script has changed it, but a browser that runs scripts shows it. */
async function looksOf(page: Page, answer: APIResponse, isWhole: boolean): Promise<Look[][]> {
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
  const looks: Look[][] = [];
  for (const { width, height, theme } of SCREENS) {
    await page.setViewportSize({ width, height });
    await wearTheme(page, theme);
    looks.push(JSON.parse(await page.evaluate(lookOfAll)));
  }
  return looks;
}

type Look = { element: string; place: string; said: string };

/** What differs, named once for each property of an element. */
function differences(whole: readonly Look[], own: readonly Look[]): string[] {
  return whole.flatMap(({ element, place, said }, index) => {
    const first = own[index];
    const moved = first?.place === place ? [] : [`${element}: ${first?.place}, then ${place}`];
    if (first?.said === said) return moved;
    const [before, after] = [saidOf(first?.said ?? ""), saidOf(said)];
    return moved.concat(
      [...after]
        .filter(([name, value]) => !LATE.test(name) && before.get(name) !== value)
        .filter(([name]) => !(element.endsWith(".drawn-hindi") && name.startsWith("background")))
        .map(([name, value]) => `${element} ${name}: ${before.get(name)}, then ${value}`),
    );
  });
}

/** Drawings and movements, which come later. */
const LATE = /^(?:-webkit-mask|mask|animation|--)/;

/** The properties of a text of styles, each by its name. */
const saidOf = (text: string) =>
  new Map(text.split(/; (?=[a-z-]+: )/).map((one) => [one.slice(0, one.indexOf(":")), one] as const));

/**
 * Each element that is shown: its place, and of one of each kind all that styles say of it. A kind is a name and classes within a name and classes: to ask a
 * thousand elements for four hundred properties takes a browser a minute. As text, `Look[]`: Playwright takes objects apart one by one, which costs four times
 * what the looks themselves do.
 */
function lookOfAll(): string {
  const nameOf = (element: Element | null) => `${element?.tagName}.${element?.getAttribute("class")}`;
  const kinds = new Set<string>();
  const looks = [...document.querySelectorAll("body, body *")].flatMap((element) => {
    if (!element.checkVisibility() || element.closest("script")) return [];
    const kind = `${nameOf(element.parentElement)} ${nameOf(element)}`;
    const isKnown = kinds.has(kind);
    kinds.add(kind);
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map((value) => value.toFixed(1)).join(" ");
    const style = getComputedStyle(element);
    // Its cssText is empty: of what is computed it says nothing.
    const said = isKnown ? "" : [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join("; ");
    return [{ element: kind, place, said }];
  });
  return JSON.stringify(looks);
}
