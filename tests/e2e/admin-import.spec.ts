import type { Page } from "@playwright/test";
import { addDays } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { beSignedIn, createStaff, goTo, openAdmin, ready, removeJob, TODAY, toast, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

const HEADER = "id,title,organisation,location,qualification,vacancies,last date,link";
/** A notice of a body of its own: two sources that list the same posts of one body would be one recruitment. */
const row = (source: string, number: number, change: { title?: string; lastDate?: string } = {}) =>
  [
    number,
    change.title ?? `${source} clerk ${number}`,
    `${source} Municipal Corporation`,
    "Pune",
    "Graduate",
    5,
    change.lastDate ?? addDays(TODAY, 20),
    `https://${source}.example/notices/${number}`,
  ].join(",");
const file = (source: string, rows: string[]) => ({
  name: `${source}.csv`,
  mimeType: "text/csv",
  buffer: Buffer.from([HEADER, ...rows].join("\n")),
});

/** As an editor of this test's own: each person imports one file at a time, and tests run beside each other. */
async function openImport(page: Page): Promise<void> {
  await beSignedIn(page.context());
  const editor = await createStaff(page, "editor");
  await openAdmin(page, "/admin/import", editor);
}

/** The jobs of a source that a search finds: behind them it lists what is nearest. */
async function foundOf(page: Page, search: string, source: string): Promise<{ id: number; title: string }[]> {
  const { jobs } = (await (await page.request.get(search)).json()) as { jobs: { id: number; title: string }[] };
  return jobs.filter(({ title }) => title.startsWith(source));
}

test("files are imported, and their uncertain rows decided by an editor", async ({ page }) => {
  await openImport(page);
  await test.step("a file is shown row by row before anything is written, then imported; the second time nothing changes", () =>
    importTwice(page));
  await test.step("an uncertain row waits for an editor, who corrects and publishes or refuses it", () => decideRows(page));
});

async function importTwice(page: Page): Promise<void> {
  const source = unique("board").replace(" ", "");
  const chosen = file(source, [row(source, 1), row(source, 2), row(source, 3, { title: "" })]);
  await page.getByLabel("File of listings").setInputFiles(chosen);
  const preview = page.getByRole("region", { name: "Preview of the import" });
  await expect(preview).toContainText("Nothing is written yet.");
  await expect(preview.getByRole("row", { name: /clerk 1/ })).toContainText("new");
  await expect(preview.getByRole("row", { name: /no title/ })).toContainText("refused");
  await expectAccessible(page, "[aria-label='Preview of the import']");
  await preview.getByRole("button", { name: /^refused/ }).click();
  await expect(preview.getByRole("row")).toHaveCount(2);
  const search = `/api/jobs?search=${encodeURIComponent(`${source} clerk`)}`;
  expect((await (await page.request.get(search)).json()).total).toBe(0);
  await page.getByRole("button", { name: "Import 2 jobs" }).click();
  await expect(toast(page, "Imported", "2 new, 0 changed, 0 same, 1 refused")).toBeVisible();
  const found = await foundOf(page, search, source);
  expect(found).toHaveLength(2);
  await expect(page.getByRole("region", { name: "Runs" }).getByRole("row", { name: new RegExp(source) })).toBeVisible();
  await page.getByLabel("File of listings").setInputFiles(chosen);
  await expect(preview.getByRole("button", { name: /^same 2/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 jobs" })).toBeDisabled();
  for (const { id } of found) await removeJob(page, id);
}

test.describe("a file that cannot be read", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("is refused with the reason, and a session that has ended leads to the sign-in page", async ({ page, context }) => {
    await openImport(page);
    const words = { name: "words.csv", mimeType: "text/csv", buffer: Buffer.from("just some words") };
    await page.getByLabel("File of listings").setInputFiles(words);
    await expect(page.getByRole("region", { name: "Import", exact: true }).getByRole("alert")).not.toBeEmpty();
    await context.clearCookies();
    await page.getByLabel("File of listings").setInputFiles(file("x", [row("x", 1)]));
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fimport$/);
  });
});

async function decideRows(page: Page): Promise<void> {
  const source = unique("council").replace(" ", "");
  const uncertain = [1, 2].map((number) => row(source, number, { lastDate: "31 June 2026" }));
  await page.getByLabel("File of listings").setInputFiles(file(source, [...uncertain, row(source, 3)]));
  await page.getByRole("button", { name: "Import 1 job" }).click();
  await expect(toast(page, "Imported", "1 new")).toBeVisible();
  await goTo(page, "/admin/review");
  const waiting = page.getByRole("row", { name: new RegExp(`${source} clerk 1`) });
  await expect(waiting).toContainText("deadline is an impossible date");
  await page.getByRole("button", { name: `Refuse ${source} clerk 2` }).click();
  await expect(toast(page, "Row refused")).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(`${source} clerk 2`) })).toHaveCount(0);
  await page.getByRole("link", { name: `Correct and publish ${source} clerk 1` }).click();
  // The link loads the whole page.
  await ready(page);
  const form = page.getByRole("form", { name: "New job" });
  await expect(form.getByLabel("Job title", { exact: true })).toHaveValue(`${source} clerk 1`);
  await form.getByLabel("Application deadline").fill(addDays(TODAY, 15));
  await form.getByLabel("Application start date").fill(TODAY);
  await form.getByLabel("Application link").fill("https://example.org/apply");
  await form.getByLabel("Job category").selectOption("State Government");
  await form.getByLabel("Employment type").selectOption("Permanent");
  await form.getByRole("button", { name: "Publish job" }).click();
  // Its neighbour of the same file is nearly the same by its title.
  await page.getByRole("button", { name: "It is another notice: save it" }).click();
  await expect(page).toHaveURL(/\/admin\/review$/);
  const found = await foundOf(page, `/api/jobs?search=${source}`, source);
  expect(found).toHaveLength(2);
  for (const { id } of found) await removeJob(page, id);
}
