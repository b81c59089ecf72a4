import { yearInIndia } from "@/lib/dates";
import { DEPARTMENT_PAGES, isStatePage } from "@/lib/departments/pages";
import { BANNERS } from "@/lib/departments/schema";
import { expectAccessible } from "@/tests/support/axe";
import { expectHydrated } from "@/tests/support/hydration";
import { expectRows } from "@/tests/support/rows";
import { expect, test } from "@/tests/support/test";

const YEAR = yearInIndia(new Date());

test("/jobs/ssc shows its blue banner, count, about text, popular exams and list", async ({ reader: page }) => {
  await page.goto("/jobs/ssc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`SSC Jobs ${YEAR}`);
  await expect(page.getByText(/^Active Vacancies: \d[\d,]* notices, \d[\d,]* posts/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "About the Staff Selection Commission" })).toBeVisible();
  const popular = page.getByRole("region", { name: "Popular exams" }).getByRole("listitem");
  await expect(popular).toHaveText([
    /^CGL\s*Graduate$/,
    /^CHSL\s*12th pass$/,
    /^MTS\s*10th pass$/,
    /^JE\s*Engineering$/,
    /^GD\s*10th pass$/,
  ]);
  await expect(page.getByRole("heading", { name: /^SSC Jobs \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: /sort/i }).getByRole("option")).toHaveText([
    "Latest First",
    "Deadline",
    "Department",
  ]);
  await expect(page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("/jobs/railway shows its green banner, popular exams and twelve zones", async ({ reader: page }) => {
  await page.goto("/jobs/railway");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Railway Jobs ${YEAR}`);
  const popular = page.getByRole("region", { name: "Popular exams" }).getByRole("listitem");
  await expect(popular).toHaveText([
    /^NTPC\s*Graduate$/,
    /^Group D\s*10th pass$/,
    /^JE\s*Engineering$/,
    /^ALP\s*ITI\/Diploma$/,
    /^TC\s*Graduate$/,
  ]);
  await expect(page.getByRole("region", { name: "Railway zones" }).getByRole("listitem")).toHaveText([
    "Northern",
    "Southern",
    "Eastern",
    "Western",
    "Central",
    "North Eastern",
    "South Central",
    "South Eastern",
    "East Central",
    "South East Central",
    "North Central",
    "West Central",
  ]);
});

test("department pages have a title, description, keywords and canonical link of their own", async ({ reader: page }) => {
  for (const [slug, name] of [
    ["ssc", "SSC"],
    ["railway", "Railway"],
    ["bihar", "Bihar"],
  ]) {
    await page.goto(`/jobs/${slug}`);
    await expect(page).toHaveTitle(new RegExp(`^${name} Jobs ${YEAR}`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", new RegExp(`${name}`));
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute("content", new RegExp(`${name} jobs`));
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/jobs/${slug}$`));
  }
});

