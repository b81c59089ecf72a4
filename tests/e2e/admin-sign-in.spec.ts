import { MAX_SESSIONS } from "@/lib/auth/schema";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { beSignedIn, createStaff, holdCall, signIn } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/401|Failed to load resource/] });

/** The address of the sign-in page that leads on to another. */
const signInFor = (path: string) => `/admin/login?${new URLSearchParams({ next: path })}`;

test("says what is wrong with credentials, leads to the dashboard, keeps the token, and logs out", async ({ page }) => {
  // Logging out ends this session alone, but the name is this test's own: wrong passwords make a name wait.
  await beSignedIn(page.context());
  const { username, password } = await createStaff(page, "admin");
  await page.context().clearCookies();
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid credentials")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(username);
  await signIn(page, { username, password });
  await expect(page.getByText("Login Successful")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeTruthy();
  await page.getByRole("button", { name: new RegExp(username) }).click();
  await expect(page.getByRole("link", { name: "Manage Users" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeNull();
  await page.goto("/admin/log?search=clerk");
  await expect(page).toHaveURL(signInFor("/admin/log?search=clerk"));
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin/log?search=clerk");
});

test("the form of the sign-in asks for both fields, says what went wrong, and is asked for again when the session has ended", async ({
  page,
}) => {
  await test.step("a first visit of the staff is in the theme of the device", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/admin/login");
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
  const [username, password] = [page.getByLabel("Username"), page.getByLabel("Password")];
  await test.step("needs user name and password", async () => {
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(username).toBeFocused();
    expect(await username.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
    expect(await password.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  });
  await test.step("shows the server's message, and 'Invalid credentials' where it gives none", async () => {
    await page.getByLabel("Username").fill("x");
    await page.getByLabel("Password").fill("y");
    for (const [body, shown] of [
      [{ message: "Too many attempts. Please wait a while and try again." }, "Too many attempts. Please wait"],
      [{}, "Invalid credentials"],
    ] as const) {
      await page.route("**/api/admin/login", (route) => route.fulfill({ status: 429, json: body }), { times: 1 });
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.locator("main").getByRole("alert")).toContainText(shown);
    }
  });
  await test.step("says so when the network is away", async () => {
    await page.route("**/api/admin/login", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Connection error. Please try again.")).toBeVisible();
  });
  await test.step("is busy while it asks", async () => {
    const release = await holdCall(page, "**/api/admin/login", "POST");
    await username.fill(TEST_ADMIN.username);
    await password.fill(TEST_ADMIN.password);
    await password.press("Enter");
    await expect(page.getByRole("button", { name: "Signing In..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
  });
  await test.step("leads back to the sign-in page when the session has ended", async () => {
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeTruthy();
    await page.context().clearCookies();
    await page.getByRole("tab", { name: "Admin Users" }).click();
    await expect(page).toHaveURL(signInFor("/admin/dashboard?panel=users"));
    expect(await page.evaluate(() => localStorage.getItem("niyukti_admin_token"))).toBeNull();
  });
});

test("every page of the staff leads to the sign-in page, and that back to it, where nobody is signed in", async ({
  reader: page,
}) => {
  for (const path of ["", "/dashboard"]) {
    await page.goto(`/admin${path}`);
    await expect(page).toHaveURL("/admin/login");
  }
  const paths = ["jobs", "jobs/bin", "jobs/new", "jobs/1", "review", "import", "inbox", "log", "second-factor"];
  for (const path of paths.map((path) => `/admin/${path}`)) {
    await page.goto(path);
    await expect(page).toHaveURL(signInFor(path));
  }
});

test("tests that open the admin area again and again end nobody's session", async ({ context, browser }) => {
  await beSignedIn(context);
  for (let others = 0; others < MAX_SESSIONS.admin; others++) {
    const other = await browser.newContext();
    await beSignedIn(other);
    await other.close();
  }
  expect((await context.request.get("/api/admin/me")).status()).toBe(200);
});
