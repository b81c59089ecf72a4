import { beSignedIn } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test("the controls of the log stay in one line where its address names no day, and the page says whose clock its times are of", async ({
  page,
}) => {
  await beSignedIn(page.context());
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/admin/log?from=2026-02-31");
  await expect(page.getByText("This is no day. All are shown.")).toBeVisible();
  const controls = page.locator("main form").locator("input, select, button");
  const tops = await controls.evaluateAll((all) => all.map((control) => control.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  await expect(page.getByRole("contentinfo")).toContainText("Indian Standard Time (IST)");
});

const BESIDE = {
  "/admin/jobs": ["List of jobs", "status and actions"],
  "/admin/sources": ["Sources", "figures and actions"],
  "/admin/dashboard?panel=users": ["Admin users", "last login and actions"],
} as const;

test("a phone is told what its widest tables show once they are pushed sideways, and a tablet, which shows all, is not", async ({
  page,
}) => {
  await beSignedIn(page.context());
  for (const [path, [name, words]] of Object.entries(BESIDE)) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const told = page.getByRole("region", { name, exact: true }).getByText(`Push the table sideways for ${words}.`);
    await expect(told, path).toBeVisible();
    expect(await told.evaluate((words) => words.getBoundingClientRect().right), path).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(told, path).toBeHidden();
  }
});
