import type { Browser, Cookie, Page } from "@playwright/test";
import { newAddress, PASSWORD } from "@/tests/support/auth-dialog";
import { expectAccessible } from "@/tests/support/axe";
import { hideSeen, type Seen } from "@/tests/support/seen-parts";
import { expect, test } from "@/tests/support/test";

const NARROW = 320;
test.use({ viewport: { width: NARROW, height: 640 } });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What a page answers in the place of what was looked at, made of the same parts: each kind of answer in either theme, and nothing of it lies beside a narrow screen. */
async function expectAnswered(page: Page, role: "alert" | "status", text: string, theme: "light" | "dark"): Promise<void> {
  await expect(page.getByRole("main").getByRole(role)).toContainText(text);
  await expectAccessible(page, "main", theme);
  expect(await widthOf(page)).toBeLessThanOrEqual(NARROW);
}

/** The same address in Hindi, whose words are longer. */
async function expectNarrowInHindi(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=hi`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  expect(await widthOf(page)).toBeLessThanOrEqual(NARROW);
}

/** A page, and what is done there once it was looked at. */
type Visit = readonly [path: string, heading: string, use?: (page: Page) => Promise<void>];

/** One window for all: a new one, which reads every script anew, costs as much as a look. */
async function visitEach(page: Page, visits: readonly Visit[]): Promise<void> {
  const seen: Seen = new Set();
  for (const [path, heading, use] of visits) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    expect(await widthOf(page), path).toBeLessThanOrEqual(NARROW);
    await hideSeen(page, seen);
    await expectAccessible(page);
    if (use) await test.step(`what is answered at ${path}`, () => use(page));
    await expectNarrowInHindi(page, path);
  }
}

test("signed out, in both themes and 320 px wide, the pages for signing in, registering, passwords, addresses and mails are accessible, and what they answer", async ({
  page,
}) => {
  await visitEach(page, [
    ["/sign-in", "Sign In to Your Account", signInWrongly],
    ["/register", "Create Your Account", registerWrongly],
    ["/forgot-password", "Set a new password", askForLink],
    ["/reset-password?token=unknown", "Choose a new password"],
    // A link without its end, and one that is broken.
    ["/reset-password", "Choose a new password"],
    ["/verify-email?token=unknown", "Confirm your email address"],
    ["/unsubscribe?token=1.notice.wrong", "Stop mails"],
  ]);
});

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(newAddress());
  await page.getByLabel("Password", { exact: true }).fill("wrong one");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expectAnswered(page, "alert", "Invalid email or password", "dark");
}

async function registerWrongly(page: Page): Promise<void> {
  const typed = { "Full Name": "Asha Verma", Email: newAddress(), Password: PASSWORD, "Confirm Password": "another one" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  await expectAnswered(page, "alert", "Passwords do not match", "light");
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send the link" }).click();
  await expectAnswered(page, "status", "If this address has an account", "dark");
}

test("signed in, in both themes and 320 px wide, the pages of settings, sessions and deletion are accessible, and what they answer", async ({
  page,
  context,
  browser,
}) => {
  await context.addCookies(await cookiesOfNewAccount(browser));
  await visitEach(page, [
    ["/settings", "Settings", saveAndBeRefused],
    ["/settings/sessions", "Where you are signed in"],
    ["/settings/delete", "Delete your account", deleteWrongly],
  ]);
});

async function saveAndBeRefused(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectAnswered(page, "status", "Your changes have been saved.", "light");
  await page.getByLabel("Current password").last().fill(PASSWORD);
  // The browser itself counts no less than six characters.
  const short = page.getByLabel("New password");
  await short.evaluate((field) => field.removeAttribute("minlength"));
  await short.fill("five5");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expectAnswered(page, "alert", "at least 6 characters", "dark");
}

async function deleteWrongly(page: Page): Promise<void> {
  await page.getByLabel("Your password").fill("wrong one");
  await page.getByRole("button", { name: "Delete my account for good" }).click();
  await expectAnswered(page, "alert", "password", "light");
}

/** An account that is signed in on two devices, and the cookies of one. */
async function cookiesOfNewAccount(browser: Browser): Promise<Cookie[]> {
  const context = await browser.newContext();
  const email = newAddress();
  const data = { fullName: "Venkatanarasimharajuvaripeta Subrahmanyam-Chattopadhyay", email, password: PASSWORD };
  expect((await context.request.post("/api/users/register", { data })).status()).toBe(201);
  expect((await context.request.post("/api/users/login", { data: { email, password: PASSWORD } })).status()).toBe(200);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
