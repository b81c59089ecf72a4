import type { Page } from "@playwright/test";
import { addDays, daysLeft, lastDate, startOfDay } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { expectHydrated } from "@/tests/support/hydration";
import { expectRows } from "@/tests/support/rows";
import { expect, test } from "@/tests/support/test";

const FIGURES = "dl[aria-label='The portal in figures']";
const REFRESH_MS = 30_000;

type JobList = { jobs: { id: number; title: string }[]; total: number };

test("what a page asks for while it is open: figures and new jobs every 30 seconds, nothing that nobody sees or wants", async ({
  page,
  request,
}) => {
  await page.clock.install();
  let shown: JobList = { jobs: [], total: 0 };
  const asked: string[] = [];
  // None is the site's own: on a busy machine that may come after the next one.
  const answers: Record<string, object> = {
    "/api/stats": { totalJobs: 1, newToday: 2, departments: 3, applications: 4 },
  };
  await page.route(/\/api\/(stats|jobs)/, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return route.fulfill({ json: answers[pathname] });
  });
  // Read again where another test published or deleted a job in between.
  await expect(async () => {
    shown = (await (await request.get("/api/jobs?limit=10")).json()) as JobList;
    await page.goto("/");
    await expectRows(page, shown.jobs);
  }).toPass();
  answers["/api/jobs"] = shown;
  const titles = await page.locator("article h3").allTextContents();
  const figures = page.locator(`${FIGURES} dd`);
  await expect(figures).toHaveCount(4);
  await expectHydrated(page.locator(FIGURES));
  expect(asked).toEqual([]);

  await test.step("a page that nobody sees asks for nothing, and one that comes back asks at once", async () => {
    await setVisibility(page, "hidden");
    await page.clock.fastForward(3 * REFRESH_MS);
    expect(asked).toEqual([]);
    await setVisibility(page, "visible");
    await expect.poll(() => asked.toSorted()).toEqual(["/api/jobs", "/api/stats"]);
  });

  await test.step("the four figures are abbreviated and asked for again every 30 seconds", async () => {
    answers["/api/stats"] = { totalJobs: 1_234_567, newToday: 1_500, departments: 25, applications: 999 };
    await page.clock.fastForward(REFRESH_MS);
    await expect(figures).toHaveText(["1.2M", "1.5K", "25", "999"]);
  });

  await test.step("new jobs are announced without moving what is read, and shown on request", async () => {
    const added = [900_001, 900_002].map((id) => ({ ...shown.jobs[0], id }));
    answers["/api/jobs"] = { jobs: [...added, ...shown.jobs.slice(0, 8)], total: shown.total + 2 };
    await page.clock.fastForward(REFRESH_MS);
    const news = page.getByRole("status").filter({ hasText: "2 new jobs" });
    await expect(news).toBeVisible();
    expect(await page.locator("article h3").allTextContents()).toEqual(titles);
    await expectAccessible(page, "[role=status].sticky");
    const refreshed = page.waitForRequest((made) => made.headers().rsc === "1");
    await news.getByRole("button", { name: "Show" }).click();
    await refreshed;
  });

  await test.step("a visitor who asked to save data is asked for none", async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    asked.length = 0;
    await page.goto("/");
    await expectHydrated(page.locator(FIGURES));
    await page.clock.fastForward(3 * REFRESH_MS);
    expect(asked).toEqual([]);
  });
});

test("a copy from yesterday is put right: days left, Expired, Application closed", async ({ page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1&sortBy=deadline&limit=1")).json()) as {
    jobs: { id: number; deadline: string }[];
  };
  const [job] = jobs;
  const path = "/?sortBy=deadline&open=1";
  const leaf = page.locator("article [data-leaf]").first();
  // The first minute of a day, before any hour at which something closes.
  const seenAt = new Date(startOfDay(addDays(job?.deadline ?? "", 1)).getTime() + 60_000);
  await page.clock.install({ time: seenAt });
  await page.goto(path);
  await expect(leaf).toHaveText(/, Application closed.*Closed$/);
  await expect(leaf).toHaveAttribute("data-tone", "expired");
  const card = page.locator("article").first();
  await expect(card.locator("[data-closed-place]")).toHaveText("Application closed");
  await expect(card.getByText("Expired")).toBeVisible();
  await expect(card.locator("a[data-apply]")).not.toHaveAttribute("href");
  await page.goto(`${path}&view=grid`);
  await expect(page.locator("article [data-deadline]").first()).toHaveText("Expired");
  await expectAccessible(page, "main article");
  // Every row, by what is left of its own last date: the soonest ones may all be of one day.
  await page.goto("/?open=1");
  const leaves = page.locator("article [data-leaf]");
  const rows = await leaves.evaluateAll((all) => all.map((one) => one.getAttribute("data-leaf") ?? ""));
  expect(new Set(rows).size).toBeGreaterThan(1);
  for (const [at, deadline] of rows.entries()) {
    const left = daysLeft(lastDate(deadline), seenAt);
    await expect(leaves.nth(at)).toHaveText(left === 0 ? /, Application closed/ : new RegExp(`, ${left} days? left`));
  }
});

async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
