import { beSignedIn, createStaff } from "@/tests/support/staff";
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

const LISTS = {
  "/admin/jobs": "List of jobs",
  "/admin/sources": "Sources",
  "/admin/dashboard?panel=users": "Admin users",
  "/admin/bodies": "Bodies",
} as const;

test("a phone shows all of each row of a list without being pushed sideways, which stays a table to a screen reader", async ({
  page,
}) => {
  await beSignedIn(page.context());
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, name] of Object.entries(LISTS)) {
    await page.goto(path);
    const list = page.getByRole("region", { name, exact: true });
    await expect(list.getByRole("row").nth(1), path).toBeVisible();
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
    const rights = await list
      .locator("tbody")
      .locator("a, button, input")
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().right));
    expect(Math.max(...rights), path).toBeLessThanOrEqual(360);
  }
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const named = (role: string) => nodes.filter((node) => node.role?.value === role).map((node) => node.name?.value ?? "");
  expect(named("table")).toEqual(["Bodies"]);
  expect(named("columnheader")).toEqual(["Body", "Department", "State", "Also called", "Official hosts", "Change"]);
  expect(named("rowheader")[0]).toMatch(/^Staff Selection Commission/);
  expect(named("cell").slice(0, 2)).toEqual(["Staff Selection Commission", "All India"]);
  expect(named("cell")).toContain("");
  expect(named("cell")).toHaveLength(5 * named("rowheader").length);
});

const AT = "2026-09-28T14:58:00.000Z";
/** What makes a row of a list as wide as it comes. */
const WIDE: Record<string, unknown> = { isActive: false, lastLogin: AT, status: "scheduled", publishAt: AT, isCancelled: false };
const OF_TABLET = { "/admin/jobs": ["List of jobs"], "/admin/dashboard?tab=exams&panel=users": ["List of exams", "Admin users"] };

test("a tablet shows every column of a list where its rows say all that they may say", async ({ page }) => {
  await beSignedIn(page.context());
  await createStaff(page, "editor");
  await page.setViewportSize({ width: 768, height: 1024 });
  const everyId = Array.from({ length: 999 }, (_, index) => index + 1);
  await page.route("**/api/admin/users/second-factors", (route) => route.fulfill({ json: everyId }));
  await page.route(/\/api\/admin\/(users|jobs|exams)(\?|$)/, async (route) => {
    const response = await route.fetch();
    const said = JSON.parse(await response.text(), (name, value) => WIDE[name] ?? value);
    await route.fulfill({ response, json: said });
  });
  for (const [path, names] of Object.entries(OF_TABLET)) {
    await page.goto(path);
    for (const name of names) {
      const list = page.getByRole("region", { name, exact: true });
      await expect(list.getByRole("row").nth(1), name).toBeVisible();
      expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth), name).toBe(0);
    }
  }
  await expect(page.getByRole("button", { name: /^Reset second factor/ }).first()).toBeVisible();
});
