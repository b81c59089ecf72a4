import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

/** Ten looks in a row take a busy machine a while. */
test.describe.configure({ timeout: 240_000 });

const WIDTHS = [320, 360, 768, 1280];

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

/** Page kinds that are looked at and asked for no name: lists of lists, one month, what is missing. */
const OTHERS = ["/jobs", "/jobs?lang=hi", "/exams?month=2026-12", "/exams?month=2026-12&lang=hi", "/offline"];
const MISSING = ["/job/999999", "/no/such/page"];

const inHindi = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=hi`;

/** One visit looks at everything: each width for what lies beside the screen, the narrowest for accessibility in both themes. */
async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(address);
  await expectAccessible(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`).toBeLessThanOrEqual(
      width,
    );
  }
}

async function expectNamed(page: Page): Promise<void> {
  for (const hreflang of ["en-IN", "hi-IN", "x-default"]) {
    await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(1);
  }
}

/** One page in both languages, all that is asked of it. */
async function visit(page: Page, path: string): Promise<void> {
  for (const [lang, address] of [
    ["en", path],
    ["hi", inHindi(path)],
  ]) {
    await look(page, address ?? "");
    await expect(page.locator("html"), address).toHaveAttribute("lang", lang ?? "");
    await expect(page.locator('meta[name="description"]'), address).toHaveAttribute("content", /.{40,}/);
    const canonicals = await page
      .locator('link[rel="canonical"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    if (UNLISTED.includes(path)) {
      expect(canonicals, address).toEqual([]);
      await expect(page.locator('meta[name="robots"]'), address).toHaveAttribute("content", /noindex/);
      continue;
    }
    expect(
      canonicals.map((href) => href?.includes("lang=hi")),
      address,
    ).toEqual([lang === "hi"]);
    await expectNamed(page);
  }
}

const NAMED = [...PAGES, ...UNLISTED, ...Object.keys(HEADINGS)];
/** As many as there are workers: a window for each page would read every script anew. */
const WINDOWS = 4;

for (let first = 0; first < WINDOWS; first++) {
  const paths = NAMED.filter((_, index) => index % WINDOWS === first);
  test(`${paths.join(", ")}: each names itself and its other language, is accessible in both themes and fits every width, in both languages`, async ({
    page,
  }) => {
    for (const path of paths) await test.step(path, () => visit(page, path));
  });
}

for (const [path, heading] of Object.entries(HEADINGS)) {
  test(`${path} names itself and is in the sitemap`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(h1).toBe(heading);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    expect(await (await request.get("/sitemap.xml")).text()).toContain(`${path}</loc>`);
  });
}

test(`${OTHERS.join(", ")}: each is accessible in both themes and fits every width`, async ({ page }) => {
  for (const address of OTHERS) await test.step(address, () => look(page, address));
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
    const [get, head] = [await request.get(address), await request.head(address)];
    const headersOf = (response: typeof get) => {
      const told = Object.entries(response.headers()).filter(([name]) => !OF_THE_ANSWER.includes(name));
      const isKept = "x-nextjs-prerender" in response.headers();
      return Object.fromEntries(told.map(([name, value]) => [name, !isKept && OF_ONE_REQUEST.includes(name) ? "" : value]));
    };
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
    for (const address of MISSING) await test.step(address, () => look(page, address));
  });
});
