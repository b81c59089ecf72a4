import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

// On the site apart, which has a provider.
test.describe.configure({ timeout: 300_000 });
// A device that was signed in asks who it is once more after its cookies went.
test.use({ allowedConsoleErrors: [/401/] });

const PERSON = { sub: "person-1", name: "Asha Verma", email: "asha@example.org", email_verified: true };

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("link", { name: "Continue with DigiLocker" }).click();
}

test("one signs in by the provider, with an account made on the first visit and found on the next, and is led back", async ({
  page,
  context,
  ownSite: { address, provider },
}) => {
  provider.be(PERSON);
  await page.goto(`${address}/sign-in?next=/settings`);
  await expectAccessible(page, "main", "light");
  await page.getByRole("link", { name: "Continue with DigiLocker" }).click();
  await expect(page).toHaveURL(`${address}/settings`);
  await expect(page.getByText("Asha Verma").first()).toBeAttached();
  // An open page of the account finds out that its session has ended, and leads to the sign-in by itself.
  await page.goto("about:blank");
  await context.clearCookies();
  await signIn(page, `${address}/sign-in?next=/settings`);
  await expect(page).toHaveURL(`${address}/settings`);
  const me = await (await page.request.get(`${address}/api/users/me`)).json();
  expect(me).toMatchObject({ email: PERSON.email });
});

test("in Hindi too, and an address that the provider does not vouch for opens nothing", async ({
  page,
  ownSite: { address, provider },
}) => {
  provider.be({ ...PERSON, sub: "person-2", email: "else@example.org", email_verified: false });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${address}/sign-in?lang=hi`);
  await page.getByRole("link", { name: /DigiLocker/ }).click();
  await expect(page.getByText("DigiLocker पर आपके ईमेल पते की पुष्टि नहीं हुई है।")).toBeVisible();
  await expectAccessible(page, "main", "dark");
  expect((await page.request.get(`${address}/api/users/me`)).status()).toBe(401);
});