test("department and state pages answer, one by one in either language, and the zones of the railway hold open listings", async ({
  request,
}) => {
  test.setTimeout(360_000);
  // One route makes them all of their entries, which have both names or do not compile: every third is asked, in turn in one language and in the other.
  const asked = DEPARTMENT_PAGES.filter((_, index) => index % 3 === 0);
  for (const [index, { slug, name }] of asked.entries()) {
    const [path, own] = index % 2 === 0 ? [`/jobs/${slug}?lang=hi`, name.hi] : [`/jobs/${slug}`, name.en];
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toMatch(new RegExp(`<h1[^>]*>${own}`));
  }
  // That no page links to nothing is a test of what is linked (tests/integration/department-links.test.ts).
  const railway = await (await request.get("/jobs/railway?lang=hi")).text();
  const zones = [...railway.matchAll(/href="\/jobs\/railway\?[^"]*search=((?:North|South|East|West|Central)[^"&]*\+Railway)"?/g)];
  expect(zones).toHaveLength(12);
  for (const [, search = ""] of zones) {
    const { total } = await (await request.get(`/api/jobs?department=Railway&open=1&limit=1&search=${search}`)).json();
    expect(total, search).toBeGreaterThan(0);
  }
  expect((await request.get("/jobs/atlantis")).status()).toBe(404);
});

test("a state page lists jobs of its cities alone, and its count agrees with the API", async ({ reader: page, request }) => {
  const own = page.getByRole("region", { name: /Maharashtra Jobs/ });
  // Read again where another test published or deleted a job in Pune in between.
  await expect(async () => {
    await page.goto("/jobs/maharashtra");
    const { jobs, total } = await (await request.get("/api/jobs?location=Maharashtra&limit=20")).json();
    expect(await own.getByRole("heading", { name: /^Maharashtra Jobs \(\d+\)$/ }).textContent()).toBe(
      `Maharashtra Jobs (${total})`,
    );
    // Below its own jobs stand a few of all India, to which its people are open too.
    await expectRows(own.locator("[data-list]").first(), jobs);
  }).toPass();
  const india = page.getByRole("region", { name: /^All India: \d+ more that are open to people from Maharashtra$/ });
  await expect(india.getByRole("article")).toHaveCount(3);
});

test("/jobs leads to every department and state with the number of its open jobs", async ({ reader: page, request }) => {
  await page.goto("/jobs");
  const links = page.locator("main").getByRole("region").getByRole("listitem");
  await expect(links).toHaveCount(DEPARTMENT_PAGES.length);
  const states = page.getByRole("region", { name: "By state and union territory" }).getByRole("listitem");
  await expect(states).toHaveCount(DEPARTMENT_PAGES.filter(isStatePage).length);
  const banking = links.filter({ has: page.getByRole("link", { name: "Banking" }) });
  // Read again where another test published or deleted a job in between.
  await expect(async () => {
    await page.goto("/jobs");
    const { total } = await (await request.get("/api/jobs?department=Banking&open=1&limit=1")).json();
    expect(await banking.textContent()).toBe(`Banking${total} open`);
  }).toPass();
});

test("the banner of a department page is accessible in both themes, in each of its colours", async ({ page }) => {
  await page.goto("/jobs/ssc");
  const banner = page.locator(".text-on-banner");
  await expectHydrated(page.locator("header, main, footer, .text-on-banner"));
  // What stands beside it has a visit of its own, and would be gone through fourteen times. The style sheet stands there too.
  await banner.evaluate((element) => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      for (const other of [...(part.parentElement?.children ?? [])])
        if (other !== part && other.tagName !== "LINK") other.remove();
    }
  });
  // One below the other, so that one look is at all of them.
  const painted = await banner.evaluate((element, names) => {
    for (const name of names) {
      const other = element.cloneNode(true) as Element;
      for (const part of [other, ...other.querySelectorAll("*")]) part.removeAttribute("id");
      other.setAttribute("class", `${name} text-on-banner`);
      element.before(other);
    }
    element.remove();
    return [...document.querySelectorAll(".text-on-banner")].map((one) => getComputedStyle(one).backgroundColor);
  }, Object.values(BANNERS));
  await expectAccessible(page, ".text-on-banner");
  expect(new Set(painted).size).toBe(Object.keys(BANNERS).length);
});

test("a zone lists its own notices, not those of zones whose names end alike", async ({ request }) => {
  const { jobs } = await (await request.get("/api/jobs?department=Railway&search=Central+Railway&limit=100")).json();
  expect(jobs.length).toBeGreaterThan(0);
  for (const { title, recruitingOrganization } of jobs)
    expect(`${title} ${recruitingOrganization}`).not.toMatch(/(South|East|North|West) Central Railway/);
});

test("names that people try lead to the page, and filters of /jobs to the list of all", async ({ request }) => {
  for (const [asked, leadsTo] of [
    ["/jobs/SSC", "/jobs/ssc"],
    ["/jobs/Bihar?lang=hi", "/jobs/bihar?lang=hi"],
    ["/jobs/Bihar/Graduate", "/jobs/bihar/graduate"],
    ["/jobs/bank", "/jobs/banking"],
    ["/jobs/BANK?search=clerk", "/jobs/banking?search=clerk"],
    ["/jobs/orissa", "/jobs/odisha"],
    ["/jobs/patna?lang=hi", "/?lang=hi&location=patna"],
    ["/jobs?qualification=12th&lang=hi", "/?qualification=12th&lang=hi"],
  ]) {
    const answer = await request.get(asked ?? "", { maxRedirects: 0 });
    expect(answer.status(), asked).toBe(308);
    const location = answer.headersArray().filter(({ name }) => name.toLowerCase() === "location");
    expect(location.map(({ value }) => new URL(value, "http://site").href.replace(/^https?:..[^/]+/, ""))).toEqual([leadsTo]);
    expect((await request.get(asked ?? "")).status(), asked).toBe(200);
  }
  expect((await request.get("/job/01")).status()).toBe(404);
});

test("what a department page is about cannot be overridden by its address", async ({ request }) => {
  for (const [path, other] of [
    ["/jobs/ssc?department=Indian+Army", "Indian Army"],
    ["/jobs/bihar?location=Kerala", "Kerala"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const plain = await (await request.get(path.replace(/\?.*/, ""))).text();
    const rows = (text: string) => [...text.matchAll(/href="(\/job\/\d+)"/g)].map(([, href]) => href);
    expect(rows(html), other).toEqual(rows(plain));
  }
});

test("signs alone find nothing", async ({ request }) => {
  for (const sign of ["%25", "_"]) {
    expect((await (await request.get(`/api/jobs?search=${sign}`)).json()).total).toBe(0);
    expect(await (await request.get(`/?search=${sign}`)).text()).not.toContain("<article");
  }
});
