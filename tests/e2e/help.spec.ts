import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

test("the Help Center answers, leads on, and is accessible over any page", async ({ page, request }) => {
  await test.step("the Help Center opens from the header, shows its four groups and closes with Back", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Help Center" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Help Center" });
    for (const group of ["Getting Started", "Job Alerts and Tracking", "Exam Calendar", "Advanced Features"]) {
      await expect(dialog.getByRole("heading", { name: group, exact: true })).toBeVisible();
    }
    await dialog.getByText("How often are the jobs refreshed?").click();
    await expect(dialog.getByText(/Every 6 hours/)).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step("its figures are those of the site", async () => {
    const figures = page.getByRole("region", { name: "The portal at this moment" });
    // Asked again where another test published or deleted a job in between.
    await expect(async () => {
      const stats = (await (await request.get("/api/stats")).json()) as { totalJobs: number };
      await page.goto("/faq");
      await page.goto("/#help");
      await expect(figures.locator("div", { hasText: "Open jobs" }).last()).toContainText(
        stats.totalJobs.toLocaleString("en-IN"),
        { timeout: 5_000 },
      );
    }).toPass();
  });

  await test.step("its contact buttons do something real", async () => {
    const dialog = page.getByRole("dialog", { name: "Help Center" });
    await expect(dialog.getByText(/Support answers in 2-4 hours/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", /^mailto:.+@/);
    await expect(dialog.getByRole("link", { name: "User Guide" })).toHaveAttribute("href", "/guide");
    await expect(dialog.getByRole("link", { name: "Report Issue" })).toHaveAttribute("href", "/contact?subject=issue");
    await dialog.getByRole("link", { name: "Feature Request" }).click();
    await expect(page.getByLabel("Subject")).toHaveValue("Feature request");
  });

  await test.step("a search leaves the questions that match, open; focus goes in and comes back", async () => {
    await page.goto("/faq");
    const link = page.getByRole("banner").getByRole("link", { name: "Help Center" }).first();
    await link.click();
    const dialog = page.getByRole("dialog", { name: "Help Center" });
    await dialog.getByLabel("Search the questions").fill("admit CARD");
    await expect(dialog.getByRole("heading", { name: "Getting Started" })).toBeHidden();
    await expect(dialog.getByText(/On the official site of the exam body alone/)).toBeVisible();
    await dialog.getByLabel("Search the questions").fill("zzzz");
    await expect(dialog.getByText(/No question matches/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("the open dialog is accessible in both themes and fits 320 px, in both languages", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const [address, theme] of [
      ["/faq#help", "dark"],
      ["/faq?lang=hi#help", "light"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("dialog"), address).toBeVisible();
      await expectAccessible(page, "[role=dialog]", theme);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
    }
  });
});
