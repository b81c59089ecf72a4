import { expectAccessible } from "@/tests/support/axe";
import { expect, test } from "@/tests/support/test";

// The letters of Hindi are kept once a Hindi page was read; before that the device's own stand in.
test.use({ serviceWorkers: "allow", allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|mukta-devanagari/] });

test("pages read before open without a network, marked with their time; others say so", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/job/1");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goto("/");

  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.goto("/job/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "a title");
  await expect(page.getByText(/You are offline\. Saved copy from \d{1,2} \w+/)).toBeVisible();
  await page.goto("/job/2");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/job/2?lang=hi");
  await expect(page.getByRole("heading", { name: "आप ऑफ़लाइन हैं" })).toBeVisible();

  await context.setOffline(false);
  await page.goto("/job/1");
  await expect(page.getByText("You are offline.")).toHaveCount(0);
});
