import { expectAccessible } from "@/tests/support/axe";
import { codeOf } from "@/tests/support/second-factor";
import { TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

// On the site apart: while the rule is on, every other test of the staff would be led to set up a second factor.
test.describe.configure({ timeout: 300_000 });
test.use({ allowedConsoleErrors: [/40[13]|Failed to load resource/] });

test("who owes a second factor is led to set it up, to nothing else, and then to the page that was asked for", async ({
  page,
  playwright,
  ownSite: { address },
}) => {
  const calls = await playwright.request.newContext({ baseURL: address });
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await calls.fetch(`/api/admin/${path}`, { method, data, headers });
    return { status: response.status(), body: await response.json() };
  };
  const { body: first } = await call("POST", "login", TEST_ADMIN);
  const password = "a password of the staff";
  const newcomer = { username: "newcomer", email: "newcomer@example.org", password, role: "editor" };
  // Not the administrator whom other tests sign in as.
  const chief = { username: "second-chief", email: "second-chief@example.org", password, role: "admin" };
  for (const one of [newcomer, chief]) expect((await call("POST", "users", one, first.token)).status).toBe(201);
  const { body: signedIn } = await call("POST", "login", { username: chief.username, password });
  const { body: begun } = await call("POST", "second-factor", undefined, signedIn.token);
  const { body: proven } = await call(
    "POST",
    "second-factor/confirm",
    { currentPassword: password, code: codeOf(begun.key) },
    signedIn.token,
  );
  const rule = async (isRequired: boolean) =>
    (await call("PUT", "users/second-factor-rule", { isRequired }, proven.token)).status;
  expect(await rule(true)).toBe(200);

  await page.goto(`${address}/admin/log?search=clerk`);
  await page.getByLabel("Username").fill(newcomer.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("A second factor is required of all staff.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin area" }).getByRole("link")).toHaveText(["Public site"]);
  await expectAccessible(page, "main");
  for (const path of [
    "dashboard",
    "jobs",
    "jobs/bin",
    "jobs/new",
    "jobs/1",
    "review",
    "import",
    "inbox",
    "log",
    "no-such-page",
  ]) {
    expect((await page.request.get(`${address}/admin/${path}`)).url(), path).toMatch(/\/admin\/second-factor/);
  }
  expect((await page.request.get(`${address}/api/admin/jobs`)).status()).toBe(403);

  await page.goto(`${address}/admin/log?search=clerk`);
  await main.getByRole("button", { name: "Set up" }).click();
  const key = (await main.locator("code").textContent()) ?? "";
  await main.getByLabel("Current password").fill(password);
  await main.getByRole("textbox", { name: "Code" }).fill(codeOf(key));
  await main.getByRole("button", { name: "Turn on" }).click();
  await main.getByRole("button", { name: "I have kept them" }).click();
  await expect(page).toHaveURL(/\/admin\/log\?search=clerk$/);
  await expect(page.getByRole("heading", { name: "Audit log", level: 1 })).toBeVisible();
  await page.goto(`${address}/admin/second-factor`);
  await expect(main.getByText("It is required of all staff and cannot be turned off.")).toBeVisible();
  expect(await rule(false)).toBe(200);
});
