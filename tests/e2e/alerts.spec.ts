import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Job Alerts" });
const cardOf = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const toast = (page: Page) => page.locator("[data-sonner-toast][data-removed=false]");

async function openAlerts(page: Page, path = "/"): Promise<Locator> {
  await page.goto(`${path}#alerts`);
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

async function create(page: Page, title: string, keywords: string): Promise<void> {
  await page.getByRole("button", { name: "Create alert" }).click();
  await page.getByLabel("Alert title").fill(title);
  await page.getByLabel("Keywords").fill(keywords);
  await page.getByRole("button", { name: "Save alert" }).click();
  await expect(cardOf(page, title)).toBeVisible();
}

/** A link of an alert leads to as many jobs as it says: read again where another test published or deleted one in between. */
async function expectCounted(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    await openAlerts(page);
    const count = Number((await link.textContent())?.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByText(new RegExp(`of ${count} jobs`)).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test("alerts on a device: the samples, what they lead to, what is asked of the server, and other tabs", async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !["/api/stats", "/api/jobs"].includes(pathname)) calls.push(pathname);
  });

  await test.step("two sample alerts are there at first, labelled", async () => {
    const dialog = await openAlerts(page);
    await expect(dialog.getByText("Sample", { exact: true })).toHaveCount(2);
    await expect(dialog.getByText("it is never sent")).toHaveCount(2);
  });

  await test.step("signed out, alerts and tracker ask the server for counts and nothing else, and send it nothing to keep", async () => {
    await expect.poll(() => calls).toContain("/api/alerts/counts");
    await page.goto("/?view=list#tracker");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(new Set(calls)).toEqual(new Set(["/api/alerts/counts"]));
  });

  await test.step("each with the live number of jobs that its list shows", async () => {
    await expectCounted(
      page,
      dialogOf(page)
        .getByRole("link", { name: /matching job/ })
        .first(),
    );
    await expect(page.getByText("Application closed")).toHaveCount(0);
  });

  await test.step("pay of 75,000 and more leads to exactly the jobs it counts", async () => {
    const dialog = await openAlerts(page);
    await dialog.getByRole("button", { name: "Create alert" }).click();
    await dialog.getByLabel("Alert title").fill("Well paid");
    await dialog.getByLabel("Keywords").fill("officer, engineer, professor, medical, manager, scientist");
    await dialog.getByLabel("Monthly pay").selectOption("above-75k");
    await dialog.getByRole("button", { name: "Save alert" }).click();
    await expect(cardOf(page, "Well paid")).toBeVisible();
    await expectCounted(page, cardOf(page, "Well paid").getByRole("link", { name: /matching job/ }));
    await expect(page.locator("#filter-salary-above-75k")).toBeChecked();
  });

  await test.step("what one tab changes another shows at once", async () => {
    await openAlerts(page);
    const other = await context.newPage();
    await openAlerts(other, "/exams");
    await create(page, "Shared alert", "constable");
    await expect(cardOf(other, "Shared alert")).toBeVisible();
  });
});

test("the dialog of alerts opens, closes, takes what is typed and is accessible", async ({ page }) => {
  await test.step("Back closes the dialog, a link opens it, and the focus returns", async () => {
    await page.goto("/");
    const trigger = page.locator("a[href$='#alerts']:visible").first();
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL(/#alerts$/);
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.press("Enter");
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });

  await test.step("is accessible as list in both themes, and as form with errors", async () => {
    const dialog = await openAlerts(page);
    await expect(dialog.getByRole("link", { name: /matching job/ }).first()).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "Create alert" }).click();
    for (const name of ["Email notifications", "SMS notifications"]) await dialog.getByRole("switch", { name }).check();
    await dialog.getByRole("button", { name: "Save alert" }).click();
    await expect(toast(page)).toBeVisible();
    await expectAccessible(page, "[role=dialog], [data-sonner-toaster]", "dark");
  });

  await test.step("an alert is created by keyboard alone, and the focus stays in the dialog", async () => {
    const dialog = await openAlerts(page, "/exams");
    await dialog.getByRole("button", { name: "Create alert" }).press("Enter");
    // What is typed before the form has taken the focus goes nowhere.
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("Typed alert");
    await page.keyboard.press("Tab");
    await page.keyboard.type("forest guard");
    await page.keyboard.press("Enter");
    await expect(cardOf(page, "Typed alert")).toBeVisible();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press("Tab");
      expect(
        await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body),
      ).toBe(true);
    }
  });
});
