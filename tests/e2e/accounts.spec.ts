import type { Page } from "@playwright/test";
import { fillRegister, makeAccount, newAddress, openDialog, PASSWORD, signInByDialog } from "@/tests/support/auth-dialog";
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("the menu holds the ways in, and the welcome line and Logout once signed in", async ({ page }) => {
    const email = await makeAccount(page);
    await page.goto("/");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await page.getByRole("link", { name: "Register Free" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toHaveAccessibleName("Create Your Account");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await menu.click();
    await page.getByRole("link", { name: "Sign In" }).click();
    await expect(dialog).toHaveAccessibleName("Sign In to Your Account");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await expect(dialog).toBeHidden();
    await menu.click();
    await expect(page.getByRole("link", { name: "Welcome, Asha Verma" })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "You are logged out", "have left this device");
  });
});

test.describe("what the device stores", () => {
  for (const value of ["{", "null", "[object Object]", '{"fullName":5}', "[]", '"x"', "<img src=x onerror=alert(1)>"]) {
    test(`is discarded where it is no user: ${value}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem("niyukti_user", text), value);
      await page.goto("/");
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("niyukti_user"))).toBeNull();
    });
  }

  test("a name that is markup is shown as text", async ({ page }) => {
    const fullName = "<img src=x onerror=alert(1)>$&";
    const data = { fullName, email: newAddress(), password: PASSWORD };
    await page.context().request.post("/api/users/register", { data });
    await page.addInitScript(
      (name) => localStorage.setItem("niyukti_user", JSON.stringify({ id: 1, fullName: name, email: "x" })),
      fullName,
    );
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText(`Welcome, ${fullName}`);
  });
});

test("what was kept signed out on a phone is on two devices after signing in there, and leaves with the sign-out", async ({
  browser,
  page,
}) => {
  const email = await makeAccount(page);
  const saved = (ids: number[]) => ({
    version: 1,
    items: ids.map((jobId) => ({
      key: String(jobId),
      value: { jobId, title: `Job ${jobId}`, department: "Banking", deadline: "2030-12-31" },
      changedAt: {},
      deletedAt: null,
    })),
  });
  const idsOn = (device: Page) =>
    device.evaluate(() => {
      const { items = [] } = JSON.parse(localStorage.getItem("niyukti_saved_jobs") ?? "{}") as { items?: { key: string }[] };
      return items.map(({ key }) => key).sort();
    });
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [phone, laptop] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!phone || !laptop) throw new Error("two pages were opened");
  for (const [device, ids] of [
    [phone, [1, 2]],
    [laptop, [2, 3]],
  ] as const) {
    await device.setViewportSize({ width: 1280, height: 900 });
    await device.goto("/exams");
    await device.evaluate((text) => localStorage.setItem("niyukti_saved_jobs", text), JSON.stringify(saved([...ids])));
  }
  await signInByDialog(phone, email);
  await signInByDialog(laptop, email);
  await expect.poll(() => idsOn(laptop)).toEqual(["1", "2", "3"]);
  await phone.reload();
  await expect.poll(() => idsOn(phone)).toEqual(["1", "2", "3"]);
  await phone.getByRole("button", { name: "Logout" }).first().click();
  await expect.poll(() => idsOn(phone)).toEqual([]);
  expect(await idsOn(laptop)).toEqual(["1", "2", "3"]);
  await Promise.all(contexts.map((context) => context.close()));
});

test.describe("with the network away", () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test("Logout leaves the device at once, and ends the session when the network is back", async ({ page, context }) => {
    const email = await makeAccount(page);
    const exchange = () => page.waitForResponse("**/api/users/me/records");
    await page.goto("/exams");
    const first = exchange();
    await signInByDialog(page, email);
    await first;
    // A page on which no toast was shown, whose script then is not there.
    const second = exchange();
    await page.reload();
    await second;
    await context.setOffline(true);
    await page.getByRole("button", { name: "Logout" }).first().click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await context.setOffline(false);
    expect((await context.request.get("/api/users/me")).status()).toBe(200);
    await page.reload();
    await expect.poll(async () => (await context.request.get("/api/users/me")).status()).toBe(401);
  });

  test("what a device could not exchange when its page was opened is exchanged without another page", async ({
    page,
    context,
  }) => {
    const email = await makeAccount(page);
    await page.route("**/api/users/me", (route) => route.abort());
    const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/users/me"));
    let exchanges = 0;
    page.on("response", (response) => {
      if (response.url().endsWith("/api/users/me/records") && response.ok()) exchanges++;
    });
    await page.goto("/exams");
    await signInByDialog(page, email);
    await asked;
    expect(exchanges).toBe(0);
    await page.unroute("**/api/users/me");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => exchanges, { timeout: 40_000 }).toBeGreaterThan(0);
  });
});

test.describe("a session that was ended elsewhere", () => {
  test.use({ allowedConsoleErrors: [/401/] });
  test("leaves the device at the next page that asks", async ({ page }) => {
    const email = await makeAccount(page);
    await page.goto("/exams");
    await signInByDialog(page, email);
    await expect(page.getByRole("banner")).toContainText("Welcome");
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.context().request.delete("/api/users/me/sessions", { headers })).status()).toBe(200);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  });
});
