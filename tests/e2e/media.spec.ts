import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

const PAGES = ["/?search=officer&view=grid", "/job/1", "/jobs/bihar", "/exams", "/contact", "/saved"];

test("printed, a job is its facts without menus and buttons", async ({ reader: page }) => {
  await page.goto("/job/1");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Key facts")).toBeVisible();
  await expect(page.getByRole("region", { name: "At a glance" }).locator("time").first()).toBeVisible();
  for (const control of ["Share", "Save", "Apply Now"]) {
    await expect(page.getByRole("main").getByText(control, { exact: true }).first()).toBeHidden();
  }
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

/** A control without a border is not to be told from text once the browser takes its colour away. */
const bareControls = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main button, main .button-primary, main .button-quiet, main select, main input:not([type=hidden])",
      ),
    ]
      .filter((control) => control.checkVisibility() && (control as HTMLElement).tabIndex >= 0)
      .filter((control) => {
        const style = getComputedStyle(control);
        return (
          Number.parseFloat(style.borderTopWidth) === 0 && style.textDecorationLine === "none" && !control.closest("[data-job]")
        );
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

test("every kind of page fits a window at 200 % zoom and 320 px, and survives forced colours", async ({ page }) => {
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ forcedColors: null });
    await page.goto(path);
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ forcedColors: "active" });
    expect(await bareControls(page), path).toEqual([]);
  }
});

/** The longest that anything moved while a dialog opened, in ms, and how many things did: what has ended is not among the animations of a page. */
type Motion = { longest: number; moved: number };

async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion = { longest: 0, moved: 0 };
    const note = (event: Event) => {
      const { target, type, pseudoElement } = event as TransitionEvent;
      const { transitionDuration, animationDuration } = getComputedStyle(target as Element, pseudoElement);
      const seconds = (type === "transitionrun" ? transitionDuration : animationDuration).split(",").map(Number.parseFloat);
      motion.longest = Math.max(motion.longest, 1000 * Math.max(...seconds));
      motion.moved++;
    };
    for (const begun of ["animationstart", "transitionrun"]) document.addEventListener(begun, note, true);
    Object.assign(window, { motion });
  });
}

/** Opens a dialog with its page, and gives what moved meanwhile. */
async function motionOfDialog(page: Page, load: () => Promise<unknown>): Promise<Motion> {
  await load();
  await expect(page.getByRole("dialog")).toBeVisible();
  // What begins is told within a frame or two.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { motion: Motion }).motion);
}

test("with reduced motion nothing moves, without it a dialog is seen to come", async ({ page }) => {
  await noteMotion(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await motionOfDialog(page, () => page.goto("/#alerts"))).longest, "reduced").toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { longest, moved } = await motionOfDialog(page, () => page.reload());
  expect(moved).toBeGreaterThan(0);
  expect(longest).toBeGreaterThan(50);
});
