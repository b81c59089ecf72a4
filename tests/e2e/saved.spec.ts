import type { Page } from "@playwright/test";
import { typeset } from "@/lib/notice-text/typeset";
import { expectAccessible } from "@/tests/support/axe";
import { quickViewOf } from "@/tests/support/rows";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("a saved job is marked on its card, in its dialog and on its page, and listed", async ({ page }) => {
  await page.goto("/");
  const save = page.locator('[data-mark="save"]').first();
  const name = (await save.getAttribute("aria-label")) ?? "";
  const title = name.replace(/^Save /, "");
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Job saved")).toBeVisible();
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await (await quickViewOf(page.locator("article").first())).click();
  const dialog = page.getByRole("dialog", { name: typeset(title) });
  await expect(dialog.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await dialog.getByRole("link", { name: "Open the full page" }).click();
  await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Jobs");
  await expect(page.getByText("1 saved job")).toBeVisible();
  await expect(page.getByRole("link", { name: typeset(title), exact: true })).toBeVisible();
});

test("a saved job is a row behind its date leaf, as in every list", async ({ page, request }) => {
  await keep(page, (await openJobs(request)).slice(0, 3));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/saved");
  const rows = page.locator("main article");
  await expect(rows.locator(".leaf")).toHaveCount(3);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(162);
});

test("pressing again takes the job out of the saved ones", async ({ page }) => {
  await page.goto("/");
  const save = page.locator('[data-mark="save"]').first();
  await save.click();
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await page.goto("/saved");
  await expect(page.getByText("You have not saved a job yet")).toBeVisible();
  await expect(page.locator("main ul.rows")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Browse Jobs" }).last()).toHaveAttribute("href", "/");
});

test("the list says what is open, closed and removed, and a removal can be undone", async ({ page, request }) => {
  const open = first(await openJobs(request));
  const closed = first(await closedJobs(request));
  const gone = { id: 999_999_999, title: "Withdrawn post", department: "Banking", deadline: "2099-01-01" };
  await keep(page, [gone, closed, { ...open, title: "An older title" }]);
  await page.goto("/saved");
  const cards = page.locator("main article");
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0).getByRole("link", { name: typeset(open.title), exact: true })).toHaveAttribute(
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
});

test("a job saved in one tab shows in the other", async ({ page, context }) => {
  await page.goto("/saved");
  await expect(page.getByText("You have not saved a job yet")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/");
  await other.locator('[data-mark="save"]').first().click();
  await expect(page.getByText("1 saved job")).toBeVisible();
});

test.describe("failures", () => {
  test.use({ allowedConsoleErrors: [/Failed to load/] });

  test("where the present state cannot be asked for, the jobs are shown as they were saved", async ({ page, request }) => {
    const job = first(await openJobs(request));
    await keep(page, [job]);
    await page.route("**/api/jobs/by-id**", (route) => route.abort(), { times: 1 });
    await page.goto("/saved");
    await expect(page.getByText("They are shown as you saved them.")).toBeVisible();
    await expect(page.getByRole("link", { name: job.title, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("They are shown as you saved them.")).toBeHidden();
  });
});

test("saved jobs stored as nothing, or as something else, break nothing", async ({ page }) => {
  await page.goto("/");
  const save = page.locator('[data-mark="save"]').first();
  for (const stored of [
    "",
    "null",
    "[]",
    "{",
    "5",
    '{"version":1}',
    '{"version":2,"items":[]}',
    '{"version":1,"items":[null,{"key":5}]}',
  ]) {
    const name = stored || "nothing";
    const store = () => page.evaluate((text) => localStorage.setItem("niyukti_saved_jobs", text), stored);
    await store();
    await page.goto("/saved");
    await expect(page.getByText("You have not saved a job yet"), name).toBeVisible();
    await store();
    await page.goto("/");
    await expect(save, name).toHaveAttribute("aria-pressed", "false");
    await save.click();
    await expect(save, name).toHaveAttribute("aria-pressed", "true");
  }
});

test("the page is accessible in both themes and languages, and search engines leave it out", async ({ page, request }) => {
  await keep(page, [...(await openJobs(request)).slice(0, 2), first(await closedJobs(request))]);
  for (const path of ["/saved", "/saved?lang=hi"]) {
    await page.goto(path);
    await expect(page.locator("main article")).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

/** Puts jobs into the device's storage before the page loads. */
async function keep(page: Page, jobs: { id: number; title: string; department: string; deadline: string }[]): Promise<void> {
  const items = jobs.map(({ id, title, department, deadline }) => ({
    key: String(id),
    value: { jobId: id, title, department, deadline },
    changedAt: { jobId: 1, title: 1, department: 1, deadline: 1 },
    deletedAt: null,
  }));
  await page.addInitScript(
    (text) => {
      if (!sessionStorage.getItem("kept")) localStorage.setItem("niyukti_saved_jobs", text);
      sessionStorage.setItem("kept", "1");
    },
    JSON.stringify({ version: 1, items }),
  );
}
