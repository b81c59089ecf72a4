import { expect, test } from "@/tests/support/test";

for (const month of ["2026-13", "%00", "9999-99", "<script>", "2026-12&month=x"]) {
  test(`a month that is ${month} still shows the calendar`, async ({ reader: page }) => {
    const response = await page.goto(`/exams?month=${month}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator("#month table")).toBeVisible();
  });
}

test("the month of the address is the one shown, in the language of the page", async ({ reader: page }) => {
  await page.goto("/exams?month=2026-12");
  await expect(page.locator("#month caption")).toHaveText("Dates of exams in December 2026");
  await page.goto("/exams?month=2026-12&lang=hi");
  await expect(page.locator("#month caption")).toHaveText("दिसंबर 2026 में परीक्षाओं की तारीख़ें");
});

test("the months turn as links, and a date leads to the card of its exam", async ({ reader: page }) => {
  await page.goto("/exams?sortBy=title");
  const caption = page.locator("#month caption");
  const before = await caption.textContent();
  await page.locator("#month nav a").last().click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}&sortBy=title#month$/);
  await expect(caption).not.toHaveText(before ?? "");
  const date = page.locator("#month td a").first();
  const target = await date.getAttribute("href");
  await date.click();
  await expect(page.locator(target ?? "")).toBeInViewport();
});
