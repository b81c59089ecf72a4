import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

test("the search box suggests while one types", async ({ page }) => {
  await test.step("asks for nothing before the field has the focus, then suggests by what is typed, and arrows and Enter take one", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(asked).not.toContain("/api/suggest");
    const field = page.getByRole("combobox", { name: /post, body or exam/i });
    await page.locator("#search").focus();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await field.pressSequentially("engineer bih");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    const bihar = list.getByRole("option", { name: /engineer Bihar/ });
    await expect(bihar).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("status").filter({ hasText: /suggestion/ })).toBeAttached();
    await field.press("ArrowDown");
    await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", "search-list-0");
    await expect(field).toBeFocused();
    await expectAccessible(page, "search");
    await field.press("Enter");
    await expect(page).toHaveURL(/search=engineer\+Bihar/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("engineer Bihar");
  });

  await test.step("Escape closes the list and keeps what was typed, Enter without a choice searches for it, an arrow opens it again", async () => {
    await page.goto("/");
    await page.locator("#search").focus();
    await page.locator("#search").pressSequentially("railw");
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(page.locator("#search")).toHaveValue("railw");
    await page.keyboard.press("ArrowDown");
    await expect(list).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/search=railw$/);
    await expect(list).toBeHidden();
  });

  await test.step("names the alerts of this device, which lead to their lists and are told to nobody", async () => {
    const alert = {
      title: "Forest guards near me",
      keywords: "forest guard",
      location: "all-locations",
      department: "all-departments",
      salaryRange: "all-salaries",
      emailNotifications: false,
      smsNotifications: false,
      email: "",
      phone: "",
      frequency: "daily",
      isActive: true,
    };
    await page.goto("/");
    await page.evaluate((value) => {
      const changedAt = Object.fromEntries(Object.keys(value).map((name) => [name, Date.now()]));
      const key = "v1|all-departments|all-locations|all-salaries|forest guard";
      localStorage.setItem("niyukti_alerts", JSON.stringify({ version: 1, items: [{ key, value, changedAt, deletedAt: null }] }));
    }, alert);
    await page.locator("#search").focus();
    await page.locator("#search").pressSequentially("forest");
    const option = page.getByRole("option", { name: /Forest guards near me/ });
    await expect(option).toContainText("Your job alert");
    await option.click();
    await expect(page).toHaveURL(/tags=forest\+guard|tags=forest%20guard/);
  });

  await test.step("a search for words that is sorted by hand stays so", async () => {
    await page.goto("/?search=officer");
    await page.getByRole("combobox", { name: /sort/i }).selectOption("latest");
    await expect(page).toHaveURL(/search=officer&sortBy=latest/);
    await page.getByRole("combobox", { name: /sort/i }).selectOption("relevance");
    await expect(page).toHaveURL(/\?search=officer$/);
  });

  await test.step("suggests in Hindi, by touch, within a phone's width", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/?lang=hi");
    await page.locator("#search").focus();
    await page.locator("#search").pressSequentially("bih");
    const option = page.getByRole("listbox", { name: "सुझाव" }).getByRole("option", { name: /^बिहार जगह/ });
    await expect(option).toBeVisible();
    const box = await option.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    await option.click();
    await expect(page).toHaveURL((url) => url.searchParams.get("search") === "बिहार" && url.searchParams.get("lang") === "hi");
  });
});
