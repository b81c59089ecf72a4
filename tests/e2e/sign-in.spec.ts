import { expectFailure, expectToast, makeAccount, newAddress, openDialog, PASSWORD } from "@/tests/support/auth-dialog";
import { scriptOfToasts } from "@/tests/support/hydration";
import { expect, test } from "@/tests/support/test";

// Wide enough for the bar of the header; the mobile menu has tests of its own.
test.use({ viewport: { width: 1280, height: 900 } });

test.describe("signing in", () => {
  test("opens the account on every page, and what is forgotten is asked for", async ({ page }) => {
    const email = await makeAccount(page);
    await page.goto("/");
    const dialog = await openDialog(page, "Sign In");

    await test.step("greets, closes the dialog, shows who is signed in on every page, and signs out again", async () => {
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.route("**/api/users/login", async (route) => {
        await expect(dialog.getByRole("button", { name: "Signing In..." })).toBeDisabled();
        await route.continue();
      });
      // The page asks whose session it is, once in five minutes; signed out meanwhile it would be told that it has none.
      const asked = page.waitForResponse("**/api/users/me");
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expectToast(page, "Welcome back!", "You have successfully signed in");
      await expect(dialog).toBeHidden();
      await asked;
      await page.goto("/exams");
      await expect(page.getByRole("banner")).toContainText("Welcome, Asha Verma");
      await expect(page.getByRole("link", { name: "Register Free" })).toBeHidden();
      await page.getByRole("button", { name: "Logout" }).first().click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
      const stored = await page.evaluate(() => [localStorage.getItem("niyukti_user"), localStorage.getItem("auth_token")]);
      expect(stored).toEqual([null, null]);
      await openDialog(page, "Sign In");
      for (const label of ["Email", "Password"]) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue("");
      await expect.poll(async () => (await page.context().request.get("/api/users/me")).status()).toBe(401);
    });

    await test.step("asks for a new password without saying whether the address has an account", async () => {
      await dialog.getByRole("button", { name: "Forgot your password?" }).click();
      await dialog.getByLabel("Email").fill(newAddress());
      await dialog.getByRole("button", { name: "Send the link" }).click();
      await expect(dialog).toContainText("If this address has an account, a link to set a new password is on its way.");
      await dialog.getByRole("button", { name: "Back to sign in" }).click();
      await expect(dialog).toHaveAccessibleName("Sign In to Your Account");
    });
  });

  test.describe("that fails", () => {
    test.use({ allowedConsoleErrors: [/401|ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

    test("says why, and keeps the dialog", async ({ page, context }) => {
      const email = await makeAccount(page);
      const toaster = scriptOfToasts(page);
      await page.goto("/#signin");
      const dialog = page.getByRole("dialog");
      const submit = dialog.getByRole("button", { name: "Sign In" });
      await dialog.getByLabel("Email").fill(email);

      // First, while no toast was shown here whose script would be there.
      await test.step("with the network down", async () => {
        await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
        // The toast's script comes with the dialog, so that it is there when the network is not.
        await toaster;
        await context.setOffline(true);
        await submit.click();
        await expectFailure(page, "Sign In Failed", "Connection error. Please try again later.");
        await context.setOffline(false);
      });
      await test.step("with a wrong password", async () => {
        await dialog.getByLabel("Password", { exact: true }).fill("wrong one");
        await submit.click();
        await expectFailure(page, "Sign In Failed", "Invalid email or password");
        await expect(dialog).toBeVisible();
        await page.route("**/api/users/login", (route) => route.fulfill({ status: 401, body: "" }));
        await submit.click();
        await expectFailure(page, "Sign In Failed", "Please check your credentials and try again");
      });
    });
  });
});
