import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { closedJobs, first, openJobs, QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

test("jobs are picked in the list and compared", async ({ page }) => {
  // Pages change and come back: their rows must be the same all the while.
  await page.goto(`/?location=${QUIET_PLACE}`);
  await expect(page.getByRole("button", { name: /^View Comparison/ })).toHaveCount(0);
  await test.step("picks outlive a change of page, and picking again takes out", () => expectPicksKept(page));
  await test.step("up to three jobs are picked and compared; a fourth is refused with a toast", () => expectThree(page));
  await test.step("closing clears the selection and gives the focus back", async () => {
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).not.toHaveURL(/compare=/);
    await expect(page.getByRole("button", { name: /^View Comparison/ })).toHaveCount(0);
    for (const index of [0, 1, 2]) await expect(pick(page, index)).toHaveAttribute("aria-pressed", "false");
    await expect(pick(page, 2)).toBeFocused();
  });
});

async function expectPicksKept(page: Page): Promise<void> {
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
  await page.goBack();
  await expect(firstTitle).toHaveAttribute("href", before);
  await expect(pick(page, 0)).toHaveAttribute("aria-pressed", "true");
  await pick(page, 0).click();
  await expect(page.getByRole("button", { name: /^View Comparison/ })).toHaveCount(0);
}

async function expectThree(page: Page): Promise<void> {
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
  await expect(dialogOf(page).getByRole("columnheader")).toHaveCount(3);
}

test("three jobs are compared, wide, on a phone and in Hindi", async ({ page, request }) => {
  const ids = [...(await openJobs(request)).slice(0, 2), first(await closedJobs(request))].map(({ id }) => id);
  const headers = dialogOf(page).getByRole("columnheader");
  await page.goto(`/?compare=${ids}`);
  await test.step("the table and its summary say what the specification asks for", () => expectSpecified(dialogOf(page)));
  await test.step("the comparison is accessible", async () => {
    await expect(headers).toHaveCount(3);
    await expectAccessible(page, "[role=dialog]", "light");
  });
  await test.step("three jobs are compared on a phone without reading sideways", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const table = dialogOf(page).getByRole("region", { name: "Compare jobs" });
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    await expect(table.getByRole("rowheader", { name: "Last date" })).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const control of await table.locator("a.button-primary, button").all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step("columns can be removed, and removing the last closes the comparison", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const count of [3, 2, 1]) {
      await expect(headers).toHaveCount(count);
      const remove = dialogOf(page).getByRole("button", { name: /^Remove / });
      await remove.first().click();
    }
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("so it is in Hindi and in the dark on a narrow screen", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?compare=${ids}&lang=hi`);
    await expectNarrow(page);
  });
});

async function expectNarrow(page: Page): Promise<void> {
  const headers = page.getByRole("columnheader");
  await expect(headers).toHaveCount(3);
  await expectAccessible(page, "[role=dialog]", "dark");
  // Titles are of one to five lines; the buttons that take a job away stand on one line all the same.
  const removers = headers.getByRole("button");
  const tops = await removers.evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

async function expectSpecified(dialog: Locator): Promise<void> {
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
}

const HOSTILE_IDS = [",,,", "-1,0,1.5", "%3Cscript%3Ealert(1)%3C/script%3E", "99999999999999"];
const HOSTILE_PICKS = ["x", "[1,2]", "-5", "1;2"];

test.describe("hostile addresses", () => {
  test.use({ allowedConsoleErrors: [/404|Failed to load/] });

  test("what cannot be compared is said", async ({ page, request }) => {
    const job = first(await openJobs(request));
    const dialog = dialogOf(page);
    const close = async () => {
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    };
    await page.goto(`/?compare=${job.id},999999999`);
    await test.step("unknown ids are named, the known job is shown", async () => {
      await expect(dialog.getByText("Job 999999999 was not found: it doesn't exist or has been removed.")).toBeVisible();
      await expect(dialog.getByRole("columnheader")).toHaveCount(1);
      await dialog.getByRole("button", { name: "Remove", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`compare=${job.id}$`));
      await close();
    });
    await test.step("ids that are none show an empty comparison", async () => {
      for (const value of HOSTILE_IDS) {
        await lead(page, `/?compare=${value}`);
        await expect(dialog.getByText("No job is picked."), value).toBeVisible();
        await close();
      }
    });
    await test.step("jobs that cannot be loaded are said so, and a retry loads them", async () => {
      await page.route(`**/api/jobs/${job.id}?*`, (route) => route.abort(), { times: 1 });
      await page.goto(`/?compare=${job.id}`);
      await expect(page.getByText("The jobs could not be loaded.")).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("columnheader")).toHaveCount(1);
    });
  });

  test("picks that are stored as anything else break nothing", async ({ page }) => {
    await page.goto("/");
    for (const stored of HOSTILE_PICKS) {
      const name = stored.slice(0, 20);
      // Marks are read anew when anything on the page changes.
      await page.evaluate((text) => {
        sessionStorage.setItem("niyukti_compare", text);
        document.body.append("");
      }, stored);
      await expect(pick(page, 0), name).toHaveAttribute("aria-pressed", "false");
      await pick(page, 0).click();
      await expect(pick(page, 0), name).toHaveAttribute("aria-pressed", "true");
    }
    for (const stored of ["1,1,1,1", "9".repeat(5000)]) {
      await page.evaluate((text) => sessionStorage.setItem("niyukti_compare", text), stored);
      await page.reload();
      await expect(page.locator("article"), stored.slice(0, 20)).toHaveCount(10);
      await expect(pick(page, 0), stored.slice(0, 20)).toBeVisible();
    }
  });
});

/** Leads to another address in place, as Back and Forward do: dialogs read it in the browser alone. */
async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: "Compare jobs" });
}

function pick(page: Page, index: number): Locator {
  return page.locator('[data-mark="compare"]').nth(index);
}
