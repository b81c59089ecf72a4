import type { Page } from "@playwright/test";
import { fillRegister, makeAccount, newAddress, openDialog, PASSWORD } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

// Wide enough for the bar of the header; the mobile menu has tests of its own.
test.use({ viewport: { width: 1280, height: 900 } });

const toast = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]');
const expectToast = async (page: Page, title: string, text: string) => {
  await expect(toast(page).filter({ hasText: title })).toContainText(text);
};
/** A toast in the style of failures, and a form that can be sent once more. */
const expectFailure = async (page: Page, title: string, text: string) => {
  await expectToast(page, title, text);
  await expect(toast(page).filter({ hasText: title })).toHaveClass(/toast-destructive/);
  const submit = page.getByRole("dialog").locator("button[type=submit]");
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveText(title.startsWith("Sign In") ? "Sign In" : "Create Account");
};

test.describe("the sign-in dialog", () => {
  test("has two tabs with the specified titles, the welcome text, and is accessible", async ({ page }) => {
    await page.goto("/");
    const dialog = await openDialog(page, "Sign In");
    await expect(dialog).toHaveAccessibleName("Sign In to Your Account");
    await expect(dialog).toContainText("Join thousands of job seekers and find your dream government job");
    await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(dialog.getByRole("button", { name: "Forgot your password?" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("tab", { name: "Register" }).click();
    await expect(dialog).toHaveAccessibleName("Create Your Account");
    await expect(dialog.getByLabel("Phone Number (Optional)")).toBeVisible();
    await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
    await expectAccessible(page);
  });

  test("shows and hides the password", async ({ page }) => {
    await page.goto("/#signin");
    const field = page.getByRole("dialog").getByLabel("Password", { exact: true });
    await field.fill("secret");
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(field).toHaveAttribute("type", "password");
  });

  test("gives the focus to its first field, closes on Escape and on Back, and is opened by its address", async ({ page }) => {
    await page.goto("/");
    const dialog = await openDialog(page, "Register Free");
    await expect(page).toHaveURL(/#register$/);
    await expect(dialog.getByLabel("Full Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openDialog(page, "Sign In");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goto("/#register");
    await expect(dialog).toHaveAccessibleName("Create Your Account");
  });

  test("tells what is missing", async ({ page }) => {
    await page.goto("/#signin");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Missing Information", "Please fill in all fields");
    await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await dialog.getByRole("tab", { name: "Register" }).click();
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Missing Information", "Please fill in all required fields");
  });

  test("tells of passwords that differ and of a short one", async ({ page }) => {
    await page.goto("/#register");
    const dialog = page.getByRole("dialog");
    await fillRegister(dialog, newAddress());
    await dialog.getByLabel("Confirm Password").fill("another one");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Password Mismatch", "Passwords do not match");
    await fillRegister(dialog, newAddress(), "five5");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Password Too Short", "Password must be at least 6 characters long");
  });

  test.describe("with a password that is among the commonest", () => {
    test.use({ allowedConsoleErrors: [/400/] });
    test("hints at it, and is refused by the site", async ({ page }) => {
      await page.goto("/#register");
      const dialog = page.getByRole("dialog");
      await fillRegister(dialog, newAddress(), "password1");
      await expect(dialog).toContainText("Very easy to guess");
      await dialog.getByRole("button", { name: "Create Account" }).click();
      await expectFailure(page, "Registration Failed", "This password is one of the most used ones. Please choose another.");
    });
  });
});

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

test.describe("signing in", () => {
  test("greets, closes the dialog, shows who is signed in on every page, and signs out again", async ({ page }) => {
    const email = await makeAccount(page);
    await page.goto("/");
    const dialog = await openDialog(page, "Sign In");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.route("**/api/users/login", async (route) => {
      await expect(dialog.getByRole("button", { name: "Signing In..." })).toBeDisabled();
      await route.continue();
    });
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Welcome back!", "You have successfully signed in");
    await expect(dialog).toBeHidden();
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

  test.describe("with a wrong password", () => {
    test.use({ allowedConsoleErrors: [/401/] });
    test("says so and keeps the dialog", async ({ page }) => {
      const email = await makeAccount(page);
      await page.goto("/#signin");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Password", { exact: true }).fill("wrong one");
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expectFailure(page, "Sign In Failed", "Invalid email or password");
      await expect(dialog).toBeVisible();
      await page.route("**/api/users/login", (route) => route.fulfill({ status: 401, body: "" }));
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expectFailure(page, "Sign In Failed", "Please check your credentials and try again");
    });
  });

  test.describe("with the network down", () => {
    test.use({ allowedConsoleErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
    test("says so", async ({ page, context }) => {
      await page.goto("/#signin");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email").fill("asha@example.org");
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      // The toast's script comes with the dialog, so that it is there when the network is not.
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await dialog.getByRole("button", { name: "Sign In" }).click();
      await expectFailure(page, "Sign In Failed", "Connection error. Please try again later.");
      await context.setOffline(false);
    });
  });

  test("asks for a new password without saying whether the address has an account", async ({ page }) => {
    await page.goto("/#signin");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Forgot your password?" }).click();
    await dialog.getByLabel("Email").fill(newAddress());
    await dialog.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog).toContainText("If this address has an account, a link to set a new password is on its way.");
    await dialog.getByRole("button", { name: "Back to sign in" }).click();
    await expect(dialog).toHaveAccessibleName("Sign In to Your Account");
  });
});
