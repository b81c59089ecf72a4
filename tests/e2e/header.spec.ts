import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

const NAVIGATION = ["Browse Jobs", "Departments", "Exam Calendar", "Help Center"];

test("the header leads to jobs, departments, exams, help, sign-in and registration", async ({ reader: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/exams");
  const header = page.getByRole("banner");
  await expect(header.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText(NAVIGATION);
  await expect(header.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", /^\/sign-in/);
  await expect(header.getByRole("link", { name: "Register Free" })).toHaveAttribute("href", "/register");
  await header.getByRole("link", { name: "Departments" }).click();
  await expect(page).toHaveURL(/\/#departments$/);
});

test("the header opens dialogs and menus, counts and keeps what is chosen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/?search=officer");
  await test.step("help, sign-in and registration open over the page, whose address keeps the rest", () => expectDialogs(page));
  await test.step("menus stay on the screen and under their button", () => expectMenusInPlace(page));
  await test.step("the mobile menu repeats the navigation and closes on Escape, outside, and when an entry is chosen", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectMobileMenu(page);
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
  });
  await test.step("the open mobile menu is accessible in both themes", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expectAccessible(page, "header");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const saved = page.getByRole("banner").getByRole("link", { name: "Saved Jobs" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await test.step("the header counts what is saved, and nothing moves when the count comes", async () => {
    await expect(saved).toHaveAttribute("href", "/saved");
    const before = await page.getByRole("banner").getByRole("link", { name: "Language" }).boundingBox();
    await page.locator('[data-mark="save"]').first().click();
    await expect(saved).toHaveAccessibleName("Saved Jobs 1");
    expect(await page.getByRole("banner").getByRole("link", { name: "Language" }).boundingBox()).toEqual(before);
  });
  await test.step("the theme is chosen in the menu of a phone", async () => {
    await expect(page.getByRole("button", { name: "Theme" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "true");
    await menu.getByRole("button", { name: "Dark" }).click();
  });
  await test.step("another page counts what is saved as well, and wears and marks the theme that is chosen", async () => {
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(saved).toHaveAccessibleName("Saved Jobs 1");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
    await expect(menu.getByRole("button", { name: "Light" })).toHaveAttribute("aria-pressed", "false");
  });
});

async function expectDialogs(page: Page): Promise<void> {
  for (const [name, hash] of [
    ["Help Center", "#help"],
    ["Sign In", "#signin"],
    ["Register Free", "#register"],
  ] as const) {
    await test.step(name, async () => {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/\\?search=officer${hash}$`));
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
    });
  }
}

async function expectMenusInPlace(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    const [name, id] = width < 1024 ? ["Menu", "#site-menu"] : ["Theme", "#theme-menu"];
    const [opener, opened] = [page.getByRole("button", { name }), page.locator(id)];
    await opener.click();
    await expect(opened).toBeVisible();
    const [button, menu] = [await opener.boundingBox(), await opened.boundingBox()];
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect([(menu?.x ?? -1) >= 0, (menu?.x ?? 0) + (menu?.width ?? 0) <= width]).toEqual([true, true]);
    if (width === 1280) await expectAccessible(page, id);
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
  }
}

async function expectMobileMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu.getByRole("link")).toHaveText([
    ...NAVIGATION,
    "Jobs I may apply for",
    "Admit Cards",
    "Exam Results",
    "Job Alerts",
    "Track Applications",
    "Sign In",
    "Register Free",
  ]);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  // A place that leads nowhere: at the foot of a phone's screen the bar does, and the page would be loaded anew.
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 2, y: 2 } });
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Sign In" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#signin$/);
}
