import { expect, test } from "@/tests/support/test";

test("a list is sorted and narrowed by choices that apply at once", async ({ page }) => {
  const sort = page.locator("#sort");
  await page.goto("/?page=3&location=Delhi");
  await test.step("buttons that only submit a choice are not shown where scripts run", async () => {
    for (const name of ["Apply filters", "Sort"]) await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  });
  await test.step("the sort applies at once and goes back to page 1", async () => {
    await sort.selectOption("title");
    await expect(page).toHaveURL(/sortBy=title/);
    expect(new URL(page.url()).searchParams.get("page")).toBeNull();
    expect(new URL(page.url()).searchParams.get("location")).toBe("Delhi");
    await sort.selectOption("latest");
    await expect(page).toHaveURL(/\?location=Delhi$/);
  });
  await test.step("from the keyboard arrows only choose a sort and Enter applies it", async () => {
    await sort.focus();
    await page.keyboard.press("ArrowDown");
    await expect(sort).toHaveValue("deadline");
    await expect(page).toHaveURL(/\?location=Delhi$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/sortBy=deadline/);
    await expect(sort).toBeFocused();
  });
  await test.step("every choice states how many jobs it lists, and lists that many", async () => {
    // One that no job has which another test enters or deletes meanwhile.
    const choice = page.getByRole("checkbox", { name: /^12th pass/ });
    const count = (await choice.locator("..").locator(".filter-count").textContent()) ?? "";
    expect(Number(count)).toBeGreaterThan(0);
    await choice.check();
    await expect(page).toHaveURL(/qualification=12th/);
    await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} jobs`))).toBeVisible();
  });
});

test("lists that are narrowed too far, or left behind, lead on in place", async ({ page }) => {
  await test.step("the counter counts filters that are set, and Clear All takes them away but not the search", async () => {
    await page.goto("/?search=officer&department=UPSC&location=Delhi&qualification=graduate&salaryRange=50k-75k&sortBy=deadline");
    const panel = page.locator("#departments");
    await expect(panel.getByText("4 filters set")).toBeVisible();
    await panel.getByRole("link", { name: "Clear All" }).click();
    await expect(page).toHaveURL(/\?search=officer&sortBy=deadline$/);
    await expect(panel.getByText(/filters? set/)).toHaveCount(0);
    for (const name of ["department", "location", "qualification", "salary", "closing", "posted"]) {
      const all = page.locator(`#filter-${name}-all`);
      if (["closing", "posted"].includes(name)) await expect(all).toBeChecked();
      else await expect(all).toHaveAttribute("aria-current", "true");
    }
  });
  await test.step("nothing found says what was asked for and leads to the nearest wider list", async () => {
    // Where no test enters or deletes a job, so that the list holds what the link says.
    await page.goto("/?location=Kerala&search=zzzzqq");
    await expect(page.getByText("No jobs found matching your criteria")).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filters")).toBeVisible();
    await expect(page.getByText("Your search: “zzzzqq”, Kerala")).toBeVisible();
    const wider = page.getByRole("link", { name: /^Without “zzzzqq”: \d+ jobs$/ });
    const count = /: (\d+) jobs$/.exec((await wider.textContent()) ?? "")?.[1];
    await wider.click();
    await expect(page).toHaveURL(/\?location=Kerala$/);
    await expect(page.getByText(new RegExp(`^Showing \\d+ of ${count} jobs$`))).toBeVisible();
  });
  await test.step("a page beyond the end says so and leads to the last one", async () => {
    await page.goto("/?location=Delhi&page=999");
    await expect(page.getByText(/^There are only \d+ pages$/)).toBeVisible();
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await expect(page.locator("article").first()).toBeVisible();
  });
});

test("what narrows the list is named above it and can be taken away one by one", async ({ reader: page }) => {
  await page.goto("/?location=Delhi&search=officer");
  const narrowed = page.getByRole("list", { name: "Narrowed by" });
  await expect(narrowed.getByRole("link")).toHaveText(["Officer", "Delhi"]);
  await narrowed.getByRole("link", { name: "Remove Officer" }).click();
  await expect(page).toHaveURL(/\?location=Delhi$/);
});

test("several values of a filter list what any of them finds, and the department filter is pointed out", async ({ page }) => {
  await page.goto("/");
  await test.step("several values of a filter list what any of them finds, each taken away by itself", async () => {
    const total = async () => Number(/of (\d+) jobs/.exec((await page.getByText(/^Showing \d+ of/).textContent()) ?? "")?.[1]);
    const states = page.locator("#filter-location");
    const [bihar, odisha] = [states.getByRole("checkbox", { name: /^Bihar/ }), states.getByRole("checkbox", { name: /^Odisha/ })];
    await bihar.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\/\?location=Bihar$/);
    const one = await total();
    await odisha.check();
    await expect(page).toHaveURL(/\/\?location=Bihar&location=Odisha$/);
    await expect.poll(total).toBeGreaterThan(one);
    const narrowed = page.getByRole("list", { name: "Narrowed by" });
    await expect(narrowed.getByRole("link")).toHaveText(["Bihar", "Odisha"]);
    await narrowed.getByRole("link", { name: "Remove Bihar" }).click();
    await expect(page).toHaveURL(/\/\?location=Odisha$/);
    await expect(bihar).not.toBeChecked();
    await page.locator("#filter-location-all").click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step("#departments points out the department filter for three seconds, also where motion is reduced", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#departments");
    const animation = await page.locator("#filter-department").evaluate((field) => {
      const [found] = field.getAnimations();
      const effect = found?.effect?.getComputedTiming();
      return { duration: effect?.duration, easing: getComputedStyle(field).animationTimingFunction };
    });
    expect(animation).toEqual({ duration: 3000, easing: "steps(1)" });
  });
});
