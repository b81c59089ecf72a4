import type { Page } from "@playwright/test";
import { codeOf, enrolStaff, makeStaff } from "@/tests/support/second-factor";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 180_000 });

async function givePassword(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard", level: 1 });

test("the staff sign in without script; a refusal keeps the name and shows no password in the address", async ({
  reader: page,
}) => {
  await page.goto("/admin/login");
  await givePassword(page, TEST_ADMIN.username, "not the password");
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(TEST_ADMIN.username);
  expect(page.url()).toMatch(/\/admin\/login$/);
  await givePassword(page, TEST_ADMIN.username, TEST_ADMIN.password);
  await expect(dashboard(page)).toBeVisible();
});

test("without script too a code is asked for where a second factor is on, of the app or for recovery", async ({
  reader: page,
  request,
}) => {
  const staff = await makeStaff(request);
  const { key, recoveryCodes } = await enrolStaff(request, staff);
  await page.goto("/admin/login");
  await givePassword(page, staff.username, staff.password);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("That code is not right")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(key, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(dashboard(page)).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/admin/login");
  await givePassword(page, staff.username, staff.password);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill("abcd-efgh-jkmn-pqrs");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("That code is not right")).toBeVisible();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(dashboard(page)).toBeVisible();
});

test("without script, too, the page that was asked for is the page after the sign-in, also after a wrong password", async ({
  reader: page,
}) => {
  await page.goto("/admin/log?search=clerk");
  await givePassword(page, TEST_ADMIN.username, "not the password");
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await givePassword(page, TEST_ADMIN.username, TEST_ADMIN.password);
  await expect(page).toHaveURL("/admin/log?search=clerk");
});

test("the pages of the staff say that they need a script, and send no form without one", async ({ reader: page }) => {
  // What stands in a noscript element no search by text finds.
  const note = page.locator("main noscript > *", { hasText: "JavaScript is off in this browser." });
  await page.goto("/admin/jobs/bin");
  await givePassword(page, TEST_ADMIN.username, TEST_ADMIN.password);
  await expect(note).toBeVisible();
  await page.goto("/admin/dashboard?panel=password");
  await expect(page.getByRole("button", { name: "Change Password" })).toBeDisabled();
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("Current password").press("Enter");
  await expect(page).toHaveURL("/admin/dashboard?panel=password");
  await expect(note).toBeVisible();
});
