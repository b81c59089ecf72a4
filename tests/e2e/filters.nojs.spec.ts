import { expect, test } from "@/tests/support/test";

test("on a phone the filters slide over the page, apply and close", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.locator("#filter-location")).toBeHidden();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close filters" })).toBeFocused();
  await page.locator("#filter-location").selectOption("Delhi");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/location=Delhi/);
  await page.getByRole("button", { name: /^Filters 1 filter set$/ }).click();
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect(page.locator("#filter-location")).toBeHidden();
});

test("#departments shows the department filter, on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/#departments");
  await expect(page.locator("#filter-department")).toBeInViewport();
});

test("nothing promises what needs a script", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("A choice applies at once")).toBeHidden();
  await expect(page.locator("noscript #alerts")).toContainText("need JavaScript");
});

test("the other language keeps the filters of a list", async ({ page }) => {
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
  await expect(page.locator("#filter-location")).toHaveValue("Delhi");
});
