import { expectAccessible } from "@/tests/support/axe";
import { expectHydrated } from "@/tests/support/hydration";
import { expect, test } from "@/tests/support/test";

const FIGURES = "dl[aria-label='The portal in figures']";
const REFRESH_MS = 30_000;

type JobList = { jobs: { id: number; title: string }[]; total: number };

test("has the search, choices and words of the specification", async ({ page }) => {
  await page.goto("/");
  const places = await page.locator("#where option").allTextContents();
  expect(places.slice(0, 7)).toEqual(["All Locations", "Delhi", "Mumbai", "Bangalore", "Chennai", "Kolkata", "Hyderabad"]);
  // All states and union territories follow; Delhi is one of both.
  const group = page.locator("#where optgroup[label='States and union territories'] option");
  await expect(group).toHaveCount(35);
  expect(new Set(places).size).toBe(places.length);
  await expect(page.locator("#sort option")).toHaveText(["Latest First", "Deadline", "Title A-Z", "Department"]);
  for (const value of ["latest", "deadline", "title", "department"]) {
    await expect(page.locator(`#sort option[value="${value}"]`)).toHaveCount(1);
  }
  await expect(page.getByRole("button", { name: "Search Jobs" })).toBeVisible();
  await expect(page.getByText(/^Showing 10 of \d+ jobs$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Job Alerts", exact: true })).toHaveAttribute("href", "#alerts");
  await expect(page.getByRole("link", { name: "Track Applications", exact: true })).toHaveAttribute("href", "#tracker");
  await page.getByRole("main").getByRole("link", { name: "Exam Calendar", exact: true }).first().click();
  await expect(page).toHaveURL(/\/exams$/);
});

test("Enter in the search box searches and keeps the other filters", async ({ page }) => {
  await page.goto("/?qualification=graduate&sortBy=deadline&page=2");
  await page.locator("#search").fill("officer");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=officer/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("qualification")).toBe("graduate");
  expect(searchParams.get("sortBy")).toBe("deadline");
  expect(searchParams.get("page")).toBeNull();
});

test("list and grid are two views of one list, list first", async ({ page }) => {
  await page.goto("/");
  const view = page.getByRole("navigation", { name: "View" });
  await expect(view.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  await view.getByRole("link", { name: "Grid" }).click();
  await expect(page).toHaveURL(/\?view=grid$/);
  await expect(view.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  await expect(page.locator("article")).toHaveCount(10);
});

test("the four figures are abbreviated and asked for again every 30 seconds", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route("**/api/stats", (route) => {
    asked++;
    return route.fulfill({ json: { totalJobs: 1_234_567, newToday: 1_500, departments: 25, applications: 999 } });
  });
  await page.goto("/");
  const figures = page.locator(`${FIGURES} dd`);
  await expect(figures).toHaveCount(4);
  await expectHydrated(page.locator(FIGURES));
  expect(asked).toBe(0);
  await page.clock.fastForward(REFRESH_MS);
  await expect(figures).toHaveText(["1.2M", "1.5K", "25", "999"]);
});

test("a page that nobody sees asks for nothing, and one that comes back asks at once", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  await page.route(/\/api\/(stats|jobs)/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.continue();
  });
  await page.goto("/");
  await expectHydrated(page.locator(FIGURES));
  await setVisibility(page, "hidden");
  await page.clock.fastForward(3 * REFRESH_MS);
  expect(asked).toEqual([]);
  await setVisibility(page, "visible");
  await expect.poll(() => asked.toSorted()).toEqual(["/api/jobs", "/api/stats"]);
});

test("a visitor who asked to save data is asked for none", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  let asked = 0;
  await page.route(/\/api\/(stats|jobs)/, (route) => {
    asked++;
    return route.continue();
  });
  await page.goto("/");
  await expectHydrated(page.locator(FIGURES));
  await page.clock.fastForward(3 * REFRESH_MS);
  expect(asked).toBe(0);
});

test("new jobs are announced without moving what is read, and shown on request", async ({ page, request }) => {
  await page.clock.install();
  const shown = (await (await request.get("/api/jobs?limit=10")).json()) as JobList;
  await page.route("**/api/jobs?*", (route) => {
    const news = [{ ...shown.jobs[0], id: 900_001 }, { ...shown.jobs[0], id: 900_002 }, ...shown.jobs.slice(0, 8)];
    return route.fulfill({ json: { jobs: news, total: shown.total + 2 } });
  });
  await page.goto("/");
  const titles = await page.locator("article h3").allTextContents();
  await expectHydrated(page.locator(FIGURES));
  await page.clock.fastForward(REFRESH_MS);
  const news = page.getByRole("status").filter({ hasText: "2 new jobs" });
  await expect(news).toBeVisible();
  expect(await page.locator("article h3").allTextContents()).toEqual(titles);
  await expectAccessible(page);
  const refreshed = page.waitForRequest((made) => made.headers().rsc === "1");
  await news.getByRole("button", { name: "Show" }).click();
  await refreshed;
});

