import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { first, openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

const ACTIONS = ["Job Alerts", "Track Applications", "Exam Calendar", "Saved Jobs"];

test("the floating button opens four actions, and its close icon closes them", async ({ page }) => {
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page).getByRole("link")).toHaveText(ACTIONS);
  await menu(page).getByRole("button", { name: "Close quick actions" }).click();
  await expect(menu(page)).toBeHidden();
});

test("each action closes the menu and leads on", async ({ page }) => {
  for (const [action, address] of [
    ["Job Alerts", /#alerts$/],
    ["Track Applications", /#tracker$/],
    ["Exam Calendar", /\/exams$/],
    ["Saved Jobs", /\/saved$/],
  ] as const) {
    await test.step(action, async () => {
      await page.goto("/jobs/ssc");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await toggle(page).click();
      await menu(page).getByRole("link", { name: action }).click();
      await expect(page).toHaveURL(address);
      await expect(menu(page)).toBeHidden();
    });
  }
});

test("the backdrop closes it, and what lies under the backdrop is not pressed", async ({ page }) => {
  await page.goto("/");
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  const before = page.url();
  const link = await page.locator("article h3 a").first().boundingBox();
  await page.mouse.click((link?.x ?? 0) + 5, Math.min((link?.y ?? 0) + 5, 300));
  await expect(menu(page)).toBeHidden();
  expect(page.url()).toBe(before);
});

test("it works by keyboard: Enter opens, Tab goes in, Escape closes and gives the focus back", async ({ page }) => {
  await page.goto("/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Job Alerts" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("on a phone's job page, whose bar holds Apply, it gives way, and its actions stand in the menu of the header", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const job = first((await openJobs(request)).filter(({ applyLink }) => applyLink !== null));
  await page.goto(`/job/${job.id}`);
  await expect(page.locator(".apply-bar")).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  const header = page.getByRole("navigation", { name: "Menu" });
  for (const action of ACTIONS.slice(0, 3)) await expect(header.getByRole("link", { name: action })).toBeVisible();
});

test("on a phone it is the end of a bar of three lists, which goes away while the reader scrolls down", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Main lists" });
  await expect(bar.getByRole("link")).toHaveText(["Jobs", "Exams", "Saved"]);
  await expect(bar.getByRole("link", { name: "Jobs" })).toHaveAttribute("aria-current", "page");
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(toggle(page)).toBeInViewport();
});

test(`the open menu is accessible in both themes, in both languages`, async ({ page }) => {
  for (const path of ["/", "/?lang=hi"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.locator("[popovertarget=quick-actions]").first().click();
    await expect(page.locator("#quick-actions")).toBeVisible();
    await expectAccessible(page, "#quick-actions");
  }
});

function toggle(page: Page) {
  return page.getByRole("button", { name: "Quick actions", exact: true });
}

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Quick actions" });
}
