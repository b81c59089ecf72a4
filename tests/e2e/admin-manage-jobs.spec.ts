import type { Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { beSignedIn, createJob, openAdmin, removeJob, type StaffJob, TODAY, textOf, toast, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const panelOf = (page: Page) => page.getByRole("region", { name: "Manage jobs" });

/** The jobs alone that have these words: the list before stands until they come, and what was picked in it is forgotten then. */
async function find(page: Page, words: string): Promise<void> {
  const panel = panelOf(page);
  await panel.getByRole("searchbox", { name: "Search" }).fill(words);
  const labels = () =>
    panel
      .getByRole("link", { name: /^Edit / })
      .evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
  await expect.poll(async () => new Set((await labels()).map((label) => label.includes(words)))).toEqual(new Set([true]));
}

test("the jobs are listed, found and changed together", async ({ page }) => {
  await page.route("**/api/admin/jobs?*", (route) => route.fulfill({ status: 503, json: { message: "Away" } }), { times: 1 });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/admin/jobs?") && asked.push(request.url()));
  await openAdmin(page);
  await test.step("a list that cannot be loaded can be asked for again; it shows the first 20 of a fetch of 50, the rest on demand, and pages through all", () =>
    pageThrough(page, asked));
  await test.step("jobs are found by words, number, status and department, and sorted", () => findInEachWay(page));
  await test.step("picked jobs get a new deadline and are withdrawn together, after a question", () => changePicked(page));
});

async function pageThrough(page: Page, asked: readonly string[]): Promise<void> {
  const panel = panelOf(page);
  await expect(panel.getByRole("alert")).toContainText("The jobs could not be loaded.");
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByText(/Showing 20 of/)).toBeVisible();
  expect(new URL(asked[0] ?? "").searchParams.get("limit")).toBe("50");
  await expect(panel.getByRole("button", { name: /^Edit|^Delete/ })).toHaveCount(20);
  await expect(panel.getByRole("link", { name: /^Edit / })).toHaveCount(20);
  await panel.getByRole("button", { name: "Show 30 more" }).click();
  await expect(panel.getByText(/Showing 50 of/)).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Edit / })).toHaveCount(50);
  await panel.getByRole("button", { name: "Next" }).click();
  await expect(panel.getByText(/^Page 2 of/)).toBeVisible();
  await expect.poll(() => asked.some((url) => new URL(url).searchParams.get("page") === "2")).toBe(true);
}

async function findInEachWay(page: Page): Promise<void> {
  const word = unique("Zoologist").replace(" ", "");
  const first = await createJob(page, { title: `B ${word}`, deadline: addDays(TODAY, 5) });
  const second = await createJob(page, { title: `A ${word}`, deadline: addDays(TODAY, 9), status: "draft" });
  await find(page, word);
  const panel = panelOf(page);
  const titles = () => panel.getByRole("rowheader").getByRole("link").allTextContents();
  await expect.poll(titles).toEqual([second.title, first.title]);
  await panel.getByLabel(/^Sort by/).selectOption("deadline");
  await expect.poll(titles).toEqual([first.title, second.title]);
  await panel.getByLabel(/^Status/).selectOption("draft");
  await expect.poll(titles).toEqual([second.title]);
  await panel.getByLabel(/^Status/).selectOption("");
  await panel.getByLabel(/^Department/).selectOption("Indian Army");
  await expect(panel.getByText("No jobs found. Try other words or filters.")).toBeVisible();
  await panel.getByLabel(/^Department/).selectOption("");
  await panel.getByRole("searchbox", { name: "Search" }).fill(String(first.id));
  await expect.poll(titles).toContain(first.title);
  for (const { id } of [first, second]) await removeJob(page, id);
}

async function changePicked(page: Page): Promise<void> {
  const word = unique("Botanist").replace(" ", "");
  const jobs = [await createJob(page, { title: `A ${word}` }), await createJob(page, { title: `B ${word}` })];
  await find(page, word);
  const panel = panelOf(page);
  for (const { title } of jobs) await panel.getByLabel(`Pick ${title}`).check();
  await expect(panel.getByText("2 picked")).toBeVisible();
  await panel.getByRole("button", { name: "Change deadline" }).click();
  const dialog = page.getByRole("dialog", { name: "Change deadline: 2 jobs" });
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByLabel("New deadline").fill(addDays(TODAY, 33));
  await dialog.getByLabel(/^The body changed its notice/).check();
  await dialog.getByRole("button", { name: "Change deadline" }).click();
  await expect(toast(page, "2 jobs changed")).toBeVisible();
  for (const { id } of jobs) {
    expect(await (await page.request.get(`/api/jobs/${id}`)).json()).toMatchObject({ deadline: addDays(TODAY, 33) });
  }
  await panel.getByLabel("Pick all shown jobs").check();
  await panel.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  for (const { id } of jobs) expect((await page.request.get(`/api/jobs/${id}`)).status()).toBe(404);
  for (const { id } of jobs) await removeJob(page, id);
}

test("one job is deleted from the list", async ({ page }) => {
  await beSignedIn(page.context());
  const job = await createJob(page);
  await openAdmin(page, "/admin/dashboard?panel=jobs");
  await find(page, job.title);
  await test.step("a deletion that fails says 'Delete Failed' and why, and leaves the job", () => deleteInVain(page, job));
  await test.step("a job is deleted after the question of the specification, is gone from everywhere, and the toast takes it back", () =>
    deleteAndUndo(page, job));
  await removeJob(page, job.id);
});

async function deleteInVain(page: Page, { id, title }: StaffJob): Promise<void> {
  for (const [answer, why] of [
    [{ status: 503, json: { message: "The service is away for a moment." } }, "The service is away for a moment."],
    [null, "Connection error. Please try again."],
  ] as const) {
    await page.route(`**/api/admin/jobs/${id}?*`, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, "Delete Failed", why)).toBeVisible();
    await expect(page.getByRole("button", { name: `Delete ${title}` })).toBeVisible();
  }
}

async function deleteAndUndo(page: Page, { id, title }: StaffJob): Promise<void> {
  const shown = async () => [
    (await textOf(page.request, "/")).includes(title),
    (await textOf(page.request, `/job/${id}`)).includes(title),
    (await page.request.get(`/api/jobs/${id}`)).ok(),
    (await textOf(page.request, "/jobs/ssc")).includes(title),
    (await textOf(page.request, "/sitemap.xml")).includes(`/job/${id}<`),
  ];
  expect(await shown()).toEqual([true, true, true, true, true]);
  const ask = page.getByRole("button", { name: `Delete ${title}` });
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Delete job" });
  await expect(dialog).toContainText("Are you sure you want to delete this job? This action cannot be undone.");
  await expect(dialog).toContainText("That holds after 30 days, when it is gone for good. Until then it stays in the bin");
  await expectAccessible(page, "[role=dialog]", "dark");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Job Deleted", title)).toBeVisible();
  // A toast that is pointed at stays.
  await toast(page, "Job Deleted", title).hover();
  expect(await shown()).toEqual([false, false, false, false, false]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Job Restored")).toBeVisible();
  expect(await shown()).toEqual([true, true, true, true, true]);
}
