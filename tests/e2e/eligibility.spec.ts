import { expectAccessible } from "@/tests/support/axe";
import { structuredJob } from "@/tests/support/structured-job";
import { expect, test } from "@/tests/support/test";

test("the form and its answer are accessible, and the page is kept nowhere", async ({ page, request }) => {
  const { id } = await structuredJob(request);
  const response = await page.goto(`/job/${id}/eligibility`);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  expect(response?.headers()["content-security-policy"]).toMatch(/script-src [^;]*'nonce-/);
  await page.getByLabel("Date of birth").fill("1999-05-01");
  await page.getByLabel("Ex-serviceman").check();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expectAccessible(page);
});
