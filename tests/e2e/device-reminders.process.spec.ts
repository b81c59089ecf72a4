import type { BrowserContext } from "@playwright/test";
import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { expectAccessible } from "@/tests/support/axe";
import { openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

// On the site apart: what is saved there is nobody else's.
test.describe.configure({ timeout: 300_000 });
test.use({ serviceWorkers: "allow" });

/** The service worker of the site with its notifications caught, which a browser without a desk cannot show. @param now what time it is there */
async function caught(context: BrowserContext, now: number): Promise<() => Promise<string[]>> {
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate((then) => {
    const shown: string[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.push([title, options?.body].filter(Boolean).join(": "));
    Object.assign(self, { shown });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Date.now = () => then;
  }, now);
  return () => worker.evaluate(() => (self as unknown as { shown: string[] }).shown);
}

test("who has no account is reminded on the device of what they saved, once, and not after they stop", async ({
  page,
  context,
  playwright,
  ownSite: { address },
}) => {
  await context.grantPermissions(["notifications"], { origin: address });
  // A browser without a desk answers that it is allowed, and says elsewhere that it is not.
  await page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "granted" }));
  const calls = await playwright.request.newContext({ baseURL: address });
  const jobs = (await openJobs(calls)).filter(({ deadline }) => deadline >= addDays(dayInIndia(new Date()), 9));
  const [job] = jobs;
  if (!job) throw new Error("The sample has a job that is open for some days");
  await page.goto(`${address}/job/${job.id}`);
  await page.locator('[data-mark="save"]').first().click();
  await page.goto(`${address}/saved`);
  await page.getByRole("button", { name: "Remind me on this device" }).click();
  await expect(page.getByRole("button", { name: "Stop reminders on this device" })).toBeVisible();
  await expectAccessible(page, "main");

  // Three days before its last date, at ten in the morning in India.
  const now = startOfDay(addDays(job.deadline, -3)).getTime() + 10 * 60 * 60 * 1000;
  const shown = await caught(context, now);
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(`${address}/saved`);
    await expect.poll(shown).toEqual([`Last date in 3 days: ${job.title}`]);
  }
  await page.getByRole("button", { name: "Stop reminders on this device" }).click();
  await expect(page.getByRole("button", { name: "Remind me on this device" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has("niyukti-reminders-1"))).toBe(false);
});
