import type { Locator } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };

/** The letters of an element, and where its box lies. */
function lookOf(element: Locator) {
  return element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height, letters: getComputedStyle(node).fontSize };
  });
}

/** Where what an element holds begins. */
function leftOf(element: Locator) {
  return element.evaluate((node) => node.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(node).paddingLeft));
}

test("the headings of places that lead to one another are of one size, and begin in one line with what stands below", async ({
  reader: page,
}) => {
  for (const [window, letters] of [
    [PHONE, "22px"],
    [WIDE, "28px"],
  ] as const) {
    await page.setViewportSize(window);
    const tops = [];
    for (const path of ["/exams", "/saved", "/for-you", "/jobs/bihar/12th-pass", "/job/337/eligibility"]) {
      await page.goto(path);
      const heading = await lookOf(page.locator("h1"));
      expect(heading.letters, path).toBe(letters);
      tops.push(heading.y);
    }
    expect(tops[1]).toBe(tops[0]);
  }
  await page.setViewportSize(PHONE);
  await page.goto("/exams");
  const x = await leftOf(page.locator("h1"));
  for (const below of ["main h2", "main article .leaf"]) expect(await leftOf(page.locator(below).first()), below).toBe(x);
});

test("the headings of the three columns of a list stand in one line", async ({ reader: page }) => {
  await page.setViewportSize(WIDE);
  for (const path of ["/", "/?qualification=graduate"]) {
    await page.goto(path);
    const list = page.locator(path === "/" ? ".list-heading" : "h1");
    const middles = [];
    for (const heading of [page.locator(".filter-panel h2"), list, page.locator("#closing-week")]) {
      const { y, height } = await lookOf(heading);
      middles.push(y + height / 2);
    }
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThanOrEqual(6);
  }
});

test("the actions beside a notice have letters of one size and room around them", async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto("/job/1");
  const panel = page.getByRole("complementary", { name: "More about this job" });
  const actions = ["Save", "Share", "Track application"].map((name) => panel.getByRole("button", { name }));
  for (const action of actions) expect((await lookOf(action)).letters).toBe("16px");
  const apply = panel.locator("[data-apply]");
  const words = await lookOf(apply.locator(".apply-now"));
  const button = await lookOf(apply);
  expect(button.height - words.height).toBeGreaterThanOrEqual(12);
});

test("the last links of a phone's footer stand in two columns", async ({ reader: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/faq");
  const links = page.getByRole("navigation", { name: "Help and legal" }).getByRole("link");
  const places = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().x)));
  expect(new Set(places).size).toBe(2);
});

test("what moves the tracker to another device stands in single lines on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/#tracker");
  for (const name of ["Save to a file", "Add from a file"]) {
    expect((await lookOf(page.getByRole("button", { name }))).height, name).toBeLessThanOrEqual(46);
  }
});

test("on a wide screen the words of every page begin below the name of the site", async ({ reader: page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const texts = [
    "/faq",
    "/guide",
    "/privacy-policy",
    "/terms-of-service",
    "/disclaimer",
    "/developers",
    "/corrections",
    "/offline",
  ];
  const own = ["/saved", "/for-you", "/for-you/jobs", "/contact", "/sign-in", "/register", "/job/1/eligibility"];
  for (const path of ["/job/1", "/exams", ...texts, ...own, "/page-not-found"]) {
    await page.goto(path);
    const name = await lookOf(page.locator(".site-header a").first());
    expect((await lookOf(page.locator("h1"))).x, path).toBe(name.x);
  }
});

test("the three ways on below the list of a phone are of one width", async ({ reader: page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ["/", "/?lang=hi"]) {
    await page.goto(path);
    const ways = page.locator("main :is(a[href='#alerts'], a[href='#tracker'], a[href^='/exams']):is(.button-quiet)");
    const widths = await ways.evaluateAll((all) => all.slice(0, 3).map((way) => way.getBoundingClientRect().width));
    expect(widths, path).toEqual([PHONE.width - 24, PHONE.width - 24, PHONE.width - 24]);
  }
});

test("each badge of a notice is one line on a phone, with its whole text for who hears it", async ({ reader: page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/job/1");
  const badges = page.getByRole("list", { name: "Key facts" }).getByRole("listitem");
  await expect(badges).toHaveText(["Bank of Baroda", "Bareilly, Uttar Pradesh", /MCA preferred$/]);
  for (const { height } of await badges.evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect()))) {
    expect(height).toBeLessThanOrEqual(30);
  }
});

test("an empty box or ring has the edge of a field in both themes, and a chosen one is filled", async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const theme of ["light", "dark"]) {
    await page.addInitScript((chosen) => localStorage.setItem("niyukti-ui-theme", chosen), theme);
    await page.goto("/?qualification=graduate");
    const edge = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => {
          const { appearance, borderTopColor } = getComputedStyle(node);
          return { appearance, borderTopColor };
        });
    const { borderTopColor } = await edge("main select.field");
    for (const empty of ["[type=checkbox]", "[type=radio]"]) {
      expect(await edge(`.filter-panel ${empty}:not(:checked)`), `${theme}, ${empty}`).toEqual({
        appearance: "none",
        borderTopColor,
      });
    }
    expect((await edge(".filter-panel [type=checkbox]:checked")).appearance).toBe("auto");
  }
});
