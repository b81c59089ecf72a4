import type { Page } from "@playwright/test";
import { rowTitle } from "@/components/jobs/row/row-title";
import { typeset } from "@/lib/notice-text/typeset";
import { expectAccessible } from "@/tests/support/axe";
import { quickViewOf } from "@/tests/support/rows";
import { closedJobs, first, type ListedJob, openJobs, QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

/** Of the version that is kept, and none of its items is one. */
const NO_ITEMS = '{"version":1,"items":[null,{"key":5}]}';

test("a job is saved in a list and taken out again, shown at once in another tab, and kept", async ({ page, context }) => {
  await page.goto("/saved");
  const list = await context.newPage();
  // Its first row is the same after a reload.
  await list.goto(`/?location=${QUIET_PLACE}`);
  const save = list.locator('[data-mark="save"]').first();
  const name = (await save.getAttribute("aria-label")) ?? "";
  const title = name.replace(/^Save /, "");
  const inRow = await list.locator("main article h3").first().innerText();
  await test.step("a job saved in one tab shows in the other", async () => {
    await expect(page.getByText("You have not saved a job yet")).toBeVisible();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await save.click();
    await expect(page.getByText("1 saved job")).toBeVisible();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(list.getByText("Job saved")).toBeVisible();
  });
  await test.step("printed, the saved jobs are there without what is pressed", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("main ul.rows").getByRole("link").first()).toBeVisible();
    await expect(page.locator("main ul.rows button").first()).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });
  await test.step("pressing again takes the job out of the saved ones", async () => {
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("You have not saved a job yet")).toBeVisible();
    await page.reload();
    await expect(page.getByText("You have not saved a job yet")).toBeVisible();
    await expect(page.locator("main ul.rows")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Browse Jobs" }).last()).toHaveAttribute("href", "/");
  });
  await test.step("a saved job is marked on its card, in its dialog and on its page, and listed", async () => {
    await save.click();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await list.reload();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await (await quickViewOf(list.locator("article").first())).click();
    const dialog = list.getByRole("dialog", { name: typeset(title) });
    await expect(dialog.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await dialog.getByRole("link", { name: "Open the full page" }).click();
    await expect(list.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await list.goto("/saved");
    await expect(list.getByRole("heading", { level: 1 })).toHaveText("Saved Jobs");
    await expect(list.getByText("1 saved job")).toBeVisible();
    await expect(list.getByRole("link", { name: inRow, exact: true })).toBeVisible();
  });
});

test("the page of saved jobs", async ({ page, request }) => {
  const open = await openJobs(request);
  const closed = first(await closedJobs(request));
  const rows = page.locator("main article");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/saved");
  await test.step("a saved job is a row behind its date leaf, as in every list", async () => {
    await keep(page, open.slice(0, 3));
    await expect(rows.locator(".leaf")).toHaveCount(3);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(162);
  });
  await test.step("the list says what is open, closed and removed, and a removal can be undone", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await keep(page, []);
    await expect(rows).toHaveCount(0);
    await expectEachState(page, first(open), closed);
  });
  await test.step("the page is accessible in both themes and languages, and search engines leave it out", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await keep(page, [...open.slice(0, 2), closed]);
    for (const [path, theme] of [
      ["/saved", "light"],
      ["/saved?lang=hi", "dark"],
    ] as const) {
      await page.goto(path);
      await expect(rows).toHaveCount(3);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expectAccessible(page, undefined, theme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

async function expectEachState(page: Page, open: ListedJob, closed: ListedJob): Promise<void> {
  const gone = { id: 999_999_999, title: "Withdrawn post", department: "Banking", deadline: "2099-01-01" };
  await keep(page, [gone, closed, { ...open, title: "An older title" }]);
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0).getByRole("link", { name: rowTitle(open, "en").text, exact: true })).toHaveAttribute(
    "href",
    `/job/${open.id}`,
  );
  await expect(cards.nth(0).locator(".leaf")).toContainText(/days? left/);
  await expect(cards.nth(1).getByText("Application closed").last()).toBeVisible();
  await expect(cards.nth(1).getByRole("link", { name: /^Apply Now/ })).toHaveCount(0);
  await expect(cards.nth(2).getByText("This job has been removed from the site.")).toBeVisible();
  await page.getByRole("button", { name: "Remove Withdrawn post" }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByText("2 saved jobs")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards).toHaveCount(3);
}

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/Failed to load/] });

  test("where the present state cannot be asked for, the jobs are shown as they were saved", async ({ page, request }) => {
    const job = first(await openJobs(request));
    await page.goto("/saved");
    await page.route("**/api/jobs/by-id**", (route) => route.abort(), { times: 1 });
    await keep(page, [job]);
    await expect(page.getByText("They are shown as you saved them.")).toBeVisible();
    await expect(page.getByRole("link", { name: job.title, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("They are shown as you saved them.")).toBeHidden();
  });
});

test("saved jobs stored as nothing, or as something else, break nothing", async ({ page, context }) => {
  const list = await context.newPage();
  const save = list.locator('[data-mark="save"]').first();
  // Every value meets them in tests/components/hostile-storage.test.tsx.
  const stored = ["", '{"version":1}', NO_ITEMS];
  await page.goto("/saved");
  await list.goto("/");
  for (const text of stored) {
    const name = text || "nothing";
    await store(list, text);
    await expect(page.getByText("You have not saved a job yet"), name).toBeVisible();
    await expect(save, name).toHaveAttribute("aria-pressed", "false");
    await save.click();
    await expect(save, name).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("1 saved job"), name).toBeVisible();
  }
  await store(list, NO_ITEMS);
  for (const tab of [page, list]) await tab.reload();
  await expect(page.getByText("You have not saved a job yet")).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

/** Puts a text into the device's storage, as another tab does: this one is told of it too. */
async function store(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem("niyukti_saved_jobs", value);
    dispatchEvent(new StorageEvent("storage", { key: "niyukti_saved_jobs", newValue: value }));
  }, text);
}

/** Puts jobs there in the place of those that are kept. */
async function keep(page: Page, jobs: { id: number; title: string; department: string; deadline: string }[]): Promise<void> {
  const items = jobs.map(({ id, title, department, deadline }) => ({
    key: String(id),
    value: { jobId: id, title, department, deadline },
    changedAt: { jobId: 1, title: 1, department: 1, deadline: 1 },
    deletedAt: null,
  }));
  await store(page, JSON.stringify({ version: 1, items }));
}
