import { FIGURES, faultsOf, WINDOWS } from "@/scripts/gallery/figures.mjs";
import { measure } from "@/scripts/gallery/measure.mjs";
import { expectAccessible } from "@/tests/support/axe";
import { withoutHindiLetters } from "@/tests/support/hindi-letters";
import { fillIn, KEY, marks, OWN, tell } from "@/tests/support/own-profile-page";
import { structuredJob } from "@/tests/support/structured-job";
import { expect, test } from "@/tests/support/test";

test("what is told lies on the device: two tabs agree on it, a file takes it along, and it is erased for good", async ({
  page,
  context,
  browser,
}) => {
  const other = await context.newPage();
  await other.goto("/for-you");
  await fillIn(page);

  await test.step("two tabs agree, and a file takes it to another device", async () => {
    await expect(other.getByLabel("Subject or trade")).toHaveValue("Palaeobotany");
    await other.getByLabel("Category").selectOption("SC");
    await expect(page.getByLabel("Category")).toHaveValue("SC");

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save to a file" }).click(),
    ]);
    const elsewhere = await browser.newContext({ serviceWorkers: "block" });
    const there = await elsewhere.newPage();
    await there.goto("/for-you");
    await there
      .locator('input[type="file"]')
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from('{"version":1}') });
    await expect(there.getByText("That file was not saved from this page.")).toBeVisible();
    await there.locator('input[type="file"]').setInputFiles(await download.path());
    await expect(there.getByLabel("Date of birth")).toHaveValue("1987-07-28");
    await expect(there.getByLabel("Years served in the forces")).toHaveValue("17");
    await elsewhere.close();
  });

  await test.step("erasing leaves nothing of it, here and in another tab", async () => {
    await other.goto("/");
    await expect(marks(other).first()).toBeVisible();
    await page.getByRole("button", { name: "Erase all" }).click();
    await expect(page.getByText("is erased from this device")).toBeVisible();
    await expect(marks(other)).toHaveCount(0);
    await expect(page.getByLabel("Date of birth")).toHaveValue("");
    const left = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      attribute: document.documentElement.hasAttribute("data-for-you"),
    }));
    expect(left.local).not.toContain(KEY);
    expect(left.local + left.session).not.toMatch(/1987|meghalaya|Palaeobotany/);
    expect(left).toMatchObject({ databases: 0, caches: 0, attribute: false });
  });

  await test.step("the fact that decides most is asked for, and one press answers it", async () => {
    await page.goto("/for-you");
    await page.getByLabel("Date of birth").fill("2001-05-04");
    await page.getByLabel("Highest qualification").selectOption("graduate");
    const question = page.getByRole("region", { name: /more answer may decide/ });
    await expect(question).toBeVisible();
    const before = await question.textContent();
    await question.getByRole("button").last().click();
    await expect(question).not.toHaveText(before ?? "");
  });
});

test("the form and the jobs are accessible, fit every width and work by keyboard, in both languages", async ({
  page,
  context,
}) => {
  await tell(context, OWN);
  // Each page in one theme in either language, and each language in both.
  for (const [path, theme] of [
    ["/for-you", "light"],
    ["/for-you/jobs", "dark"],
    ["/for-you?lang=hi", "dark"],
    ["/for-you/jobs?lang=hi", "light"],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("main .for-you-bar, main ul.rows").first(), path).toBeVisible();
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, ${width} px`).toBeLessThanOrEqual(
          width,
        );
      }
      // The second as of a page that is enlarged four times.
      for (const height of [800, 256]) {
        await page.setViewportSize({ width: 320, height });
        expect((await measure(page)).covered, `${path}, ${height} px high`).toEqual([]);
      }
      await expectAccessible(page, undefined, theme);
      await page.locator("main select, main fieldset button").first().focus();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)), path).toBe(true);
    });
  }
});

const MARKED = ["home", "home in Hindi", "filtered list", "department"];

test(`${MARKED.join(", ")}: each keeps to the figures of the design with a mark beside every row, on a phone and on a wide screen`, async ({
  page,
  context,
}) => {
  await withoutHindiLetters(page);
  await tell(context, OWN);
  for (const [at, figures] of FIGURES.filter(({ kind }) => MARKED.includes(kind)).entries()) {
    // Every other page is loaded on the wide screen, and then narrowed: what moves is counted from the load on.
    const windows = at % 2 === 0 ? (["phone", "wide"] as const) : (["wide", "phone"] as const);
    await page.setViewportSize(WINDOWS[windows[0]]);
    await page.goto(figures.path);
    await expect(marks(page).first(), figures.kind).toBeVisible();
    for (const window of windows) {
      await page.setViewportSize(WINDOWS[window]);
      expect(faultsOf(figures, window, await measure(page)), `${figures.kind}, ${window}`).toEqual([]);
    }
    // One component draws the mark of every row: it is looked at in each language.
    if (figures.kind.startsWith("home")) await expectAccessible(page, "main .verdict");
  }
});
test.use({ allowedConsoleErrors: [/mukta-devanagari/] });

test("a notice says for each post, its fee and its seats what they are to the reader, and nothing moves", async ({
  page,
  context,
  request,
}) => {
  await tell(context, OWN);
  const { id, notice } = await structuredJob(request);
  for (const [width, theme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/job/${id}`);
    await expect(page.locator(".answer .verdict")).toBeVisible();
    await page.locator("summary", { hasText: "Why: post by post" }).click();
    for (const { name } of notice.posts) await expect(page.getByRole("heading", { name, level: 3 }).first()).toBeVisible();
    expect((await measure(page)).shift).toBeLessThanOrEqual(0.02);
    await expectAccessible(page, "main", theme);
  }
});
