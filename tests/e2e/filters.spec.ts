import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

test("every choice states how many jobs it lists, and lists that many", async ({ page }) => {
  await page.goto("/?location=Delhi");
  const choice = page.locator('#filter-qualification option[value="graduate"]');
  const label = (await choice.textContent()) ?? "";
  const count = /^Graduate \(([\d,]+)\)$/.exec(label)?.[1];
  expect(Number(count)).toBeGreaterThan(0);
  await page.locator("#filter-qualification").selectOption("graduate");
  await expect(page).toHaveURL(/qualification=graduate/);
  await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} jobs$`))).toBeVisible();
});

test("a choice applies at once and keeps the reader's place", async ({ page }) => {
  await page.goto("/");
  await page.locator("#filter-location").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await page.locator("#filter-location").selectOption("Bihar");
  await expect(page).toHaveURL(/location=Bihar/);
  await expect(page.locator("#filter-location")).toHaveValue("Bihar");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2);
});

test("a choice made before the scripts have come applies once they are there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", (route) => held.then(() => route.continue()));
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("#filter-qualification").selectOption("graduate");
  await expect(page).not.toHaveURL(/qualification/);
  release();
  await expect(page).toHaveURL(/qualification=graduate/);
  await expect(page.locator("#filter-qualification")).toHaveValue("graduate");
  await page.goBack();
  await expect(page).not.toHaveURL(/qualification/);
});

test("from the keyboard arrows only choose and Enter applies", async ({ page }) => {
  await page.goto("/");
  await page.locator("#filter-qualification").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#filter-qualification")).toHaveValue("10th");
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/qualification=10th/);
  await expect(page.locator("#filter-qualification")).toBeFocused();
});

test("the sort applies at once and goes back to page 1", async ({ page }) => {
  await page.goto("/?page=3&location=Delhi");
  await page.locator("#sort").selectOption("title");
  await expect(page).toHaveURL(/sortBy=title/);
  expect(new URL(page.url()).searchParams.get("page")).toBeNull();
  expect(new URL(page.url()).searchParams.get("location")).toBe("Delhi");
});

test("the counter counts filters that are set, and Clear All takes them away but not the search", async ({ page }) => {
  await page.goto("/?search=officer&department=UPSC&location=Delhi&qualification=graduate&salaryRange=50k-75k&sortBy=deadline");
  const panel = page.locator("#departments");
  await expect(panel.getByText("4 filters set")).toBeVisible();
  await panel.getByRole("link", { name: "Clear All" }).click();
  await expect(page).toHaveURL(/\?search=officer&sortBy=deadline$/);
  await expect(panel.getByText(/filters? set/)).toHaveCount(0);
  for (const name of ["department", "location", "qualification", "salary"]) {
    await expect(page.locator(`#filter-${name}`)).toHaveValue("");
  }
});

test("what narrows the list is named above it and can be taken away one by one", async ({ page }) => {
  await page.goto("/?location=Delhi&search=officer");
  const narrowed = page.getByRole("list", { name: "Narrowed by" });
  await expect(narrowed.getByRole("link")).toHaveText(["“officer”", "Delhi"]);
  await narrowed.getByRole("link", { name: "Remove “officer”" }).click();
  await expect(page).toHaveURL(/\?location=Delhi$/);
});

test("#departments points out the department filter for three seconds, also where motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/#departments");
  const animation = await page.locator("div:has(> #filter-department)").evaluate((field) => {
    const [found] = field.getAnimations();
    const effect = found?.effect?.getComputedTiming();
    return { duration: effect?.duration, easing: getComputedStyle(field).animationTimingFunction };
  });
  expect(animation).toEqual({ duration: 3000, easing: "steps(1)" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the filters slide over the page, take the focus and give it back", async ({ page }) => {
    await page.goto("/");
    const open = page.getByRole("button", { name: "Filters", exact: true });
    await expect(page.locator("#filter-location")).toBeHidden();
    await open.click();
    await expect(page.getByRole("button", { name: "Close filters" })).toBeFocused();
    await expect(page.locator("#filter-location")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("#filter-location")).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.locator("#filter-location").selectOption("Delhi");
    await expect(page).toHaveURL(/location=Delhi/);
    await expect(page.getByRole("button", { name: /^Filters 1 filter set$/ })).toBeVisible();
  });

  test("they close when the focus moves on to what they cover", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.locator("#departments").getByRole("link", { name: "Clear All" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#filter-location")).toBeHidden();
  });

  test("#departments opens them at the department", async ({ page }) => {
    await page.goto("/#departments");
    await expect(page.locator("#filter-department")).toBeFocused();
  });
});

test("nothing found says what was asked for and leads to the nearest wider list", async ({ page }) => {
  await page.goto("/?location=Delhi&search=zzzzqq");
  await expect(page.getByText("No jobs found matching your criteria")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filters")).toBeVisible();
  await expect(page.getByText("Your search: “zzzzqq”, Delhi")).toBeVisible();
  const wider = page.getByRole("link", { name: /^Without “zzzzqq”: \d+ jobs$/ });
  const count = /: (\d+) jobs$/.exec((await wider.textContent()) ?? "")?.[1];
  await wider.click();
  await expect(page).toHaveURL(/\?location=Delhi$/);
  await expect(page.getByText(new RegExp(`of ${count} jobs$`))).toBeVisible();
});

test("a page beyond the end says so and leads to the last one", async ({ page }) => {
  await page.goto("/?location=Delhi&page=999");
  await expect(page.getByText(/^There are only \d+ pages$/)).toBeVisible();
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expect(page.locator("article").first()).toBeVisible();
});
