import { brotliCompressSync, constants } from "node:zlib";
import { textOf } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

/**
 * What a phone reads before it can paint the first listing: bytes as the site compresses them, a millisecond each 180 of them on a slow line, and
 * elements, each of which a slow processor parses (docs/decisions/041).
 */
/** A page in Hindi is the largest. The three feeds of a list, which programs look for in its head, are 60 bytes of it, the picture of the site 60 and four elements. */
const MOST = { bytes: 13_860, elements: 244 };

for (const path of ["/", "/?location=Bihar", "/jobs/railway", "/?lang=hi"]) {
  test(`little stands before the first listing of ${path}, and nothing that shares the line with it`, async ({ request }) => {
    const html = await textOf(request, path);
    const before = html.slice(0, html.indexOf("<article"));
    expect(before.match(/<script src="[^"]+" async|<link rel="preload"/g)).toBeNull();
    expect(before.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MOST.elements);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(before, { params }).byteLength).toBeLessThanOrEqual(MOST.bytes);
    // It is asked for all the same, before React's data.
    expect(html.indexOf('async=""')).toBeLessThan(html.indexOf("self.__next_f"));
    expect(html).toContain('rel="preload"');
  });
}

test("React is compiled while it comes, beside the main thread of who asks", async ({ request }) => {
  const sources = [...(await textOf(request, "/")).matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => String(src));
  const scripts = await Promise.all(sources.map((src) => textOf(request, src)));
  const react = scripts.filter((script) => script.includes("https://react.dev/errors/"));
  expect(react).not.toHaveLength(0);
  for (const script of react) expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("a page asks for what it shows and no more", async ({ page, request }) => {
  const sheets: string[] = [];
  const routerHeaders: string[] = [];
  page.on("request", (one) => {
    const { pathname } = new URL(one.url());
    if (pathname.endsWith(".css")) sheets.push(pathname);
    routerHeaders.push(...Object.keys(one.headers()).filter((name) => name.startsWith("next-router")));
  });
  await page.goto("/", { waitUntil: "networkidle" });

  await test.step("a page comes with the styles it shows, once, and asks for the whole sheet after what is seen, and for no other", async () => {
    const html = await textOf(request, "/");
    expect(html.match(/@layer base\{/g)).toHaveLength(1);
    expect(html.indexOf(".later.css")).toBeGreaterThan(html.lastIndexOf("</footer>"));
    expect(html.indexOf(".later.css")).toBeLessThan(html.indexOf('rel="preload"'));
    expect(sheets).toEqual([expect.stringMatching(/\.later\.css$/)]);
    // A state that only a finger or a mouse brings, and a dialog that no page shows at first, have their styles too.
    const skip = page.getByRole("link", { name: "Skip to the main content" });
    await skip.focus();
    await expect(skip).toHaveCSS("outline-style", "solid");
    await expect(page.locator(".drawn-hindi")).toHaveCSS("mask-image", /^url/);
  });

  await test.step("a page is not taken apart into segments, which no link of the site asks for", async () => {
    const headers = { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" };
    expect((await textOf(request, "/job/5")).length).toBeGreaterThan(0);
    const segment = await request.get("/job/5", { headers });
    expect([segment.status(), await segment.text()]).toEqual([404, ""]);
    await page.locator("article a").first().hover();
    await page.locator("article h3 a").first().click();
    await expect(page).toHaveURL(/\/job\/\d+/);
    expect(routerHeaders).toEqual([]);
  });
});

test("the data of a page are one script, which its policy names in few bytes", async ({ request }) => {
  const answer = await request.get("/");
  expect((await answer.text()).match(/<script[^>]*>\(?self\.__next_f/g)).toHaveLength(1);
  expect(answer.headers()["content-security-policy"]?.match(/sha256-/g)?.length).toBeLessThanOrEqual(5);
});
