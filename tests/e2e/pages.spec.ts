import { expect, test } from "@/tests/support/test";

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
    await page.getByRole("link", { name: "Back to 12th pass jobs in Bihar" }).click();
    await expect(page).toHaveURL("/?location=Bihar&qualification=12th");
  });
});
