import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

const ACTIONS = ["Job Alerts", "Track Applications", "Exam Calendar", "Saved Jobs"];

test("the floating button opens a menu, wide, on a phone and in both languages", async ({ page }) => {
  await page.goto("/");
  await test.step("it opens four actions, and its close icon closes them", async () => {
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole("link")).toHaveText(ACTIONS);
    await menu(page).getByRole("button", { name: "Close quick actions" }).click();
    await expect(menu(page)).toBeHidden();
  });
  await test.step("the backdrop closes it, and what lies under the backdrop is not pressed", async () => {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    const before = page.url();
    const link = await page.locator("article h3 a").first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, Math.min((link?.y ?? 0) + 5, 300));
    await expect(menu(page)).toBeHidden();
    expect(page.url()).toBe(before);
  });
  await test.step("it works by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back", async () => {
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: "Job Alerts" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
  await test.step("on a phone it is the end of a bar of three lists, which goes away while the reader scrolls down", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.getByRole("navigation", { name: "Main lists" });
    await expect(bar.getByRole("link")).toHaveText(["Jobs", "Exams", "Saved"]);
    await expect(bar.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "page");
    await expect(bar).toBeInViewport();
    await page.mouse.move(0, 0);
    await expect(async () => {
      // The bar stays while the focus is in it, which a menu that closes gives back late on a busy machine.
      await toggle(page).blur();
      await page.mouse.wheel(0, 200);
      await expect(bar).not.toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await page.mouse.wheel(0, -200);
    await expect(toggle(page)).toBeInViewport();
  });
  await test.step("the open menu is accessible in both themes, in both languages", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectOpenAccessible(page, "light");
    await page.goto("/?lang=hi");
    await expectOpenAccessible(page, "dark");
  });
});

async function expectOpenAccessible(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.locator("[popovertarget=quick-actions]").first().click();
  await expect(page.locator("#quick-actions")).toBeVisible();
  await expectAccessible(page, "#quick-actions", theme);
}

test("each action of it closes the menu and leads on, and on a phone's job page the menu of the header has them", async ({
  page,
  request,
}) => {
  const choose = async (action: string, address: RegExp) => {
    await toggle(page).click();
    await menu(page).getByRole("link", { name: action }).click();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toBeHidden();
  };
  await page.goto("/jobs/ssc");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const [action, address] of [
    ["Job Alerts", /#alerts$/],
    ["Track Applications", /#tracker$/],
  ] as const) {
    await test.step(action, async () => {
      await choose(action, address);
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }
  await test.step("Exam Calendar", () => choose("Exam Calendar", /\/exams$/));
  await test.step("Saved Jobs", () => choose("Saved Jobs", /\/saved$/));
  await test.step("on a phone's job page, whose bar holds Apply, it gives way, and its actions stand in the menu of the header", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
    await page.goto(`/job/${job.id}`);
    await expect(page.locator(".apply-bar")).toBeVisible();
    await expect(toggle(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    const header = page.getByRole("navigation", { name: "Menu" });
    for (const action of ACTIONS.slice(0, 3)) await expect(header.getByRole("link", { name: action })).toBeVisible();
  });
});

function toggle(page: Page) {
  return page.getByRole("button", { name: "Quick actions", exact: true });
}

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Quick actions" });
}