test("tags are added lower-cased and once, searched at once, removed one by one or together", async ({ page }) => {
  await page.goto("/?location=Delhi");
  await page.getByText("Advanced search").click();
  const groups = page.locator("details ul");
  await expect(groups.nth(0).locator("li")).toHaveCount(16);
  await expect(groups.nth(1).locator("li")).toHaveCount(10);
  await page.getByRole("link", { name: "Add the tag Clerk" }).click();
  await expect(page).toHaveURL(/\?location=Delhi&tags=clerk$/);
  const add = page.getByRole("button", { name: "Add", exact: true });
  const own = page.getByLabel("A tag of your own");
  await own.focus();
  await expect(add).toBeDisabled();
  await own.fill("  CLERK ");
  await expect(add).toBeDisabled();
  await own.fill("Junior  ENGINEER");
  await expect(add).toBeEnabled();
  await add.click();
  await expect(page).toHaveURL((url) => url.searchParams.get("tags") === "clerk,junior engineer" && !url.searchParams.has("tag"));
  expect(new URL(page.url()).searchParams.get("location")).toBe("Delhi");
  const chosen = page.getByRole("list", { name: "Your tags" });
  await expect(chosen.getByRole("link")).toHaveText(["clerk", "junior engineer"]);
  await chosen.getByRole("link", { name: "Remove the tag clerk" }).click();
  await expect(chosen.getByRole("link")).toHaveText(["junior engineer"]);
  await page.getByRole("link", { name: "Clear All tags" }).click();
  await expect(page).toHaveURL(/\?location=Delhi$/);
});

test("a state of the search leads to its jobs", async ({ page }) => {
  await page.goto("/");
  await page.locator("#where").selectOption("Nagaland");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page).toHaveURL(/[?&]location=Nagaland(&|$)/);
});

test("the figures above the list are the sizes of the lists behind them", async ({ page }) => {
  await page.goto("/");
  const tabs = page.getByRole("navigation", { name: "Lists" }).getByRole("link");
  await expect(tabs).toHaveText([/^New \d+$/, /^Closing this week \d+$/, /^All open \d+$/]);
  const promised = await tabs.evaluateAll((links) =>
    links.map((link) => [(link as HTMLAnchorElement).href, /[\d,]+$/.exec(link.textContent ?? "")?.[0]]),
  );
  for (const [address, count] of promised) {
    await page.goto(address ?? "");
    await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} jobs$`))).toBeVisible();
  }
});

test("beside the list of a wide screen stand the days of the week with what closes on them", async ({ page }) => {
  await page.goto("/");
  const days = page.getByRole("region", { name: "Closing this week" }).getByRole("link");
  await expect(days).toHaveCount(7);
  const [address, count] = await days
    .nth(2)
    .evaluate((link) => [(link as HTMLAnchorElement).href, link.lastElementChild?.textContent ?? ""]);
  await page.goto(address ?? "");
  await expect(page.getByText(new RegExp(`of ${count} jobs$`))).toBeVisible();
});

test("eight cards below the list lead somewhere real, and so do the two buttons", async ({ page, request }) => {
  await page.goto("/");
  const features = page.getByRole("region", { name: "Everything for a government job in one place" });
  await expect(features.getByRole("listitem")).toHaveCount(8);
  // The sample bears out none of the claims of the specification: true figures stand in their places.
  await expect(features.getByText(/^\d sources?$/)).toBeVisible();
  await expect(features.getByText(/^\d{3} listings$/)).toBeVisible();
  await expect(features.getByText(/times a day|job seekers/)).toHaveCount(0);
  const targets = await features.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets).toHaveLength(10);
  for (const target of targets.filter((href) => href.startsWith("/") && href !== "/faq")) {
    expect((await request.get(target)).status(), target).toBe(200);
  }
  for (const fragment of ["#departments", "#results"]) await expect(page.locator(fragment)).toHaveCount(1);
  await features.getByRole("link", { name: "Browse All Jobs" }).click();
  await expect(page).toHaveURL(/\?sortBy=deadline$/);
});

test("a copy from yesterday is put right: days left, Expired, Application closed", async ({ page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1&sortBy=deadline&limit=1")).json()) as {
    jobs: { id: number; deadline: string }[];
  };
  const [job] = jobs;
  const path = "/?sortBy=deadline&open=1";
  await page.goto(path);
  const leaf = page.locator("article [data-leaf]").first();
  const before = Number(/(\d+) days? left/.exec((await leaf.textContent()) ?? "")?.[1]);
  await page.clock.install({ time: new Date(`${job?.deadline}T12:00:00+05:30`).getTime() + 86_400_000 });
  await page.goto(path);
  await expect(leaf).toHaveText(/, Application closed.*Closed$/);
  await expect(leaf).toHaveAttribute("data-tone", "expired");
  const card = page.locator("article").first();
  await expect(card.locator("[data-closed-place]")).toHaveText("Application closed");
  await expect(card.getByText("Expired")).toBeVisible();
  await expect(card.locator("a[data-apply]")).not.toHaveAttribute("href");
  const later = page.locator("article [data-leaf]").last();
  const deadline = await later.getAttribute("data-leaf");
  if (deadline !== job?.deadline) await expect(later).not.toHaveText(new RegExp(`, ${before} days? left`));
  await page.goto(`${path}&view=grid`);
  await expect(page.locator("article [data-deadline]").first()).toHaveText("Expired");
  await expectAccessible(page);
});

async function setVisibility(page: import("@playwright/test").Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
