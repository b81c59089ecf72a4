import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { openAdmin } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through every page.
test.describe.configure({ timeout: 120_000 });

const DASHBOARDS = ["tab=jobs&panel=jobs", "tab=exams&panel=password", "tab=exams&panel=create-user", "tab=exams&panel=users"];
const PAGES = [
  ...DASHBOARDS.map((query) => `/admin/dashboard?${query}`),
  ...["jobs", "jobs/bin", "jobs/1", "jobs/new", "log", "review", "import", "inbox", "second-factor"].map(
    (path) => `/admin/${path}`,
  ),
];

/** Waits for what a page reads once it is open. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading the/)).toHaveCount(0);
}

test("every page of the admin area is accessible in both themes", async ({ page }) => {
  await page.goto("/admin/login");
  await expectAccessible(page);
  await openAdmin(page);
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page);
  }
});

test("the palette, the menus and the form with every part open are accessible in both themes", async ({ page }) => {
  await openAdmin(page, "/admin/jobs/new");
  await page.getByRole("button", { name: /^chief/ }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByLabel("The notice advertises several positions").check();
  await page.getByLabel("Publish later").check();
  await page.getByRole("button", { name: "Schedule job" }).click();
  await expect(page.getByText("Please correct:")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Go to" }).click();
  await expect(page.getByRole("dialog", { name: "Go to" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
});

for (const width of [768, 360]) {
  test(`no page of the admin area scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.goto("/admin/login");
    expect(await overflow(), "/admin/login").toBe(0);
    await openAdmin(page);
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page);
      expect(await overflow(), path).toBe(0);
    }
  });
}

test.describe("an address that leads nowhere", () => {
  // The browser's own line about the status; a refused script would be another.
  test.use({ allowedConsoleErrors: [/status of 404/] });

  for (const path of ["/admin/no/such/page", "/admin/jobs/999999", "/admin/jobs/abc"]) {
    test(`${path} says so in the frame of the staff`, async ({ page }) => {
      await openAdmin(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
      await expect(page.locator("main").getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin/dashboard");
      await expectAccessible(page);
    });
  }
});
