import { expectFailure, expectToast, fillRegister, newAddress, openDialog } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

// Wide enough for the bar of the header; the mobile menu has tests of its own.
test.use({ viewport: { width: 1280, height: 900 }, allowedConsoleErrors: [/status of 400 .*\/api\/users\/register/] });

test("the sign-in dialog opens and closes as dialogs do, and tells what is missing and what will not do", async ({ page }) => {
  await page.goto("/");
  const dialog = page.getByRole("dialog");

  await test.step("gives the focus to its first field, closes on Escape and on Back, and is opened by its address", async () => {
    await openDialog(page, "Register Free");
    await expect(page).toHaveURL(/#register$/);
    await expect(dialog.getByLabel("Full Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await openDialog(page, "Sign In");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goto("/#register");
    await expect(dialog).toHaveAccessibleName("Create Your Account");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("has two tabs with the specified titles, the welcome text, and is accessible", async () => {
    await openDialog(page, "Sign In");
    await expect(dialog).toHaveAccessibleName("Sign In to Your Account");
    await expect(dialog).toContainText("Find your dream government job");
    await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
    await expect(dialog.getByRole("button", { name: "Forgot your password?" })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await dialog.getByRole("tab", { name: "Register" }).click();
    await expect(dialog).toHaveAccessibleName("Create Your Account");
    await expect(dialog.getByLabel("Phone Number (Optional)")).toBeVisible();
    await expect(dialog.getByLabel("Email")).toHaveAttribute("type", "email");
    await expectAccessible(page, "[role=dialog]");
  });

  await test.step("shows and hides the password, and tells what is missing", async () => {
    await dialog.getByRole("tab", { name: "Sign In" }).click();
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Missing Information", "Please fill in all fields");
    await expect(dialog.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    const field = dialog.getByLabel("Password", { exact: true });
    await field.fill("secret");
    await expect(field).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(field).toHaveAttribute("type", "password");
    await dialog.getByRole("tab", { name: "Register" }).click();
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Missing Information", "Please fill in all required fields");
  });

  await test.step("tells of two passwords that differ and of a short one; at one of the commonest it hints, and the site refuses it", async () => {
    await fillRegister(dialog, newAddress());
    await dialog.getByLabel("Confirm Password").fill("another one");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Password Mismatch", "Passwords do not match");
    await fillRegister(dialog, newAddress(), "five5");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Password Too Short", "Password must be at least 6 characters long");
    await fillRegister(dialog, newAddress(), "password1");
    await expect(dialog).toContainText("Very easy to guess");
    await dialog.getByRole("button", { name: "Create Account" }).click();
    await expectFailure(page, "Registration Failed", "This password is one of the most used ones. Please choose another.");
  });
});
