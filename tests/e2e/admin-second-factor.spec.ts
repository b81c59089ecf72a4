import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { codeOf, enrolStaff, makeStaff, type Staff } from "@/tests/support/second-factor";
import { beSignedIn } from "@/tests/support/staff";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 120_000 });
// The browser's own lines about steps that answer 401 and fields that answer 400.
test.use({ allowedConsoleErrors: [/40[01]|Failed to load resource/] });

async function givePassword(page: Page, { username, password }: Pick<Staff, "username" | "password">): Promise<void> {
  await page.goto("/admin/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard", level: 1 });

/** Looks at a page, or at what of it has changed, in both themes, as it is now, and in a window of 320 pixels. */
async function expectGoodInBothThemes(page: Page, within?: string): Promise<void> {
  await expectAccessible(page, within);
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width, height });
}

test("an editor sets a second factor up, keeps the recovery codes and signs in with a code", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const staff = await makeStaff(request);
  await givePassword(page, staff);
  await expect(dashboard(page)).toBeVisible();
  await page.getByRole("button", { name: staff.username }).click();
  await page.getByRole("link", { name: "Second Factor" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Off", { exact: true })).toBeVisible();
  await expectGoodInBothThemes(page);

  await main.getByRole("button", { name: "Set up" }).click();
  await expect(main.getByRole("heading", { name: "Set up an authenticator app" })).toBeFocused();
  await expect(main.getByRole("img", { name: "QR code of the key below" })).toBeVisible();
  const key = (await main.locator("code").textContent()) ?? "";
  await main.getByRole("button", { name: "Copy key" }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key.replaceAll(" ", ""));
  await expectGoodInBothThemes(page, "main");

  await main.getByRole("button", { name: "Turn on" }).click();
  await expect(main.getByText("Current password is required")).toBeVisible();
  await expect(main.getByLabel("Current password")).toBeFocused();
  await main.getByLabel("Current password").fill(staff.password);
  await main.getByRole("textbox", { name: "Code" }).fill("000000");
  await main.getByRole("button", { name: "Turn on" }).click();
  await expect(main.getByText("That code is not right")).toBeVisible();
  await expect(main.getByRole("textbox", { name: "Code" })).toBeFocused();
  await main.getByRole("textbox", { name: "Code" }).fill(codeOf(key));
  await main.getByRole("textbox", { name: "Code" }).press("Enter");
  await expect(main.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const codes = await main.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([page.waitForEvent("download"), main.getByRole("button", { name: "Download codes" }).click()]);
  expect(file.suggestedFilename()).toBe(`recovery-codes-${staff.username}.txt`);
  expect(await readFile(await file.path(), "utf8")).toBe(`${codes.join("\n")}\n`);
  await expectGoodInBothThemes(page, "main");
  await main.getByRole("button", { name: "I have kept them" }).click();
  await expect(main.getByText("10 of your recovery codes are left")).toBeVisible();
  await expectGoodInBothThemes(page, "main");

  await context.clearCookies();
  await givePassword(page, staff);
  const code = page.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await expectGoodInBothThemes(page, "main");
  await code.fill("123 456");
  await code.press("Enter");
  await expect(page.getByText("That code is not right")).toBeVisible();
  await code.fill(codeOf(key, 1));
  await code.press("Enter");
  await expect(dashboard(page)).toBeVisible();
});

test("a first step that is too old leads back to the password, and a recovery code signs in where the app is not at hand, renews the codes, and turns the second factor off", async ({
  page,
  request,
  context,
}) => {
  const staff = await makeStaff(request, "admin");
  const { recoveryCodes } = await enrolStaff(request, staff);
  await givePassword(page, staff);
  await expect(page.getByRole("textbox", { name: "Code" })).toBeVisible();
  await context.clearCookies();
  await page.getByRole("textbox", { name: "Code" }).fill("123456");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("That took too long. Please sign in with your password again.")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeVisible();

  const [first = "", second = ""] = recoveryCodes;
  await givePassword(page, staff);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await expect(page.getByLabel("Recovery code")).toBeFocused();
  await expectGoodInBothThemes(page, "main");
  await page.getByLabel("Recovery code").fill(first);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(dashboard(page)).toBeVisible();

  await page.goto("/admin/second-factor");
  const main = page.getByRole("main");
  await expect(main.getByText("9 of your recovery codes are left")).toBeVisible();
  await main.getByRole("button", { name: "New recovery codes" }).click();
  await expect(main.getByRole("heading", { name: "New recovery codes" })).toBeFocused();
  await expectGoodInBothThemes(page, "main");
  await main.getByLabel("Current password").fill(staff.password);
  await main.getByRole("textbox", { name: "Code" }).fill(second);
  await main.getByRole("button", { name: "Make new codes" }).click();
  await expect(main.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  const fresh = await main.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
  expect(fresh).toHaveLength(10);
  expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  await main.getByRole("button", { name: "I have kept them" }).click();

  await main.getByRole("button", { name: "Turn off" }).click();
  await main.getByLabel("Current password").fill(staff.password);
  await main.getByRole("textbox", { name: "Code" }).fill(recoveryCodes[2] ?? "");
  await main.getByRole("button", { name: "Turn off" }).click();
  await expect(main.getByText("That code is not right")).toBeVisible();
  await main.getByRole("textbox", { name: "Code" }).fill(fresh[0] ?? "");
  await main.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Second Factor Turned Off")).toBeVisible();
  await expect(main.getByRole("button", { name: "Set up" })).toBeVisible();
});

test("an admin resets the second factor of somebody who lost it, after a question, and it is in the log", async ({
  page,
  request,
}) => {
  const staff = await makeStaff(request);
  await enrolStaff(request, staff);
  await beSignedIn(page.context());
  await page.goto("/admin/dashboard?panel=users#management");
  const row = page.getByRole("row", { name: new RegExp(staff.username) });
  await row.getByRole("button", { name: "Reset second factor" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset second factor" });
  await expect(dialog.getByText("Make sure that it is they who ask for it.")).toBeVisible();
  await expectGoodInBothThemes(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(page.getByText(`${staff.username} signs in by password alone now`)).toBeVisible();
  await expect(row.getByRole("button", { name: "Reset second factor" })).toHaveCount(0);
  await page.goto(`/admin/log?search=${staff.username}`);
  await expect(page.getByText("Reset second factor of user").first()).toBeVisible();

  await page.context().clearCookies();
  await givePassword(page, staff);
  await expect(dashboard(page)).toBeVisible();
});
