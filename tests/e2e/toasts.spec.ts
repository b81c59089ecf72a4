import type { Page } from "@playwright/test";
import { typeset } from "@/lib/notice-text/typeset";
import { settleAnimations } from "@/tests/support/animations";
import { tabTo } from "@/tests/support/keyboard";
import { QUIET_PLACE } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

const TOAST = "[data-sonner-toast][data-removed='false']";

test("toasts over a dialog are reached, replaced, gone by themselves and swiped away", async ({ page }) => {
  await page.goto("/#alerts");
  await test.step("over an open dialog F8 and Tab reach the Undo of a toast, and Escape leads back into the dialog", () =>
    expectUndoReached(page));
  await test.step("one toast at a time, which goes by itself after five seconds", () => expectOneAtATime(page));
  await test.step("a failure has the destructive style, and a swipe of 50 px dismisses it", async () => {
    // Another fragment opens another dialog in its place.
    await page.goto("/#signin");
    await expectSwiped(page);
  });
});

async function expectUndoReached(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Job Alerts" });
  const remove = dialog.getByRole("button", { name: "Delete Bank officer posts" });
  await remove.press("Enter");
  await expect(page.locator(TOAST)).toBeVisible();
  await page.keyboard.press("F8");
  const undo = page.locator(TOAST).getByRole("button", { name: "Undo" });
  await tabTo(page, undo);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((root) => root.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("F8");
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Bank officer posts" })).toBeVisible();
  await expect.poll(() => dialog.evaluate((root) => root.contains(document.activeElement))).toBe(true);
}

async function expectOneAtATime(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /new alert|create/i })
    .first()
    .click();
  const save = dialog.getByRole("button", { name: /create alert|save/i }).last();
  await save.click();
  await expect(page.locator(TOAST)).toHaveText(/Missing Information/);
  // The second stands for its whole time, which begins after this click.
  const clickedAt = Date.now();
  await save.click();
  await expect(page.locator(TOAST)).toHaveCount(1);
  // Away from the toast, which waits while it is pointed at.
  await page.mouse.move(0, 0);
  await expect(page.locator(TOAST)).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - clickedAt).toBeGreaterThan(3_500);
}

async function expectSwiped(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Sign In", exact: true }).click();
  const failure = page.locator(TOAST).filter({ hasText: "Missing Information" });
  await expect(failure).toHaveClass(/toast-destructive/);
  await settleAnimations(page);
  const box = await failure.boundingBox();
  if (!box) throw new Error("the toast is not on the screen");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Over a dialog it stands above, and leaves upwards.
  await page.mouse.move(x, y - 50, { steps: 10 });
  await page.mouse.up();
  await expect(page.locator(TOAST)).toHaveCount(0, { timeout: 3_000 });
}

test("on a machine too busy to draw, two toasts never stand at once, and the last one stays", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 300);
  });
  await page.goto("/#tracker");
  const dialog = page.getByRole("dialog");
  await page.evaluate((selector) => {
    const look = () => {
      const root = document.documentElement;
      root.dataset.most = String(Math.max(Number(root.dataset.most ?? 0), document.querySelectorAll(selector).length));
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, TOAST);
  for (const text of ["{not json", '{"applications":[]}', '{"applications":[null]}']) {
    const file = { name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await dialog.locator("input[type=file]").setInputFiles(file);
  }
  await expect(page.locator(TOAST)).toHaveText(/Applications added from the file.*1 not taken/);
  await expect(page.locator("html")).toHaveAttribute("data-most", "1");
});

test("toasts over a list leave its buttons free, set titles and letters as the page does, and are reached by F8", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await test.step("a toast leaves the button of a comparison free, on a phone and wide", async () => {
    for (const [index, width] of [360, 900].entries()) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator('[data-mark="compare"]').nth(index).click();
      const save = page.locator('[data-mark="save"]').nth(index);
      const title = ((await save.getAttribute("aria-label")) ?? "").replace(/^Save /, "");
      await save.click();
      // The one of this job: that of the other width stands until it comes.
      await expect(page.locator(TOAST)).toContainText(typeset(title));
      await expectFreeButton(page, width);
    }
  });
  await test.step("a toast sets the title of a notice as the page does", async () => {
    // The newest of all may be those that other tests publish meanwhile, whose titles have no such dash.
    await page.goto(`/?location=${QUIET_PLACE}`);
    const joined = page.locator('[data-job*=" - "]').first();
    await joined.locator('[data-mark="save"]').click();
    await expect(page.locator(TOAST)).toContainText(" – ");
    await expect(page.locator(TOAST)).not.toContainText(" - ");
  });
  await test.step("F8 leads to the toast, and it can be dismissed", async () => {
    await expect(page.locator(TOAST)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("list")).toBeFocused();
    await page.locator(TOAST).getByRole("button", { name: "Close" }).click();
    await expect(page.locator(TOAST)).toHaveCount(0);
  });
  await test.step("a toast is set in the letters of its page, and what it offers is a control of the site", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => localStorage.clear());
    await page.goto("/?lang=hi");
    await page.locator('[data-mark="save"]').first().click();
    await expectSetAsPage(page);
  });
});

async function expectFreeButton(page: Page, width: number): Promise<void> {
  await expect(page.locator(TOAST)).toHaveText(/saved/i);
  // It stays while it is pointed at: looked for on a busy machine it had gone. It comes to its place by a transition.
  await page.locator(TOAST).hover();
  await expect(async () => {
    const toast = await page.locator(TOAST).boundingBox();
    const button = await page.getByRole("button", { name: /^View Comparison/ }).boundingBox();
    expect(toast && button && button.y - toast.y - toast.height, `${width} px`).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 10_000 });
  await page.mouse.move(0, 0);
}

async function expectSetAsPage(page: Page): Promise<void> {
  const toast = page.locator(TOAST);
  const action = toast.locator("[data-action]");
  await expect(action).toBeVisible();
  const family = await page.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
  await expect(toast).toHaveCSS("font-family", family);
  const colour = await page
    .locator(".button-primary")
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(action).toHaveCSS("background-color", colour);
  await expect(action).toHaveCSS("font-size", "16px");
  const close = await toast.getByRole("button", { name: "बंद करें" }).evaluate((button) => {
    const { top, left, width, height } = button.getBoundingClientRect();
    const reached = (x: number, y: number) => button.contains(document.elementFromPoint(x, y));
    return [reached(left + width / 2, top + height / 2 + 21), reached(left + width / 2 + 21, top + height / 2)];
  });
  expect(close).toEqual([true, true]);
}
