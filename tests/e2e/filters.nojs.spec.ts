import { expect, test } from "@/tests/support/test";

test("on a phone the filters come from below, apply, and the answer lands on the list", async ({ reader: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.locator("#filter-location")).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close filters" })).toBeFocused();
  await page.getByRole("checkbox", { name: /^Delhi/ }).check();
  await expect(page.getByRole("button", { name: /^Show / })).toBeHidden();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/location=Delhi.*#results$/);
  await expect(page.locator("#results")).toBeInViewport();
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect(page.locator("#filter-location")).toBeHidden();
});

for (const address of ["/?search=police&location=Bihar&qualification=12th", "/jobs/bihar/12th-pass"]) {
  test(`${address} holds its order and the button beside it in a narrow page, in both languages`, async ({ reader: page }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const lang of ["en", "hi"]) {
        await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${lang}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px, ${lang}`).toBe(width);
      }
    }
  });
}

test("#departments shows the department filter, on a phone too", async ({ reader: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/#departments");
  await expect(page.locator("#filter-department")).toBeInViewport();
});

test("nothing promises what needs a script", async ({ reader: page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /^Show \d/ })).toBeHidden();
  await expect(page.locator("noscript #alerts")).toContainText("need JavaScript");
});

for (const address of ["/?compare=1,2", "/?job=1", "/exams", "/job/1"]) {
  test(`${address} says on its first screen what needs a script`, async ({ reader: page }) => {
    await page.goto(address);
    await expect(page.locator("noscript #alerts")).toBeInViewport();
  });
}

test("the other language keeps the filters of a list", async ({ reader: page }) => {
  await page.goto("/?location=Delhi&search=officer&sortBy=deadline&page=2");
  await page.getByRole("link", { name: /हिन्दी/ }).click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: "hi",
    location: "Delhi",
    search: "officer",
    sortBy: "deadline",
    page: "2",
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("#filter-location-Delhi")).toBeChecked();
});

test("several choices of a filter go out as one form and come back ticked", async ({ reader: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  for (const name of ["Bihar", "Odisha"]) await page.locator(`#filter-location-${name}`).check();
  await page.locator("#filter-stage summary").click();
  await page.locator("#filter-stage-running").check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/location=Bihar&location=Odisha/);
  await expect(page).toHaveURL(/stage=running/);
  for (const id of ["location-Bihar", "location-Odisha", "stage-running"]) {
    await expect(page.locator(`#filter-${id}`)).toBeChecked();
  }
});
