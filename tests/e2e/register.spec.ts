import {
  expectFailure,
  expectToast,
  fillRegister,
  makeAccount,
  newAddress,
  openDialog,
  PASSWORD,
} from "@/tests/support/auth-dialog";
import { expect, test } from "@/tests/support/test";

// Wide enough for the bar of the header; the mobile menu has tests of its own.
test.use({ viewport: { width: 1280, height: 900 } });

test.describe("registering", () => {
  test("greets, closes and clears the dialog, and keeps the user and the token on the device", async ({ page }) => {
    await page.goto("/");
    const email = newAddress();
    const dialog = await openDialog(page, "Register Free");
    await fillRegister(dialog, email);
    await page.route("**/api/users/register", async (route) => {
      await expect(dialog.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
      expect(route.request().postDataJSON()).toEqual({ fullName: "Asha Verma", email, password: PASSWORD });
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Registration Successful!", "Welcome to Niyukti! You are now logged in.");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("banner")).toContainText("Welcome, Asha Verma");
    const stored = await page.evaluate(() => [localStorage.getItem("niyukti_user"), localStorage.getItem("auth_token")]);
    expect(JSON.parse(stored[0] ?? "")).toMatchObject({ fullName: "Asha Verma", email });
    expect(stored[1]?.length).toBeGreaterThan(50);
    await page.getByRole("button", { name: "Logout" }).first().click();
    await openDialog(page, "Register Free");
    for (const label of ["Full Name", "Email", "Confirm Password"]) await expect(dialog.getByLabel(label)).toHaveValue("");
  });

  test("sends the phone where it is filled in, and the repeated password never", async ({ page }) => {
    const email = newAddress();
    await page.goto("/#register");
    const dialog = page.getByRole("dialog");
    await fillRegister(dialog, email);
    await dialog.getByLabel("Phone Number (Optional)").fill("98765 43210");
    const sent = page.waitForRequest("**/api/users/register");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    expect((await sent).postDataJSON()).toEqual({ fullName: "Asha Verma", email, phone: "98765 43210", password: PASSWORD });
    await expectToast(page, "Registration Successful!", "You are now logged in.");
  });

  test.describe("with an address that is taken", () => {
    test.use({ allowedConsoleErrors: [/409/] });
    test("says so", async ({ page }) => {
      const email = await makeAccount(page);
      await page.goto("/#register");
      const dialog = page.getByRole("dialog");
      await fillRegister(dialog, email.toUpperCase());
      await dialog.getByRole("button", { name: "Create Account" }).click();
      await expectFailure(page, "Registration Failed", "An account with this email address already exists.");
      await expect(dialog).toBeVisible();
    });
  });

  test.describe("with the network down", () => {
    test.use({ allowedConsoleErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
    test("says so", async ({ page }) => {
      await page.goto("/#register");
      const dialog = page.getByRole("dialog");
      await fillRegister(dialog, newAddress());
      await page.route("**/api/users/register", (route) => route.abort());
      await dialog.getByRole("button", { name: "Create Account" }).click();
      await expectFailure(page, "Registration Failed", "Connection error. Please try again later.");
    });
  });

  test.describe("when the server fails without words", () => {
    test.use({ allowedConsoleErrors: [/500/] });
    test("says so", async ({ page }) => {
      await page.goto("/#register");
      const dialog = page.getByRole("dialog");
      await fillRegister(dialog, newAddress());
      await page.route("**/api/users/register", (route) => route.fulfill({ status: 500, body: "" }));
      await dialog.getByRole("button", { name: "Create Account" }).click();
      await expectFailure(page, "Registration Failed", "Something went wrong. Please try again.");
    });
  });
});
