import type { Browser, Cookie, Page } from "@playwright/test";
import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

const NARROW = 320;
test.use({ viewport: { width: NARROW, height: 640 } });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The page as it is now: accessible in both themes, and nothing of it lies beside a narrow screen. */
async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(NARROW);
}

/** The same address in Hindi, whose words are longer. */
async function expectNarrowInHindi(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=hi`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await widthOf(page)).toBeLessThanOrEqual(NARROW);
}

/** One window for all: a new one, which reads every script anew, costs as much as a look. */
async function visitEach(page: Page, pages: readonly (readonly [path: string, heading: string])[]): Promise<void> {
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    await expectUsable(page);
    await expectNarrowInHindi(page, path);
  }
}

test.describe("signed out, in both themes and 320 px wide,", () => {
  test("the pages for signing in, registering, passwords, addresses and mails are accessible", async ({ page }) => {
    await visitEach(page, [
      ["/sign-in", "Sign In to Your Account"],
      ["/register", "Create Your Account"],
      ["/forgot-password", "Set a new password"],
      ["/reset-password?token=unknown", "Choose a new password"],
      // A link without its end, and one that is broken.
      ["/reset-password", "Choose a new password"],
      ["/verify-email?token=unknown", "Confirm your email address"],
      ["/unsubscribe?token=1.notice.wrong", "Stop mails"],
    ]);
  });

  test("a sign-in that failed, a registration that was refused and the word that a link is on its way are accessible", async ({
    page,
  }) => {
    await page.goto("/sign-in");
    await page.getByLabel("Email").fill(newAddress());
    await page.getByLabel("Password", { exact: true }).fill("wrong one");
    await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
    await expectUsable(page);

    await page.goto("/register");
    await page.getByLabel("Full Name").fill("Asha Verma");
    await page.getByLabel("Email").fill(newAddress());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill("another one");
    await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Passwords do not match");
    await expectUsable(page);

    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(newAddress());
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText("If this address has an account");
    await expectUsable(page);
  });
});

test.describe("signed in, in both themes and 320 px wide,", () => {
  let cookies: Cookie[];
  test.beforeAll(async ({ browser }) => {
    cookies = await cookiesOfNewAccount(browser);
  });
  test.beforeEach(({ context }) => context.addCookies(cookies));

  test("the pages of settings, sessions and deletion are accessible", async ({ page }) => {
    await visitEach(page, [
      ["/settings", "Settings"],
      ["/settings/sessions", "Where you are signed in"],
      ["/settings/delete", "Delete your account"],
    ]);
  });

  test("settings that were saved or refused, and a deletion with a wrong password, are accessible", async ({ page }) => {
    await page.goto("/settings");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText("Your changes have been saved.");
    await expectUsable(page);
    await page.getByLabel("Current password").last().fill(PASSWORD);
    // The browser itself counts no less than six characters.
    const short = page.getByLabel("New password");
    await short.evaluate((field) => field.removeAttribute("minlength"));
    await short.fill("five5");
    await page.getByRole("button", { name: "Change the password" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("at least 6 characters");
    await expectUsable(page);

    await page.goto("/settings/delete");
    await page.getByLabel("Your password").fill("wrong one");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expectUsable(page);
  });
});

/** An account that is signed in on two devices, and the cookies of one. */
async function cookiesOfNewAccount(browser: Browser): Promise<Cookie[]> {
  const context = await browser.newContext();
  const email = newAddress();
  const data = { fullName: "Venkatanarasimharajuvaripeta Subrahmanyam-Chattopadhyay", email, password: PASSWORD };
  expect((await context.request.post("/api/users/register", { data })).status()).toBe(201);
  const login = await context.request.post("/api/users/login", { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(200);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
