import { addDays } from "@/lib/dates";
import { openAdmin, TODAY, toast } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 240_000 });

/** `npm run prove -- uploads` takes the ten thousand that docs/operations.md speaks of. */
const ROWS = process.env.WHOLE_PROOF ? 10_000 : 500;
const SHOWN = ROWS.toLocaleString("en-IN");
/** What an editor is promised of ten thousand: preview and import together. */
const LIMIT_MS = 60_000;
const PATIENCE = { timeout: 120_000 };

const HEADER = "id,title,organisation,location,qualification,vacancies,last date,link";
const rows = Array.from(
  { length: ROWS },
  (_, index) =>
    `${index},Junior Clerk Grade ${index},Example Municipal Corporation,Pune,Graduate,5,${addDays(TODAY, 20)},https://example.org/${index}`,
);
const file = { name: "large.csv", mimeType: "text/csv", buffer: Buffer.from([HEADER, ...rows].join("\n")) };

test(`${SHOWN} rows are previewed and imported within a minute, with progress shown`, async ({
  browser,
  ownSite: { address },
}, testInfo) => {
  // The tests of the shared site do not want these jobs.
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await openAdmin(page, "/admin/import");
  const preview = page.getByRole("region", { name: "Preview of the import" });
  const startedAt = performance.now();
  await page.getByLabel("File of listings").setInputFiles(file);
  await expect(preview).toContainText(`${SHOWN} rows from example.org`, PATIENCE);
  const previewedAt = performance.now();
  await page.evaluate(() => {
    const shown = new Set<number>();
    Object.assign(window, { shownProgress: shown });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLProgressElement>("#import-progress");
      if (bar) shown.add(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.getByRole("button", { name: `Import ${SHOWN} jobs` }).click();
  await expect(toast(page, "Imported", `${SHOWN} new, 0 changed, 0 same, 0 refused`)).toBeVisible(PATIENCE);
  const importedAt = performance.now();
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const figures = `preview ${seconds(startedAt, previewedAt)} s, import ${seconds(previewedAt, importedAt)} s`;
  testInfo.annotations.push({ type: `${SHOWN} rows`, description: figures });
  process.stdout.write(`${SHOWN} rows over HTTP: ${figures}\n`);
  expect(importedAt - startedAt).toBeLessThan(LIMIT_MS);
  const steps = await page.evaluate(() => (window as unknown as { shownProgress: Set<number> }).shownProgress.size);
  expect(steps, "values that the progress bar showed").toBeGreaterThan(Math.min(5, ROWS / 1_000));
  await page.context().close();
});
