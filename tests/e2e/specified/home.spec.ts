import { yearInIndia } from "@/lib/dates";
import { expectRows } from "@/tests/support/rows";
import { expect, test } from "@/tests/support/test";

test("home has a title, description, keywords, social tags, a canonical link and both languages", async ({ reader: page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/.{20,}/);
  /** The title of the page without the name of the site, which cards of other sites show beside it. */
  const title = (await page.title()).replace(/ - Niyukti$/, "");
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  const description = await content('meta[name="description"]');
  expect(description).toMatch(/.{40,}/);
  expect(await content('meta[name="keywords"]')).toMatch(/government jobs/i);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(await content('meta[property="og:title"]')).toBe(title);
  expect(await content('meta[property="og:description"]')).toBe(description);
  expect(await content('meta[property="og:url"]')).toBe(canonical);
  expect(await content('meta[property="og:type"]')).toBe("website");
  expect(await content('meta[property="og:locale"]')).toBe("en_IN");
  expect(await content('meta[name="twitter:card"]')).toMatch(/^summary/);
  expect(await content('meta[name="twitter:title"]')).toBe(title);
  expect(canonical).not.toContain("?");
  const alternate = (language: string) => page.locator(`link[rel="alternate"][hreflang="${language}"]`).getAttribute("href");
  expect(await alternate("en-IN")).toBe(canonical);
  expect(new URL((await alternate("hi-IN")) ?? "").search).toBe("?lang=hi");
});

test("nothing is chosen at first: no search, all places, qualifications and pay, the latest first, page 1 of ten rows", async ({
  reader: page,
  request,
}) => {
  await page.goto("/");
  await expect(page.locator("#search")).toHaveValue("");
  for (const name of ["department", "location", "qualification", "salary"]) {
    await expect(page.locator(`#filter-${name}-all`)).toHaveAttribute("aria-current", "true");
    await expect(page.locator(`#filter-${name} input:checked`)).toHaveCount(0);
  }
  await expect(page.locator("#filter-posted-all")).toBeChecked();
  await expect(page.locator("#sort")).toHaveValue("latest");
  const { jobs } = (await (await request.get("/api/jobs?sortBy=latest&page=1&limit=10")).json()) as { jobs: { id: number }[] };
  await expectRows(page, jobs);
});

test("a page change changes the page alone", async ({ page }) => {
  await page.goto("/?department=Railway&qualification=10th&sortBy=deadline&view=grid");
  const before = new URL(page.url()).searchParams;
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  const after = new URL(page.url()).searchParams;
  after.delete("page");
  expect([...after].sort()).toEqual([...before].sort());
});

test("the logo, Browse Jobs and Exam Calendar of the header lead to the list, to it, and to the exams", async ({
  reader: page,
}) => {
  const header = page.getByRole("banner");
  for (const name of [/^Niyukti/, "Browse Jobs"]) {
    await page.goto("/faq");
    await header.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === "/");
    await expect(page.locator("#results")).toBeVisible();
  }
  await header.getByRole("link", { name: "Exam Calendar" }).first().click();
  await expect(page).toHaveURL(/\/exams$/);
});

test("the grid shows cards side by side, the list one below the other", async ({ reader: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [view, columns] of [
    ["list", 1],
    ["grid", 2],
  ] as const) {
    await page.goto(`/?view=${view}`);
    const lefts = await page.locator("main article").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
    expect(new Set(lefts.map(Math.round)).size).toBeGreaterThanOrEqual(columns);
    if (view === "list") expect(new Set(lefts.map(Math.round)).size).toBe(1);
  }
});

test("the filters stand beside the list on a desktop and slide over it on a phone", async ({ page }) => {
  const place = () =>
    page.locator("#filter-location").evaluate((field) => {
      const list = document.querySelector("main article")?.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      const fixed = [...ancestors(field)].some((element) => getComputedStyle(element).position === "fixed");
      return { fixed, isBeside: list !== undefined && box.right <= list.left };
      function* ancestors(element: Element) {
        for (let found: Element | null = element; found; found = found.parentElement) yield found;
      }
    });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  expect(await place()).toEqual({ fixed: false, isBeside: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const listAt = () =>
    page
      .locator("main article")
      .first()
      .evaluate((card) => card.getBoundingClientRect().y + scrollY);
  const before = await listAt();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.locator("#filter-location")).toBeVisible();
  expect(await place()).toEqual({ fixed: true, isBeside: false });
  expect(await listAt()).toBe(before);
});

test("the footer's copyright is of this year, and an icon without an address is not shown", async ({ reader: page }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(new RegExp(`© ${yearInIndia(new Date())}\\b`))).toBeVisible();
  for (const link of await footer.getByRole("link").all())
    await expect(link).toHaveAttribute("href", /^(\/|https:\/\/.|mailto:.|tel:.|#.)/);
  await expect(footer.getByRole("link", { name: /facebook|instagram|youtube|telegram|whatsapp|linkedin/i })).toHaveCount(0);
});

test.describe("the theme", () => {
  test.use({ colorScheme: "dark" });

  test("is light at a first visit whatever the device prefers; System follows the device, Light and Dark do not", async ({
    page,
  }) => {
    await page.goto("/");
    const html = page.locator("html");
    await expect(html).not.toHaveClass(/dark/);
    const choose = async (name: string) => {
      await page.getByRole("button", { name: "Theme" }).click();
      await page.getByRole("button", { name, exact: true }).click();
    };
    await choose("System");
    await expect(html).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: "light" });
    await expect(html).not.toHaveClass(/dark/);
    await choose("Dark");
    await expect(html).toHaveClass(/dark/);
    await choose("Light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await expect(html).not.toHaveClass(/dark/);
  });
});
