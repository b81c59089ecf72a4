import { expectAccessible } from "@/tests/support/axe";
import { codeOf } from "@/tests/support/second-factor";
import { sampleDataDir, startSite, TEST_ADMIN } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

// A site of its own: while the rule is on, every other test of the staff would be led to set up a second factor.
test.describe.configure({ timeout: 300_000 });
test.use({ allowedConsoleErrors: [/40[13]|Failed to load resource/] });

let dataDir: string;
let remove: () => void;
let site: ReturnType<typeof startSite>;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  ({ dataDir, remove } = sampleDataDir());
  site = startSite({ DATA_DIR: dataDir, SEED: "sample" });
  address = await site.address;
});
test.afterAll(async () => {
  await site.stop();
  remove();
});

test("who owes a second factor is led to set it up, to nothing else, and then to the page that was asked for", async ({
  page,
  playwright,
}) => {
  const calls = await playwright.request.newContext({ baseURL: address });
  const call = async (method: string, path: string, data?: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await calls.fetch(`/api/admin/${path}`, { method, data, headers });
    return { status: response.status(), body: await response.json() };
  };
  const signedIn = await call("POST", "login", TEST_ADMIN);
  const password = "a password of the staff";
  const newcomer = { username: "newcomer", email: "newcomer@example.org", password, role: "editor" };
  expect((await call("POST", "users", newcomer, signedIn.body.token)).status).toBe(201);
  const { body: begun } = await call("POST", "second-factor", undefined, signedIn.body.token);
  const proof = { currentPassword: TEST_ADMIN.password, code: codeOf(begun.key) };
  const { body: chief } = await call("POST", "second-factor/confirm", proof, signedIn.body.token);
  expect((await call("PUT", "users/second-factor-rule", { isRequired: true }, chief.token)).status).toBe(200);

  await page.goto(`${address}/admin/log?search=clerk`);
  await page.getByLabel("Username").fill(newcomer.username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("A second factor is required of all staff.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin area" }).getByRole("link")).toHaveText(["Public site"]);
  await expectAccessible(page);
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
    await page.goto(`${address}/admin/${path}`);
    await expect(page).toHaveURL(/\/admin\/second-factor/);
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
});
