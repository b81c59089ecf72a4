import { isDeepStrictEqual } from "node:util";
import type { APIResponse, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { hideSeen, type Seen } from "@/tests/support/seen-parts";
import { expect, test } from "@/tests/support/test";

/** Ten looks in a row take a busy machine a while. */
test.describe.configure({ timeout: 240_000 });

/** On a phone wider than the narrowest no style changes before 480 pixels. */
const WIDTHS = [320, 768, 1280];

/** Pages whose name is their own affair, in both languages. */
const PAGES = ["/", "/?search=officer&view=grid", "/jobs/ssc", "/jobs/bihar/graduate", "/exams", "/job/1"];
/** A list that search engines leave out: it names no address as its own (docs/decisions/046). */
const UNLISTED = ["/?search=zzzz"];

const HEADINGS: Record<string, string> = {
  "/contact": "Contact us",
  "/faq": "Frequently Asked Questions",
  "/guide": "User Guide",
  "/privacy-policy": "Privacy Policy",
  "/terms-of-service": "Terms of Service",
  "/disclaimer": "Disclaimer",
  "/exam-results": "Exam Results",
  "/admit-cards": "Admit Cards",
  "/syllabus": "Syllabus & Pattern",
  "/previous-papers": "Previous Papers",
};

/** Page kinds that are looked at and asked for no name: lists of lists, one month, what is told of the site itself. */
const OTHERS = [
  ...["/jobs", "/jobs?lang=hi", "/exams?month=2026-12", "/exams?month=2026-12&lang=hi", "/offline"],
  ...["/developers", "/developers?lang=hi", "/corrections", "/corrections?lang=hi"],
];
const MISSING = ["/job/999999", "/no/such/page"];

const inHindi = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=hi`;

/** Of a kind with a page that is looked at: the same parts with other words, which are asked for what lies beside the screen, in a window without scripts. */
const OF_A_KIND = ["/terms-of-service", "/disclaimer", "/admit-cards", "/previous-papers"];

/**
 * One visit looks at everything: each width for what lies beside the screen, the narrowest for accessibility. Each page in one theme in either language, every other page the other
 * way round: colours are those of the theme and not of the language, so each page, each language and each theme meets both of the others.
 */
async function look(page: Page, address: string, seen: Seen, theme?: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
  if (OF_A_KIND.some((path) => address.startsWith(path))) return;
  await hideSeen(page, seen);
  await expectAccessible(page, undefined, theme);
}

/** One page in both languages, all that is asked of it. */
async function visit(page: Page, path: string, seen: Seen, isTurned: boolean): Promise<void> {
  for (const lang of ["en", "hi"]) {
    const address = lang === "hi" ? inHindi(path) : path;
    await look(page, address, seen, isTurned === (lang === "hi") ? "light" : "dark");
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      descriptions: [...document.querySelectorAll('meta[name="description"]')].map((one) => one.getAttribute("content")),
      robots: [...document.querySelectorAll('meta[name="robots"]')].map((one) => one.getAttribute("content")),
      canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((one) => one.getAttribute("href")),
      languages: [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((one) => one.getAttribute("hreflang")),
    }));
    expect(head, address).toMatchObject({ lang, descriptions: [expect.stringMatching(/.{40,}/)] });
    if (UNLISTED.includes(path)) {
      expect(head, address).toMatchObject({ canonicals: [], robots: [expect.stringMatching(/noindex/)] });
      continue;
    }
    expect(
      head.canonicals.map((href) => href?.includes("lang=hi")),
      address,
    ).toEqual([lang === "hi"]);
    for (const hreflang of ["en-IN", "hi-IN", "x-default"])
      expect(
        head.languages.filter((one) => one === hreflang),
        `${address}: ${hreflang}`,
      ).toHaveLength(1);
  }
}

const NAMED = [...PAGES, ...UNLISTED, ...Object.keys(HEADINGS)];
/** As many as there are workers: a window for each page would read every script anew. */
const WINDOWS = 4;

for (let window = 0; window < WINDOWS; window++) {
  const named = NAMED.filter((_, index) => index % WINDOWS === window);
  // Months of exams with the page of all months; the others in the last window, which has a page fewer than the first.
  const isMonth = (address: string) => address.startsWith("/exams");
  const others = named.includes("/exams")
    ? OTHERS.filter(isMonth)
    : OTHERS.filter((one) => window === WINDOWS - 1 && !isMonth(one));
  const alsoLooked = others.length > 0 ? `; ${others.join(", ")}: by whatever name` : "";
  test(`${named.join(", ")}: each names itself and its other language, is of a kind that is accessible in both themes and fits every width, in both languages${alsoLooked}`, async ({
    page,
    reader,
  }) => {
    const seen: Seen = new Set();
    for (const [index, path] of named.entries())
      await test.step(path, () => visit(OF_A_KIND.includes(path) ? reader : page, path, seen, index % 2 === 1));
    // Who stands here in one language alone is looked at in both themes.
    const themeOf = (address: string) =>
      address.includes("lang=hi")
        ? "dark"
        : OTHERS.some((one) => one.startsWith(address) && one !== address)
          ? "light"
          : undefined;
    for (const address of others) await test.step(address, () => look(page, address, seen, themeOf(address)));
  });
}

test(`${Object.keys(HEADINGS).join(", ")}: each names itself and is in the sitemap`, async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const [path, heading] of Object.entries(HEADINGS)) {
    const html = await (await request.get(path)).text();
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(h1, path).toBe(heading);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(sitemap, path).toContain(`${path}</loc>`);
  }
});

/** What says nothing of the page: when and how it came. */
const OF_THE_ANSWER = ["x-accel-expires", "date", "connection", "keep-alive", "transfer-encoding", "x-nextjs-cache"];
/** Of a page that is made for each request these may differ from one to the next. */
const OF_ONE_REQUEST = ["etag", "content-length", "content-security-policy", "link"];

test("HEAD of every public page answers as GET does, without the page", async ({ request }) => {
  for (const address of [
    ...PAGES,
    ...UNLISTED,
    ...Object.keys(HEADINGS),
    ...OTHERS,
    ...MISSING,
    "/sitemap.xml",
    "/robots.txt",
    "/exams.ics",
  ]) {
    const headersOf = (response: APIResponse) => {
      const told = Object.entries(response.headers()).filter(([name]) => !OF_THE_ANSWER.includes(name));
      const isKept = "x-nextjs-prerender" in response.headers();
      return Object.fromEntries(told.map(([name, value]) => [name, !isKept && OF_ONE_REQUEST.includes(name) ? "" : value]));
    };
    /** Asks between two equal answers to GET: other tests publish and delete meanwhile, and pages are made anew. */
    const ask = async (): Promise<[APIResponse, APIResponse]> => {
      for (;;) {
        const [before, head, after] = [await request.get(address), await request.head(address), await request.get(address)];
        if (isDeepStrictEqual(headersOf(before), headersOf(after))) return [after, head];
      }
    };
    const [get, head] = await ask();
    expect.soft([head.status(), headersOf(head)], address).toEqual([get.status(), headersOf(get)]);
    expect((await head.body()).byteLength, address).toBe(0);
    expect(head.headers(), address).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
    const isPage = head.headers()["content-type"]?.startsWith("text/html");
    if (isPage) expect(head.headers()["content-security-policy"], address).toContain("script-src 'self' 'sha256-");
  }
});

test.describe("what is missing", () => {
  test.use({ allowedConsoleErrors: [/404/] });
  test(`${MISSING.join(", ")}: each is accessible in both themes and fits every width`, async ({ page }) => {
    const seen: Seen = new Set();
    for (const address of MISSING) await test.step(address, () => look(page, address, seen));
  });
});
