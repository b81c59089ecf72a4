import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

test("the language switch keeps the filters", async ({ reader: page }) => {
  await page.goto("/?location=Delhi&search=officer");
  await page.getByRole("link", { name: /हिन्दी/ }).click();
  await expect(page).toHaveURL(/lang=hi/);
  await expect(page.locator("#search")).toHaveValue("officer");
  await expect(page.locator("#filter-location-Delhi")).toBeChecked();
});

test("a job page keeps the theme that is chosen, and counts who goes on to the official site", async ({ page, request }) => {
  const { jobs } = (await (await request.get("/api/jobs?open=1")).json()) as { jobs: { id: number; applyLink: string | null }[] };
  const job = jobs.find(({ applyLink }) => applyLink !== null);
  await page.goto(`/job/${job?.id}`);

  await test.step("the theme menu switches to dark and keeps it", async () => {
    await page.getByRole("button", { name: "Theme" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  await test.step("Apply Now counts a click once and opens the official site", async () => {
    const link = page.getByRole("link", { name: "Apply Now" });
    await expect(link).toHaveAttribute("href", job?.applyLink ?? "");
    await expect(link).toHaveAttribute("target", "_blank");
    const before = ((await (await request.get("/api/stats")).json()) as { applications: number }).applications;
    await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
    await link.click();
    await expect
      .poll(async () => ((await (await request.get("/api/stats")).json()) as { applications: number }).applications)
      .toBe(before + 1);
  });
});

test.describe("a missing job", () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test("keeps its words and its address once scripts run, and leads back to the list that the reader came from", async ({
    page,
  }) => {
    await page.goto("/?qualification=12th&location=Bihar");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("niyukti_last_list"))).toContain("Bihar");
    await page.goto("/job/999999999");
    await page.getByRole("button", { name: "Theme" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Not Found");
    await expect(page).toHaveURL(/\/job\/999999999$/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Back to 12th pass jobs in Bihar" }).click();
    await expect(page).toHaveURL("/?location=Bihar&qualification=12th");
  });
});
