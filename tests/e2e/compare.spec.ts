import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { closedJobs, first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("up to three jobs are picked and compared; a fourth is refused with a toast", async ({ page }) => {
  // Not the newest of all, among which stand those that other tests publish and delete meanwhile.
  await page.goto("/?search=clerk");
  await expect(page.getByRole("button", { name: /^View Comparison/ })).toHaveCount(0);
  for (const [index, count] of [1, 2, 3].entries()) {
    await pick(page, index).click();
    await expect(pick(page, index)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: `View Comparison (${count}/3)` }).first()).toBeVisible();
  }
  await pick(page, 3).click();
  await expect(page.getByText("You can compare up to 3 jobs.")).toBeVisible();
  await expect(pick(page, 3)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "View Comparison (3/3)" }).first().click();
  await expect(page).toHaveURL(/compare=\d+%2C\d+%2C\d+/);
  const dialog = page.getByRole("dialog", { name: "Compare jobs" });
  await expect(dialog.getByRole("columnheader")).toHaveCount(3);
});

test("three jobs are compared on a phone without reading sideways", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const [a, b, c] = await openJobs(request);
  await page.goto(`/?compare=${a?.id},${b?.id},${c?.id}`);
  const table = page.getByRole("dialog", { name: "Compare jobs" }).getByRole("region", { name: "Compare jobs" });
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("rowheader", { name: "Last date" })).toBeVisible();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const control of await table.locator("a.button-primary, button").all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("picks outlive a change of page, and picking again takes out", async ({ page }) => {
  await page.goto("/");
  const firstTitle = page.locator("article h3 a").first();
  const before = (await firstTitle.getAttribute("href")) ?? "";
  await pick(page, 0).click();
  await page.getByRole("link", { name: "Next" }).click();
  // The old rows stand until the new ones come, with the same button.
  await expect(firstTitle).not.toHaveAttribute("href", before);
  await expect(page.getByRole("button", { name: "View Comparison (1/3)" }).first()).toBeVisible();
  await pick(page, 0).click();
  await expect(page.getByRole("button", { name: "View Comparison (2/3)" }).first()).toBeVisible();
  await pick(page, 0).click();
  await expect(page.getByRole("button", { name: "View Comparison (1/3)" }).first()).toBeVisible();
});

test("closing clears the selection and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await pick(page, 0).click();
  await pick(page, 1).click();
  await page.getByRole("button", { name: "View Comparison (2/3)" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Compare jobs" });
  await expect(dialog.getByRole("columnheader")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/compare=/);
  await expect(page.getByRole("button", { name: /^View Comparison/ })).toHaveCount(0);
  await expect(pick(page, 0)).toHaveAttribute("aria-pressed", "false");
  await expect(pick(page, 1)).toBeFocused();
});

test("columns can be removed, and removing the last closes the comparison", async ({ page, request }) => {
  const [a, b, c] = await openJobs(request);
  await page.goto(`/?compare=${a?.id},${b?.id},${c?.id}`);
  const dialog = page.getByRole("dialog", { name: "Compare jobs" });
  for (const count of [3, 2, 1]) {
    await expect(dialog.getByRole("columnheader")).toHaveCount(count);
    await dialog
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
  }
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test("the table and its summary say what the specification asks for", async ({ page, request }) => {
  const jobs = [...(await openJobs(request)).slice(0, 2), first(await closedJobs(request))];
  await page.goto(`/?compare=${jobs.map(({ id }) => id).join(",")}`);
  const dialog = page.getByRole("dialog", { name: "Compare jobs" });
  for (const label of [
    "Department",
    "Location",
    "Last date",
    "Vacancies",
    "Monthly pay",
    "Qualification",
    "Age limit",
    "Application fee",
  ]) {
    await expect(dialog.getByRole("rowheader", { name: label, exact: true })).toBeVisible();
  }
  await expect(dialog.getByText("Highest salary")).toBeVisible();
  await expect(dialog.getByText("Most positions")).toBeVisible();
  await expect(dialog.getByText(/^Salary score [0-5] of 5$/)).toHaveCount(3);
  await expect(dialog.getByText(/^Level: (Basic|Intermediate|Graduate|Post Graduate|Technical|Standard)$/)).toHaveCount(3);
  await expect(dialog.getByText("Expired", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Application closed")).toBeVisible();
});

const HOSTILE_IDS = ["abc", ",,,", "-1,0,1.5", "%3Cscript%3Ealert(1)%3C/script%3E", "1e9", "99999999999999", "null,undefined"];
const HOSTILE_PICKS = ["x", "[1,2]", "1,1,1,1", "-5", "{}", "1;2", "9".repeat(5000)];

test.describe("hostile addresses", () => {
  test.use({ allowedConsoleErrors: [/404|Failed to load/] });

  test("unknown ids are named, the known job is shown", async ({ page, request }) => {
    const job = first(await openJobs(request));
    await page.goto(`/?compare=${job.id},999999999`);
    const dialog = page.getByRole("dialog", { name: "Compare jobs" });
    await expect(dialog.getByText("Job 999999999 was not found: it doesn't exist or has been removed.")).toBeVisible();
    await expect(dialog.getByRole("columnheader")).toHaveCount(1);
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`compare=${job.id}$`));
  });

  test("ids that are none show an empty comparison", async ({ page }) => {
    for (const value of HOSTILE_IDS) {
      await page.goto(`/?compare=${value}`);
      const dialog = page.getByRole("dialog", { name: "Compare jobs" });
      await expect(dialog.getByText("No job is picked."), value).toBeVisible();
    }
  });

  test("picks that are stored as anything else break nothing", async ({ page }) => {
    await page.goto("/");
    for (const stored of HOSTILE_PICKS) {
      await page.evaluate((text) => sessionStorage.setItem("niyukti_compare", text), stored);
      await page.reload();
      await expect(page.locator("article"), stored.slice(0, 20)).toHaveCount(10);
      await expect(pick(page, 0), stored.slice(0, 20)).toBeVisible();
    }
  });

  test("jobs that cannot be loaded are said so, and a retry loads them", async ({ page, request }) => {
    const job = first(await openJobs(request));
    await page.route(`**/api/jobs/${job.id}?*`, (route) => route.abort(), { times: 1 });
    await page.goto(`/?compare=${job.id}`);
    await expect(page.getByText("The jobs could not be loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
  });
});

test("the comparison is accessible in both themes and languages, on a narrow screen too", async ({ page, request }) => {
  const jobs = await openJobs(request);
  for (const lang of ["en", "hi"]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`/?compare=${jobs.slice(0, 3).map(({ id }) => id)}${lang === "hi" ? "&lang=hi" : ""}`);
    await expect(page.getByRole("columnheader"), lang).toHaveCount(3);
    await expectAccessible(page, "[role=dialog]");
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, "[role=dialog]");
    // Titles are of one to five lines; the buttons that take a job away stand on one line all the same.
    const removers = page.getByRole("columnheader").getByRole("button");
    const tops = await removers.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tops).size, lang).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBeLessThanOrEqual(320);
  }
});

function pick(page: Page, index: number): Locator {
  return page.locator('[data-mark="compare"]').nth(index);
}
