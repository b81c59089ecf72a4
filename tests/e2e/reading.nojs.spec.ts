import { typeset } from "@/lib/notice-text/typeset";
import { expect, test } from "@/tests/support/test";

test("home lists ten jobs, says how many there are, and its pages can be turned", async ({ reader: page }) => {
  await page.goto("/");
  await expect(page.locator("article")).toHaveCount(10);
  await expect(page.getByText(/^Showing 10 of \d+ jobs$/)).toBeVisible();
  const first = await page.locator("article h3").first().textContent();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  expect(await page.locator("article h3").first().textContent()).not.toBe(first);
});

test("search, filters and sort are forms that lead to an address", async ({ reader: page }) => {
  await page.goto("/");
  await page.locator("#search").fill("officer");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page).toHaveURL(/search=officer/);
  await page.locator("#filter-qualification-graduate").check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/search=officer.*qualification=graduate|qualification=graduate.*search=officer/);
  await page.locator("#sort").selectOption("deadline");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sortBy=deadline/);
  await expect(page.locator("#filter-qualification-graduate")).toBeChecked();
});

test("nothing found says so and offers to clear", async ({ reader: page }) => {
  await page.goto("/?search=zzzzzz");
  await expect(page.getByText("No jobs found matching your criteria")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filters")).toBeVisible();
});

test("closed jobs stay in the list, disabled", async ({ reader: page, request }) => {
  const all = (await (await request.get("/api/jobs")).json()) as { total: number };
  const open = (await (await request.get("/api/jobs?open=1")).json()) as { total: number };
  expect(all.total).toBeGreaterThan(open.total);
  await page.goto(`/?page=${Math.ceil(all.total / 10)}`);
  await expect(page.getByText("Application closed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Expired" }).first()).toBeDisabled();
});

test("a job page shows everything, and open ones carry markup", async ({ reader: page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1&limit=100")).json()) as {
    jobs: { id: number; title: string; selectionProcess: string | null }[];
  };
  const job = jobs.find(({ selectionProcess }) => selectionProcess?.includes(","));
  await page.goto(`/job/${job?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(typeset(job?.title ?? ""));
  await expect(page.locator("section[aria-labelledby=selection] ol > li").first()).toHaveText(
    job?.selectionProcess?.split(",")[0]?.trim() ?? "",
  );
  for (const label of ["Vacancies", "Age limit", "Monthly pay", "Posted on", "Application fee"]) {
    await expect(page.locator("dt", { hasText: label }).first()).toBeVisible();
  }
});

test("/jobs/{id} leads to /job/{id}, with one address, the first time as well", async ({ request }) => {
  // Asked for nowhere else, so that this is its first time; the second is answered from what was kept of it, if anything was.
  for (const path of ["/jobs/41", "/jobs/41", "/jobs/41?lang=hi"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === "location");
    expect(locations.map(({ value }) => value)).toEqual([path.replace("jobs", "job")]);
  }
});

for (const [slug, heading, empty] of [
  ["ssc", "SSC Jobs", "No SSC jobs found"],
  ["railway", "Railway Jobs", "No Railway jobs found"],
] as const) {
  test(`/jobs/${slug} has its banner, list and empty state`, async ({ reader: page }) => {
    await page.goto(`/jobs/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${heading} \\d{4}$`));
    await expect(page.getByText("Active Vacancies")).toBeVisible();
    await expect(page.getByRole("heading", { name: new RegExp(`^${heading} \\(\\d+\\)$`) })).toBeVisible();
    await page.goto(`/jobs/${slug}?search=zzzzzz`);
    await expect(page.getByText(empty)).toBeVisible();
    await expect(page.getByText("Try adjusting your filters to find more opportunities.")).toBeVisible();
  });
}

test("the exam calendar counts, filters and says when nothing matches", async ({ reader: page }) => {
  await page.goto("/exams");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Government Exam Calendar");
  await expect(page.getByText(/^\d+ exam\(s\) found$/)).toBeVisible();
  for (const badge of ["Registration Not Started", "Registration Open", "Registration Closed"]) {
    // In the row that unfolds.
    await expect(page.getByText(badge).first()).toBeAttached();
  }
  const [row] = await page.locator("main article:visible").all();
  await row?.locator("summary").click();
  await expect(row?.locator(".chip").first() ?? page.locator("nothing")).toHaveText(/^Registration/);
  await page.goto("/exams?search=zzzzzz");
  await expect(page.getByText("No exams found matching your criteria.")).toBeVisible();
});

test.describe("addresses that lead nowhere", () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test("answer 404 with the words of the specification", async ({ reader: page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await expect(page.getByRole("region", { name: "Open now" }).getByRole("article")).toHaveCount(3);
  });

  for (const path of ["/index.php", "/no/such/page"]) {
    test(`${path} answers 404 in the frame of the site, in either language`, async ({ reader: page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
      expect((await page.goto(`${path}?lang=hi`))?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", "hi");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 पृष्ठ नहीं मिला");
      await expect(page.getByRole("region", { name: "अभी आवेदन जारी" }).getByRole("article")).toHaveCount(3);
    });
  }

  test("an address whose words name a department offers what is open there", async ({ reader: page }) => {
    expect((await page.goto("/railway-jobs.html"))?.status()).toBe(404);
    const open = page.getByRole("region", { name: "Open now: Railway" });
    await expect(open.getByRole("article").first()).toBeVisible();
    await expect(open.getByRole("link", { name: /^All Railway jobs \(\d+\)$/ })).toHaveAttribute("href", "/jobs/railway");
  });

  test("/favicon.ico is the icon", async ({ request }) => {
    const answer = await request.get("/favicon.ico");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  test("/jobs/007 is no second address of /jobs/7", async ({ request }) => {
    const [first, second] = await Promise.all(["/jobs/7", "/jobs/007"].map((path) => request.get(path, { maxRedirects: 0 })));
    expect([first?.status(), first?.headers().location, second?.status()]).toEqual([308, "/job/7", 404]);
  });

  for (const id of ["99999999999999", "abc", "1/post/99"]) {
    test(`/job/${id} answers 404 and says that there is no such job, in the page itself`, async ({ reader: page }) => {
      const answer = await page.goto(`/job/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Not Found");
      await expect(page.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to jobs" })).toHaveAttribute("href", "/");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    });
  }

  test("an unknown job answers in Hindi where Hindi was asked for", async ({ reader: page }) => {
    expect((await page.goto("/job/999999999?lang=hi"))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("नौकरी नहीं मिली");
  });

  test("an unknown department answers 404 with the words of the specification", async ({ reader: page }) => {
    expect((await page.goto("/jobs/no-such-department"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  });
});

test("saving, comparing and sharing need a script: where there is none they are not shown, and saved jobs say so", async ({
  reader: page,
}) => {
  await page.goto("/");
  await expect(page.locator("[data-mark]").first()).toBeHidden();
  await page.goto("/job/1");
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await page.goto("/saved");
  await expect(page.getByText("this page needs JavaScript")).toBeVisible();
});
