import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expect, test } from "@/tests/support/test";

test("an account lives its whole life without a script", async ({ reader: page }) => {
  test.slow();
  const email = newAddress();
  await page.goto("/register");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create Your Account");
  await page.getByLabel("Full Name").fill("Asha Verma");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill("another one");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toHaveText("Passwords do not match");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("status")).toHaveText("Welcome to Niyukti! You are now logged in.");
  await page.getByLabel("Full Name").fill("Asha V");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("Your changes have been saved.");
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha V");

  await page.getByLabel("Current password").last().fill(PASSWORD);
  await page.getByLabel("New password").fill("five5");
  await page.getByRole("button", { name: "Change the password" }).click();
  await page.getByLabel("Current password").last().fill(PASSWORD);
  await page.getByLabel("New password").fill("another good one");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByRole("status")).toContainText("Your password has been changed.");

  await page.getByRole("link", { name: "Devices on which you are signed in" }).click();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to settings" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("status")).toHaveText("You are logged out.");

  await page.goto("/settings/delete");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await page.getByLabel("Password").fill("another good one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/settings\/delete$/);
  await page.getByLabel("Your password").fill("another good one");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expect(page.getByRole("status")).toContainText("have been deleted");
  await page.goto("/settings");
  await expect(page).toHaveURL(/\/sign-in\?next=/);
});

test("the pages speak Hindi and stay in it", async ({ reader: page }) => {
  await page.goto("/sign-in?lang=hi");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  // How many others seek jobs here cannot be counted, and is not claimed.
  await expect(page.getByText("अपनी पसंद की सरकारी नौकरी खोजें", { exact: true })).toBeVisible();
  await page.getByLabel("ईमेल").fill("nobody@example.org");
  await page.getByLabel("पासवर्ड").fill("wrong one");
  await page.getByRole("button", { name: "साइन इन करें" }).click();
  await expect(page).toHaveURL(/lang=hi/);
  await expect(page.getByRole("alert")).toHaveText("ईमेल या पासवर्ड सही नहीं है");
});

test("a forgotten password and links of mails have pages", async ({ reader: page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).toContainText("If this address has an account");
  await page.goto("/reset-password?token=unknown");
  await expect(page.getByRole("main")).toContainText("This link has been used already or is older than 1 hour.");
  await expect(page.getByLabel("New password")).toHaveCount(0);
  await page.goto("/verify-email?token=unknown");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link has been used already");
  for (const path of ["/reset-password", "/verify-email"]) {
    await page.goto(path);
    await expect(page.getByText("This link is not complete.")).toBeVisible();
  }
  await page.goto("/unsubscribe?token=1.notice.wrong");
  await expect(page.getByText("This unsubscribe link is not complete.")).toBeVisible();
});

test("the links of the header lead to the pages", async ({ reader: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Register Free" }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).first().click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("a refusal of several fields says how many they are, and the words of each stand beside it", async ({ reader: page }) => {
  await page.goto("/register?lang=hi");
  await page.locator("[name=fullName]").fill("  ");
  await page.locator("[name=email]").fill(newAddress());
  await page.locator("[name=phone]").fill("12345");
  for (const name of ["password", "confirmPassword"]) await page.locator(`[name=${name}]`).fill(PASSWORD);
  await page.getByRole("button", { name: "खाता बनाएँ" }).click();
  await expect(page.getByRole("alert")).toHaveText("कृपया नीचे चिह्नित 2 जानकारियाँ ठीक करें।");
  await expect(page.locator("[aria-invalid]")).toHaveCount(2);
  await expect(page.locator(".field-error")).toHaveCount(2);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("a@b");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
});
