import { addDays } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { tabTo } from "@/tests/support/keyboard";
import { beSignedIn, createStaff, goTo, openAdmin, ready, removeJob, TODAY, toast, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

const HEADER = "id,title,organisation,location,qualification,vacancies,start date,last date,link,apply link";
/** Rows that an editor has to refuse, before the one that is published. */
const REFUSED = 2;

test("the queue of a file is decided by keys alone, faster than one a minute", async ({ page }) => {
  await beSignedIn(page.context());
  await openAdmin(page, "/admin/import", await createStaff(page, "editor"));
  const source = unique("keys").replace(" ", "");
  const rows = Array.from({ length: REFUSED + 1 }, (_, at) =>
    [at, `${source} clerk ${at}`, `${source} Municipal Corporation`, "Pune", "Graduate", 5, TODAY, "31 June 2026"]
      .concat(`https://${source}.example/${at}`, "https://example.org/apply")
      .join(","),
  );
  const text = [HEADER, ...rows, `9,${source} peon,${source} Municipal Corporation,Pune,10th,2,${TODAY},${addDays(TODAY, 9)},,`];
  await page
    .getByLabel("File of listings")
    .setInputFiles({ name: `${source}.csv`, mimeType: "text/csv", buffer: Buffer.from(text.join("\n")) });
  await page.getByRole("button", { name: "Import 1 job" }).click();
  await expect(toast(page, "Imported")).toBeVisible();
  await goTo(page, "/admin/review");
  await expectAccessible(page);

  const began = Date.now();
  const own = (number: number) => page.getByRole("row", { name: new RegExp(`${source} clerk ${number}`) });
  await tabTo(page, page.getByRole("link", { name: /^Correct and publish/ }).first());
  while (!(await own(0).evaluate((row) => row.contains(document.activeElement)))) await page.keyboard.press("j");
  for (let number = 0; number < REFUSED; number++) {
    await page.keyboard.press("x");
    await expect(own(number)).toHaveCount(0);
    await expect.poll(() => own(number + 1).evaluate((row) => row.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("y");
  await expect(page).toHaveURL(/\/admin\/jobs\/new/);
  await ready(page);
  const form = page.getByRole("form", { name: "New job" });
  await expect(form.getByLabel("Job title", { exact: true })).toHaveValue(`${source} clerk ${REFUSED}`);
  const [year, month, day] = addDays(TODAY, 15).split("-");
  await tabTo(page, form.getByLabel("Application deadline"));
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(form.getByLabel("Application deadline")).toHaveValue(addDays(TODAY, 15));
  for (const [label, letters] of [
    ["Job category", "State G"],
    ["Employment type", "Perm"],
  ] as const) {
    if ((await form.getByLabel(label).inputValue()) !== "") continue;
    await tabTo(page, form.getByLabel(label), "Shift+Tab");
    await page.keyboard.type(letters);
  }
  await tabTo(page, form.getByRole("button", { name: "Publish job" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/review$/);
  expect((Date.now() - began) / (REFUSED + 1)).toBeLessThan(60_000);

  const found = await (await page.request.get(`/api/jobs?search=${source}`)).json();
  expect(found.jobs.map(({ title }: { title: string }) => title).sort()).toEqual([
    `${source} clerk ${REFUSED}`,
    `${source} peon`,
  ]);
  for (const { id } of found.jobs) await removeJob(page, id);
});

test("freshness and review load are read once they are opened, as charts and as tables, in both themes", async ({ page }) => {
  await openAdmin(page, "/admin/sources");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await expect(page.getByText("Runs of sources that failed, last 30 days").first()).toBeVisible();
  expect(asked).not.toContain("/api/admin/sources/freshness");
  await page.getByText("Freshness and review load").click();
  const chart = page.getByRole("figure").filter({ hasText: "Came for review, last 30 days" });
  await expect(chart).toBeVisible();
  expect(asked).toContain("/api/admin/sources/freshness");
  await chart.getByText("Show as a table").click();
  await expect(chart.getByRole("table").getByRole("row")).toHaveCount(31);
  const ages = page.getByRole("figure").filter({ hasText: "Listings, by when a source last showed them" });
  await ages.getByText("Show as a table").click();
  await expect(ages.getByRole("table").getByRole("row")).toHaveCount(7);
  await expectAccessible(page, "figure");
});
