import { expectToast, makeAccount, newAddress, PASSWORD, signInByDialog } from "@/tests/support/auth-dialog";
import { expect, test } from "@/tests/support/test";

// Wide enough for the bar of the header; the mobile menu has tests of its own.
test.use({ viewport: { width: 1280, height: 900 } });

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

test("what the device stores is a user whose name is text, or is discarded", async ({ page }) => {
  await test.step("is discarded where it is no user", async () => {
    await page.goto("/faq");
    // Every value meets the session in tests/components/hostile-storage.test.tsx.
    for (const value of ["{", '{"fullName":5}']) {
      await page.evaluate((text) => localStorage.setItem("niyukti_user", text), value);
      await page.reload();
      await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first(), value).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("niyukti_user")), value).toBeNull();
    }
  });

  await test.step("a name that is markup is shown as text", async () => {
    const fullName = "<img src=x onerror=alert(1)>$&";
    const data = { fullName, email: newAddress(), password: PASSWORD };
    await page.context().request.post("/api/users/register", { data });
    await page.evaluate((name) => {
      sessionStorage.clear();
      localStorage.setItem("niyukti_user", JSON.stringify({ id: 1, fullName: name, email: "x" }));
    }, fullName);
    await page.goto("/");
    await expect(page.getByRole("banner")).toContainText(`Welcome, ${fullName}`);
  });
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
