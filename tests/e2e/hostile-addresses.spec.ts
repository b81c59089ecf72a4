import { expect, test } from "@/tests/support/test";

const LONG = "x".repeat(2_000);

/** Query strings that somebody may type, mistype or make up. */
const QUERIES = [
  "page=0",
  "page=-1",
  "page=1.5",
  "page=NaN",
  "page=1e9",
  "page=99999999999999999999",
  "page=9007199254740993",
  "page=2&page=3",
  "page[]=2",
  "limit=0",
  "limit=1000000",
  "sortBy=;DROP TABLE jobs",
  "sortBy=constructor",
  "sortBy=",
  "view=__proto__",
  "view=<script>alert(1)</script>",
  "search=%00",
  "search=%FF%FE",
  "search=%E0%A4%A",
  "search=%",
  "search=%25%25%25",
  "search=%27%20OR%201%3D1--",
  "search=%22%27%60%5C",
  "search=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "search=:*%20%26%20%7C%20!%20(%20)",
  "search=%F0%9F%9A%82%F0%9F%87%AE%F0%9F%87%B3",
  "search=%E2%80%8F%E2%80%AE",
  "search=%0D%0ASet-Cookie:%20a=b",
  `search=${LONG}`,
  `search=${"a+".repeat(900)}`,
  "search=a&search=b",
  "tags=,,,,",
  "tags=<b>,</b>",
  `tags=${Array.from({ length: 300 }, (_, index) => `t${index}`).join(",")}`,
  "department=all",
  "department=all-departments",
  "department=__proto__",
  "department=toString",
  `department=${LONG}`,
  "location=hasOwnProperty",
  "location=../../etc/passwd",
  "location=%2e%2e%2f",
  "qualification=PhD",
  "salaryRange=0-1",
  "postedDate=tomorrow",
  "open=maybe",
  "lang=fr",
  "lang=HI",
  "lang=hi&lang=en",
  "lang=",
  "job=",
  "job=abc",
  "job=-1",
  "job=1;2",
  "job=999999999999999999999",
  "job=%3Cscript%3E",
  "compare=,,,",
  "compare=1,1,1,1,1,1",
  "compare=a,b,c",
  "compare=0",
  `compare=${"1,".repeat(40)}`,
  "month=2026-13",
  "organization=__proto__",
  "utm_source=x&fbclid=y",
  "id=7&path=x&slug=y",
  "=",
  "&&&",
  "?",
];

const FRAGMENTS = [
  "#",
  "##",
  "#alerts#tracker",
  "#ALERTS",
  "#__proto__",
  "#constructor",
  "#%",
  "#%E0%A4%A",
  "#<img src=x onerror=alert(1)>",
  "#javascript:alert(1)",
  "#departments",
  "#job=1",
  `#${LONG}`,
];

/** `npm run prove -- fuzz` asks every page for every query and opens each in a browser. */
const isProof = process.env.PROPERTY_RUNS_FACTOR !== undefined;

const OTHER_PAGES = ["/jobs/ssc", "/exams", "/job/1"];

/** Each query is asked of the home page or of the call of its list, which read it alike, and of one of the others. */
const isSampled = (at: number, of: number, others = OTHER_PAGES.length) => isProof || at % others === of;

/** What the scripts of a page read of its address; the rest is the server's affair alone. */
const READ_BY_SCRIPTS = /^(job|compare|lang|month|page\[|view)|%3C|</;
const OPENS = /^(job|compare)=/;

for (const path of ["/", ...OTHER_PAGES]) {
  test(`no query string breaks ${path}`, async ({ request }) => {
    for (const query of QUERIES.filter((_, at) =>
      path === "/" ? isSampled(at, 0, 2) : isSampled(at, OTHER_PAGES.indexOf(path)),
    )) {
      const response = await request.get(`${path}?${query}`, { maxRedirects: 2 });
      const html = await response.text();
      expect(response.status(), query).toBe(200);
      expect(html, query).toContain("</h1>");
      expect(html, query).not.toContain("<script>alert(1)");
      expect(html, query).not.toContain("<img src=x");
    }
  });
}

test("no query string and no fragment breaks a page in the browser", async ({ page }) => {
  if (isProof) test.setTimeout(600_000);
  page.on("dialog", (dialog) => {
    throw new Error(`the page ran a script of its address: ${dialog.message()}`);
  });
  const read = QUERIES.filter((query) => READ_BY_SCRIPTS.test(query));
  // What opens a dialog each by itself, and what else scripts read two by two, of parameters that differ: a page that breaks names both.
  const [opening, others] = [read.filter((query) => OPENS.test(query)), read.filter((query) => !OPENS.test(query))];
  const half = Math.ceil(others.length / 2);
  const pairs = others.slice(0, half).map((query, at) => [query, others[half + at]].filter(Boolean).join("&"));
  const queries = isProof ? QUERIES : [...opening, ...pairs];
  for (const address of [...queries.map((query) => `/?${query}`), ...FRAGMENTS.map((fragment) => `/jobs/ssc${fragment}`)]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    // By element: an open dialog hides the page behind it from assistive technology.
    await expect(page.locator("h1").first(), address).toBeAttached();
    await expect(page.getByText(/This page (could not be shown|couldn’t load)|Application error/), address).toHaveCount(0);
  }
});

test("no hostile address gets an answer above 499 from the API", async ({ request }) => {
  for (const [at, query] of QUERIES.entries()) {
    const calls = isSampled(at, 1, 2) ? ["/api/jobs"] : [];
    const others = ["/api/exams", "/api/stats"].filter((_, of) => isSampled(at, of, 2));
    for (const path of [...calls, ...others]) {
      const response = await request.get(`${path}?${query}`);
      expect(response.status(), `${path}?${query}`).toBeLessThan(500);
      if (response.status() >= 400) expect(await response.json(), query).toHaveProperty("message");
    }
  }
});

for (const [path, heading] of [
  ["/job/%E0%A4%A", "404 Page Not Found"],
  ["/%FF?lang=hi", "404"],
  ["/job/%00", "404"],
  ["/_next/image?url=%2Ficon.png&w=64&q=75", "404"],
]) {
  test(`${path} is nowhere, and says so as a page`, async ({ request }) => {
    const response = await request.get(path ?? "");
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(heading);
  });
}

test("an address under /api that no call has is 404 in JSON, by every method; TRACE is taken nowhere", async ({ request }) => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const response = await request.fetch("/api/no/such", { method });
    expect([response.status(), await response.json()]).toEqual([404, { message: "There is nothing at this address." }]);
  }
  expect((await request.fetch("/", { method: "TRACE" })).status()).toBe(405);
});

test("inner addresses of a list lead to the one address of its page", async ({ request }) => {
  for (const [inner, page] of [
    ["/list", "/"],
    ["/exams/list", "/exams"],
    ["/jobs/ssc/list?lang=hi", "/jobs/ssc?lang=hi"],
  ] as const) {
    const response = await request.get(inner, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], inner).toEqual([308, page]);
    expect(response.headers()["content-security-policy"], inner).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});
