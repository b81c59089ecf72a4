import type { Page, Route } from "@playwright/test";
import { holdScripts } from "@/tests/support/hydration";
import { QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

/** How many documents the tab has loaded: a change in place loads none. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

test("a filtered list changes in place by its choices and links, wide and on a phone", async ({ page }) => {
  const loads = await countLoads(page);
  await page.goto("/?sortBy=deadline");
  await test.step("arrow keys through the choices of a filter are one step of the history", async () => {
    await page.locator("#filter-posted summary").click();
    await page.getByRole("radio", { name: /^Any time/ }).focus();
    for (const reach of ["today", "week", "month"]) {
      await page.keyboard.press("ArrowDown");
      await expect(page).toHaveURL(new RegExp(`postedDate=${reach}`));
    }
    await page.goBack();
    await expect(page).toHaveURL(/\?sortBy=deadline$/);
  });
  await test.step("a choice changes the list in place: no load, empty fields left out, the focus kept, and the answer told", async () => {
    await page.getByRole("checkbox", { name: /^12th pass/ }).check();
    await expect(page).toHaveURL(/\/\?qualification=12th&sortBy=deadline$/);
    await page.getByRole("checkbox", { name: /^Bihar/ }).check();
    await expect(page).toHaveURL(/\/\?location=Bihar&qualification=12th&sortBy=deadline$/);
    await expect(page.getByRole("list", { name: "Narrowed by" }).getByRole("link")).toHaveText(["Bihar", "12th pass"]);
    await expect(page.locator("#list-status")).toHaveText(/12th pass.*Bihar.*Showing \d+ of \d+ jobs/);
    await expect(page.getByRole("checkbox", { name: /^Bihar/ })).toBeFocused();
    expect(loads()).toBe(1);
  });
  await test.step("on a phone the rows below the screen wait for the frame after the answer, and then they are there", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/?location=Bihar&qualification=graduate");
    await page.evaluate(() => {
      new MutationObserver(([change]) => {
        const list = change?.target as Element;
        if (!list.hasAttribute("data-arriving")) return;
        const rows = [...list.querySelectorAll(":scope > .rows > li > article")];
        document.body.dataset.laidOut = rows.map((row) => (row.checkVisibility() ? "1" : "0")).join("");
      }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-arriving"] });
    });
    await page
      .getByRole("link", { name: /^Remove/ })
      .first()
      .click();
    await expect(page.locator("body")).toHaveAttribute("data-laid-out", "1111100000");
    await expect(page.locator("[data-arriving]")).toHaveCount(0);
    const seen = await page.locator(".rows > li > article").evaluateAll((rows) => rows.every((row) => row.checkVisibility()));
    expect(seen).toBe(true);
  });
});

test("Back and Forward restore the list, its controls and its place, and no late answer is shown", async ({ page }) => {
  await page.goto(`/?location=${QUIET_PLACE}`);
  await test.step("Back restores the list and how far it was scrolled", async () => {
    const titles = await page.locator("main article h3").allTextContents();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator("#results")).toBeInViewport();
    await page.goBack();
    await expect(page.locator("main article h3")).toHaveText(titles);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(500);
  });
  await test.step("after Back, Forward, a reload and a return every control shows what the address says", async () => {
    const chosen = () =>
      page
        .locator("#departments input:checked")
        .evaluateAll((found) =>
          found.flatMap((one) => ((one as HTMLInputElement).value ? [(one as HTMLInputElement).value] : [])),
        );
    await page.getByRole("checkbox", { name: /^Graduate/ }).check();
    await expect(page).toHaveURL(/qualification=graduate/);
    await page.locator("#sort").selectOption("title");
    await expect(page).toHaveURL(/sortBy=title/);
    await page.goBack();
    await expect(page).toHaveURL(/\?location=Kerala&qualification=graduate$/);
    await expect(page.locator("#sort")).toHaveValue("latest");
    await page.goBack();
    await expect(page).toHaveURL(/\?location=Kerala$/);
    await expect.poll(chosen).toEqual([QUIET_PLACE]);
    await page.goForward();
    await expect.poll(chosen).toEqual(["graduate", QUIET_PLACE]);
    await page.reload();
    expect(await chosen()).toEqual(["graduate", QUIET_PLACE]);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/\/job\//);
    await page.goBack();
    await page.waitForURL(/location=Kerala/);
    await expect.poll(chosen).toEqual(["graduate", QUIET_PLACE]);
    await page.goBack();
    await expect.poll(chosen).toEqual([QUIET_PLACE]);
    await expect(page.getByRole("list", { name: "Narrowed by" }).getByRole("link")).toHaveText([QUIET_PLACE]);
  });
  await test.step("an answer that was overtaken is never shown", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/qualification=10th(?!&qualification)/, (route) => held.then(() => route.continue()));
    await page.getByRole("checkbox", { name: /^10th pass/ }).check();
    await page.getByRole("checkbox", { name: /^Graduate/ }).check();
    await expect(page).toHaveURL(/qualification=graduate/);
    const shown = await page.getByText(/^Showing \d+ of/).textContent();
    const late = page.waitForResponse(/qualification=10th(?!&qualification)/);
    release();
    await late.catch(() => null);
    await expect(page.getByRole("checkbox", { name: /^Graduate/ })).toBeChecked();
    await expect(page.getByText(/^Showing \d+ of/)).toHaveText(shown ?? "");
    await expect(page).toHaveURL(/qualification=graduate/);
  });
});

test("the plain page changes in place too, also by a choice that comes before the scripts", async ({ page }) => {
  const loads = await countLoads(page);
  await test.step("a choice made before the scripts have come applies once they are there", async () => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("checkbox", { name: /^Graduate/ }).check();
    await expect(page).not.toHaveURL(/qualification/);
    release();
    await expect(page).toHaveURL(/qualification=graduate/);
    await expect(page.getByRole("checkbox", { name: /^Graduate/ })).toBeChecked();
    await page.goBack();
    await expect(page).not.toHaveURL(/qualification/);
  });
  await test.step("from the plain page to a filtered one nothing is loaded either, and the focus stays on its control", async () => {
    await page.getByRole("checkbox", { name: /^Diploma/ }).check();
    await expect(page).toHaveURL(/\/\?qualification=diploma$/);
    await expect(page.getByRole("checkbox", { name: /^Diploma/ })).toBeFocused();
    await expect(page.locator("#list-status")).toContainText("Diploma");
    expect(loads()).toBe(1);
  });
});

test.describe("where the line is dead", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_(FAILED|TIMED_OUT)|Failed to fetch RSC payload/] });

  test("on a dead line that the browser takes for a network the list stays, says why, and answers again once the line does", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/?location=Bihar");
    const heading = page.locator("h1");
    const graduate = page.locator(".filter-panel [name=qualification][value=graduate]");
    await page.route("**/sw.js", (route) => route.abort());
    const late: Route[] = [];
    await page.route(/qualification=graduate/, (route) => void late.push(route));
    await graduate.check();
    await expect(page.locator("[data-list]").first()).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("#plain-toast, [data-sonner-toast]")).toContainText(
      "The site cannot be reached. The list is as it was.",
    );
    await expect(page.locator("[data-list]").first()).toBeVisible();
    await expect(graduate).not.toBeChecked();
    // What comes late is nobody's wish any more, whether it is an answer or a failure.
    await page.unroute(/qualification=graduate/);
    for (const route of late) await route.abort("timedout");
    await page.locator(".filter-panel [name=qualification][value='12th']").check();
    await expect(heading).toHaveText(/12th pass/);
    await expect(page).toHaveURL(/location=Bihar&qualification=12th$/);
  });
});
