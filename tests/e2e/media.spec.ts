import { expect, test } from "@/tests/support/test";

const PAGES = ["/", "/?search=officer&view=grid", "/job/1", "/jobs/bihar", "/exams", "/faq", "/contact", "/saved"];

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

for (const path of PAGES) {
  test(`${path} fits a window at 200 % zoom and 320 px, and survives forced colours`, async ({ page }) => {
    await page.goto(path);
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 512 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.emulateMedia({ forcedColors: "active" });
    // A control without a border is not to be told from text once the browser takes its colour away.
    const bare = await page.evaluate(() =>
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
    expect(bare).toEqual([]);
  });
}

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#alerts");
  await expect(page.getByRole("dialog")).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))),
  );
  expect(longest).toBeLessThanOrEqual(1);
});
