import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { beSignedIn, createStaff, goTo, holdCall, openAdmin, toast, unique } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

// Each test walks through several pages of its own.
test.describe.configure({ timeout: 180_000 });
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

test("the staff are listed and made by an admin", async ({ page }) => {
  await page.route("**/api/admin/users", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await openAdmin(page, "/admin/dashboard?panel=users");
  await test.step("users that cannot be loaded can be asked for again", async () => {
    await expect(page.getByText("The users could not be loaded.")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row", { name: /chief/ })).toContainText("(you)");
  });
  await page.getByRole("tab", { name: "Create User" }).click();
  await test.step("a user that cannot be created keeps the form and says 'User Creation Failed' or 'Error'", () =>
    createInVain(page));
  await test.step("a user is created, told of in a toast, listed, and deactivated", () => createAndDeactivate(page));
});

async function createInVain(page: Page): Promise<void> {
  const create = page.getByRole("button", { name: "Create User" });
  const password = page.getByRole("textbox", { name: "Password" });
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Email").fill("nowhere");
  await password.fill("12345");
  await create.click();
  await expect(toast(page, "User Creation Failed", "Username must be at least 3 characters long")).toBeVisible();
  for (const message of [
    "Username must be at least 3 characters long",
    "Please enter a valid email address",
    "Password must be at least 6 characters long",
  ]) {
    await expect(page.getByRole("tabpanel", { name: "Create User" }).getByText(message)).toBeVisible();
  }
  await expectAccessible(page, "#management");
  await expect(page.getByLabel("Username")).toHaveValue("ab");
  await page.getByLabel("Username").fill("chief");
  await page.getByLabel("Email").fill("someone@example.org");
  await password.fill("a good one");
  await create.click();
  await expect(toast(page, "User Creation Failed", "This username or email address is already taken")).toBeVisible();
  await page.route("**/api/admin/users", (route) => route.abort(), { times: 1 });
  await create.click();
  await expect(toast(page, "Error", "Connection error. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("chief");
}

async function createAndDeactivate(page: Page): Promise<void> {
  const name = unique("meera").replace(" ", "-");
  await expect(page.getByLabel("Role")).toHaveValue("admin");
  await page.getByLabel("Username").fill(name);
  await page.getByLabel("Email").fill(`${name}@example.org`);
  await page.getByRole("textbox", { name: "Password" }).fill("secret of hers");
  await page.getByLabel("Role").selectOption("editor");
  const release = await holdCall(page, "**/api/admin/users", "POST");
  await page.getByRole("button", { name: "Create User" }).click();
  await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
  release();
  await expect(toast(page, "User Created", `${name} can sign in now.`)).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("");
  await page.getByRole("tab", { name: "Admin Users" }).click();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("editor");
  await expect(row).toContainText("Never");
  await row.getByRole("button", { name: "Make admin" }).click();
  await expect(toast(page, `${name} is now admin`)).toBeVisible();
  await row.getByRole("button", { name: "End sessions" }).click();
  await expect(toast(page, `All sessions of ${name} have ended`)).toBeVisible();
  await row.getByRole("button", { name: "Deactivate" }).click();
  await expect(row).toContainText("Deactivated");
}

test("an editor may change the own password, and nobody else", async ({ page }) => {
  await beSignedIn(page.context());
  const self = await createStaff(page, "editor");
  await openAdmin(page, "/admin/dashboard?panel=users", self);
  await test.step("an editor sees neither users nor their tabs, and is refused by the calls", async () => {
    await expect(page.getByRole("tab", { name: "Manage Jobs" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Admin Users" })).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Create User" })).toHaveCount(0);
    expect((await page.request.get("/api/admin/users")).status()).toBe(403);
  });
  await page.getByRole("tab", { name: "Change Password" }).click();
  await test.step("the own password is changed, with the messages of the specification", () => changePassword(page, self));
});

async function changePassword(page: Page, self: { username: string; password: string }): Promise<void> {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const [current, next, again] = [field("Current password"), field("New password"), field("New password again")];
  const change = page.getByRole("button", { name: "Change Password" });
  await current.fill("not the password");
  await next.fill("short");
  await again.fill("short");
  await change.click();
  await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  await next.fill("a second password");
  await again.fill("another");
  await change.click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await again.fill("a second password");
  await change.click();
  await expect(toast(page, "Password Change Failed", "The current password is not right.")).toBeVisible();
  await current.fill(self.password);
  await page.route("**/api/admin/change-password", (route) => route.abort(), { times: 1 });
  await change.click();
  await expect(toast(page, "Error", "An error occurred while changing password")).toBeVisible();
  await change.click();
  await expect(toast(page, "Password Changed")).toBeVisible();
  await expect(current).toHaveValue("");
  // This browser stays signed in; the old password opens nothing.
  await goTo(page, "/admin/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  const { username, password } = self;
  const old = await page.request.post("/api/admin/login", { data: { username, password } });
  expect(old.status()).toBe(401);
}
