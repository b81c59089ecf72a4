import type { BrowserContext, Page } from "@playwright/test";
import { playBrowser } from "@/tests/support/push-player";
import { expect, test } from "@/tests/support/test";

// On the site apart, which has keys for Web Push.
test.describe.configure({ timeout: 300_000 });
test.use({ serviceWorkers: "allow" });

const PERSON = { sub: "person-3", name: "Ravi Kumar", email: "ravi@example.org", email_verified: true };

async function signIn(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  // Of a page that says that the site is away nobody waits for a link.
  expect(answer?.status()).toBe(200);
  await page.getByRole("link", { name: "Continue with DigiLocker" }).click();
}

/** The service worker of the site with its notifications caught, which a browser without a desk cannot show. */
async function caught(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(() => {
    const shown: string[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.push([title, options?.body].filter(Boolean).join(": "));
    Object.assign(self, { shown });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: string[] }).shown);
}

test("who chooses notifications on a device is shown what the site sends it, until they stop", async ({
  page,
  context,
  ownSite: { address, provider },
}) => {
  provider.be(PERSON);
  await context.grantPermissions(["notifications"], { origin: address });
  // The push service of this browser is elsewhere; all else is its own.
  const { subscription } = playBrowser("https://fcm.googleapis.com/fcm/send/a-device");
  await page.addInitScript((json) => {
    const own = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => sessionStorage.removeItem("pushed") === undefined,
    };
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem("pushed", "yes");
      return own as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem("pushed") ? (own as unknown as PushSubscription) : null;
  }, subscription);
  await signIn(page, `${address}/sign-in?next=/settings`);
  await page.getByRole("button", { name: "Show notifications on this device" }).click();
  await expect(page.getByRole("button", { name: "Stop them on this device" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Stop them on this device" })).toBeVisible();

  const session = await context.newCDPSession(page);
  const registrations = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => first && resolve(first.registrationId)),
  );
  await session.send("ServiceWorker.enable");
  const shown = await caught(context);
  const data = JSON.stringify({ title: "1 new job: Clerk", text: "Staff Selection Commission", href: "/job/1" });
  await session.send("ServiceWorker.deliverPushMessage", { origin: address, registrationId: await registrations, data });
  await expect.poll(shown).toEqual(["1 new job: Clerk: Staff Selection Commission"]);

  await page.getByRole("button", { name: "Stop them on this device" }).click();
  await expect(page.getByRole("button", { name: "Show notifications on this device" })).toBeVisible();
});
