import type { Locator, Page } from "@playwright/test";
import { expectHydrated } from "@/tests/support/hydration";
import { reachableControls, tabTo, walkDialog } from "@/tests/support/keyboard";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

/** Hundreds of key presses take a busy machine a while. */
test.describe.configure({ timeout: 240_000 });

type Dialog = { name: string; open: (page: Page, jobId: number) => Promise<Locator> };

const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name }).first();
const inMain = (page: Page, name: string) => page.locator("main").getByRole("link", { name }).first();

/** Every dialog: where it is opened, and by which control; those of one window one after the other, in the order of their controls. */
const WALKS: Dialog[][] = [
  [
    { name: "help", open: (page) => at(page, "/", inHeader(page, "Help Center")) },
    { name: "sign-in", open: (page) => at(page, "/", inHeader(page, "Sign In")) },
    { name: "register", open: (page) => at(page, "/", inHeader(page, "Register Free")) },
    { name: "alerts", open: (page) => at(page, "/", inMain(page, "Job Alerts")) },
    { name: "tracker", open: (page) => at(page, "/", inMain(page, "Track Applications")) },
    { name: "exams", open: (page, jobId) => at(page, `/job/${jobId}`, page.getByRole("link", { name: "Exam dates" })) },
  ],
  [
    { name: "job", open: openerOfJob },
    { name: "compare", open: openerOfComparison },
  ],
];

/** From the control that has the focus after one dialog Tab goes on to that of the next: only another page is loaded. */
async function at(page: Page, address: string, opener: Locator): Promise<Locator> {
  if (new URL(page.url()).pathname !== address) await page.goto(address);
  return opener;
}

/** At the list, to which Tab leads by all filters: that it does is a test below. */
async function standAtList(page: Page): Promise<void> {
  await page.goto("/");
  // It is some stops away from what scripts give life to.
  await expectHydrated(page.locator("header, main"));
  await page.locator("main article h3 a").first().focus();
}

/** Quick view stands in the menu of a row, which is opened by keyboard too. */
async function openerOfJob(page: Page): Promise<Locator> {
  await standAtList(page);
  await tabTo(page, page.getByRole("button", { name: /^More for/ }).first());
  await page.keyboard.press("Enter");
  return page.getByRole("link", { name: /^Quick view of/ }).first();
}

async function openerOfComparison(page: Page): Promise<Locator> {
  await standAtList(page);
  const picks = page.getByRole("button", { name: /^Compare/ });
  for (const index of [0, 1]) {
    await tabTo(page, picks.nth(index));
    await page.keyboard.press("Space");
    await expect(picks.nth(index)).toHaveAttribute("aria-pressed", "true");
  }
  return page.getByRole("button", { name: "View Comparison (2/3)" }).first();
}

for (const dialogs of WALKS) {
  const names = dialogs.map(({ name }) => name).join(", ");
  test(`${names}: each dialog is opened, walked through and left by keyboard alone`, async ({ page, request }) => {
    const job = first((await openJobs(request, 100)).filter(({ department }) => department === "Railway Recruitment Board"));
    for (const dialog of dialogs) await test.step(dialog.name, () => walk(page, job.id, dialog));
  });
}

async function walk(page: Page, jobId: number, { name, open }: Dialog): Promise<void> {
  const opener = await open(page, jobId);
  await tabTo(page, opener, name === "compare" ? "Shift+Tab" : "Tab");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog, name).toBeVisible();
  await expect.poll(() => dialog.evaluate((root) => root.contains(document.activeElement)), name).toBe(true);
  await expect(dialog.locator("[aria-busy=true]"), name).toHaveCount(0);
  await expect(dialog.getByText("Counting matching jobs…"), name).toHaveCount(0);
  const stops = await walkDialog(page, dialog);
  expect(
    stops.filter(({ isInside }) => !isInside),
    name,
  ).toEqual([]);
  expect(
    stops.filter(({ isOnScreen }) => !isOnScreen),
    name,
  ).toEqual([]);
  expect(
    stops.filter(({ isMarked }) => !isMarked),
    name,
  ).toEqual([]);
  const walked = stops.map(({ id }) => id);
  expect(
    (await reachableControls(dialog)).filter((control) => !walked.includes(control)),
    name,
  ).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog, name).toBeHidden();
  await expect(backOf(page, name) ?? opener, name).toBeFocused();
}

/** What has the focus after a dialog whose opener is gone by then: the last pick, and the button of the menu that has closed. */
function backOf(page: Page, name: string): Locator | null {
  if (name === "compare") return page.getByRole("button", { name: /^Compare/ }).nth(1);
  return name === "job" ? page.getByRole("button", { name: /^More for/ }).first() : null;
}

test("by keyboard alone: past the header, and a search", async ({ page }) => {
  await test.step("the skip link is the first stop and leads past the header", async () => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  });

  await test.step("a job is searched, filtered, paged to and opened by keyboard alone", async () => {
    await page.goto("/");
    await tabTo(page, page.locator("input[name=search]").first());
    await page.keyboard.type("officer");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=officer/);
    await tabTo(page, page.locator("#filter-qualification-graduate"));
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/qualification=graduate/);
    const title = page.locator("article h3 a").first();
    await expect(title).toBeVisible();
    await tabTo(page, title);
    const name = (await title.textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});
