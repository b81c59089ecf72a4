import { structuredJob } from "@/tests/support/structured-job";
import { expect, test } from "@/tests/support/test";

test("a form says whether one may apply, keeps nothing in the address, and forgets it at the next visit", async ({
  reader: page,
  request,
}) => {
  const { id, notice } = await structuredJob(request);
  await page.goto(`/job/${id}`);
  await page.getByRole("link", { name: "Check whether I may apply" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("May I apply?");
  await page.getByLabel("Date of birth").fill("1930-01-01");
  await page.getByLabel("Category").selectOption("UR");
  await page.getByLabel("Sex", { exact: true }).selectOption("male");
  await page.getByLabel("None of these").check();
  await page.getByRole("button", { name: "Check" }).click();

  await expect(page).toHaveURL(new RegExp(`/job/${id}/eligibility$`));
  await expect(page.getByRole("status")).toContainText(/You may not apply|We cannot tell/);
  for (const { name } of notice.posts) await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  await expect(page.getByLabel("Date of birth")).toHaveValue("1930-01-01");
  await page.goto(`/job/${id}/eligibility`);
  await expect(page.getByRole("status")).toHaveCount(0);
  await expect(page.getByLabel("Date of birth")).toHaveValue("");
});

test("what is wrong is said beside its field, in the language of the page", async ({ reader: page, request }) => {
  const { id } = await structuredJob(request);
  await page.goto(`/job/${id}/eligibility?lang=hi`);
  await page.getByLabel("सेना में सेवा के वर्ष").fill("80");
  await page.getByLabel("अनुभव, वर्षों में").fill("80");
  await page.getByLabel("श्रेणी").selectOption("SC");
  await page.getByRole("button", { name: "जाँचें" }).click();
  await expect(page).toHaveURL(/lang=hi$/);
  await expect(page.getByRole("status")).toContainText(/आप आवेदन|हम नहीं बता सकते/);
});

test("a job that is not there has no form", async ({ request }) => {
  expect((await request.get("/job/999999/eligibility")).status()).toBe(404);
});
