import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/support/test";

/** What readers come for on a phone, counted in presses and in pages that are loaded from the start. */
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

test("what readers come for is a press or two away", async ({ page, context }) => {
  await test.step("what closes this week is one press away", async () => {
    const loads = countLoads(page);
    await page.goto("/");
    const closing = page.getByRole("link", { name: /^Closing this week/ }).first();
    await expect(closing).toBeInViewport({ ratio: 1 });
    await closing.tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Jobs, last date this week \(\d+\)$/);
    expect(loads()).toBe(1);
  });

  await test.step("12th pass in Bihar is three presses and one load away from the official page", async () => {
    await context.route(/^https:/, (route) => route.fulfill({ body: "The official page" }));
    const loads = countLoads(page);
    await page.goto("/");
    await page.getByRole("combobox", { name: "Where" }).selectOption("Bihar");
    await page.getByRole("link", { name: "12th", exact: true }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^12th pass jobs in Bihar \(\d+\)$/);
    await expect(page).toHaveURL("/?location=Bihar&qualification=12th");
    const official = page.waitForEvent("popup");
    await page
      .getByRole("link", { name: /^Apply for/ })
      .first()
      .tap();
    await expect((await official).getByText("The official page")).toBeVisible();
    expect(loads()).toBe(1);
  });

  await test.step("an alert for the search on the screen takes two presses, and holds all of it", async () => {
    await page.goto("/?closing=week&location=Bihar&qualification=12th&search=constable");
    const alert = page.getByRole("link", { name: "Alert me about this search" });
    // In sight without a swipe, which no one would count as a press.
    await expect(alert).toBeInViewport({ ratio: 1 });
    await alert.tap();
    const dialog = page.getByRole("dialog", { name: "Alert me about this search" });
    await expect(dialog.getByRole("listitem")).toHaveText(["“constable”", "Bihar", "12th pass", "Last date: This week"]);
    await dialog.getByRole("button", { name: "Save alert" }).tap();
    await expect(page.getByText("Alert created")).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("niyukti_alerts") ?? "").items[0].value);
    expect(kept).toMatchObject({ search: "constable", location: "Bihar", qualification: "12th", closing: "week" });
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a job is saved and found again by two presses", async () => {
    await page.goto("/");
    const row = page.getByRole("article").first();
    const title = (await row.getByRole("heading").textContent()) ?? "";
    await row.getByRole("button", { name: /^Save / }).tap();
    await page.getByRole("banner").getByRole("link", { name: /saved/i }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Jobs");
    await expect(page.locator("main article")).toHaveCount(1);
    await expect(page.locator("main").getByRole("button", { name: `Remove ${title}` })).toBeVisible();
  });
});
