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
  test("signs in at once, and sends what was filled in alone", async ({ page }) => {
    const register = "**/api/users/register";
    await page.goto("/");
    const dialog = await openDialog(page, "Register Free");

    await test.step("greets, closes and clears the dialog, and keeps the user and the token on the device", async () => {
      const email = newAddress();
      await fillRegister(dialog, email);
      await page.route(
        register,
        async (route) => {
          await expect(dialog.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
          expect(route.request().postDataJSON()).toEqual({ fullName: "Asha Verma", email, password: PASSWORD });
          await route.continue();
        },
        { times: 1 },
      );
      await dialog.getByRole("button", { name: "Create Account" }).click();
      await expectToast(page, "Registration Successful!", "Welcome to Niyukti! You are now logged in.");
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("banner")).toContainText("Welcome, Asha Verma");
      const stored = await page.evaluate(() => [localStorage.getItem("niyukti_user"), localStorage.getItem("auth_token")]);
      expect(JSON.parse(stored[0] ?? "")).toMatchObject({ fullName: "Asha Verma", email });
      expect(stored[1]?.length).toBeGreaterThan(50);
      await page.getByRole("button", { name: "Logout" }).first().click();
      await expectToast(page, "You are logged out", "have left this device");
      await openDialog(page, "Register Free");
      for (const label of ["Full Name", "Email", "Confirm Password"]) await expect(dialog.getByLabel(label)).toHaveValue("");
    });

    await test.step("sends the phone where it is filled in, and the repeated password never", async () => {
      const email = newAddress();
      await fillRegister(dialog, email);
      await dialog.getByLabel("Phone Number (Optional)").fill("98765 43210");
      const sent = page.waitForRequest(register);
      await dialog.getByRole("button", { name: "Create Account" }).click();
      expect((await sent).postDataJSON()).toEqual({ fullName: "Asha Verma", email, phone: "98765 43210", password: PASSWORD });
      await expectToast(page, "Registration Successful!", "You are now logged in.");
    });
  });

  test.describe("that fails", () => {
    test.use({ allowedConsoleErrors: [/(409|500|ERR_FAILED).*\/api\/users\/register/] });

    test("says why, and keeps the dialog", async ({ page }) => {
      const email = await makeAccount(page);
      await page.goto("/#register");
      const dialog = page.getByRole("dialog");
      const register = async (address: string) => {
        await fillRegister(dialog, address);
        await dialog.getByRole("button", { name: "Create Account" }).click();
      };
      await test.step("with an address that is taken", async () => {
        await register(email.toUpperCase());
        await expectFailure(page, "Registration Failed", "An account with this email address already exists.");
        await expect(dialog).toBeVisible();
      });
      await test.step("with the network down", async () => {
        await page.route("**/api/users/register", (route) => route.abort(), { times: 1 });
        await register(newAddress());
        await expectFailure(page, "Registration Failed", "Connection error. Please try again later.");
      });
      await test.step("when the server fails without words", async () => {
        await page.route("**/api/users/register", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
        await register(newAddress());
        await expectFailure(page, "Registration Failed", "Something went wrong. Please try again.");
      });
    });
  });
});
