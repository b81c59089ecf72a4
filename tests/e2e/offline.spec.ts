import { expectAccessible } from "@/tests/support/axe";
import { openJobs } from "@/tests/support/sample-jobs";
import { expect, test } from "@/tests/support/test";

// The letters of Hindi are kept once a Hindi page was read; before that the device's own stand in. The library of toasts comes with the first one: one that
// tells of a lost network is shown without it.
const WITHOUT_NETWORK =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|mukta-devanagari|ERR_FAILED \(.*\/_next\/static\/chunks\/[^/]+\.js\)/;
test.use({ serviceWorkers: "allow", allowedConsoleErrors: [WITHOUT_NETWORK] });

test("a saved job and the list of saved ones open without a network, though neither was ever opened", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const titles = page.getByRole("article").getByRole("heading").getByRole("link");
  const listed = await titles.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  // One of the sample: other tests publish theirs, and take them away, meanwhile.
  const sample = new Set((await openJobs(page.request, 100)).map(({ id }) => `/job/${id}`));
  const address = listed.find((href) => sample.has(href)) ?? "";
  const row = page.getByRole("article").filter({ has: page.locator(`a[href="${address}"]`) });
  await row.getByRole("button", { name: /^Save / }).click();
  const isKept = (path: string) => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);
  await expect.poll(() => isKept(address)).toBe(true);
  await expect.poll(() => isKept("/saved")).toBe(true);
  // The files of the list follow its page.
  await expect.poll(() => page.evaluate(filesAreKept)).toBe(true);

  await context.setOffline(true);
  await page.goto("/saved");
  await expect(page.getByText("1 saved job")).toBeVisible();
  await expect(page.getByText("They are shown as you saved them.")).toBeVisible();
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");

  // On a later day the copy says how many days are left then, though nothing has put days right on this device before.
  const leftToday = Number(/\d+/.exec((await page.locator("main [data-deadline]").first().textContent()) ?? "")?.[0]);
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.locator("main [data-deadline]").first()).toContainText(leftToday > 1 ? String(leftToday - 1) : "Closed");

  await context.setOffline(false);
  await page.goto("/");
  await row.getByRole("button", { name: /^Save / }).click();
  await expect.poll(() => page.evaluate(async () => (await (await caches.open("niyukti-saved-1")).keys()).length)).toBe(0);
});

/** Whether every file of this page's build is kept, those that were asked for by a script too. */
async function filesAreKept(): Promise<boolean> {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const found = await Promise.all(names.filter((name) => /static.*js$/.test(name)).map((name) => caches.match(name)));
  return found.every((response) => response !== undefined);
}

test("without a network pages that were read open, others say that it is away, and rows are marked as before", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto("/job/1");
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.goto("/");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();

  await test.step("a filter that is chosen without a network leaves the list, and says why", async () => {
    const rows = await page.locator("[data-list] article").count();
    await page.getByRole("checkbox", { name: /^Bihar/ }).click();
    await expect(page.locator("#plain-toast, [data-sonner-toast]")).toContainText("You are offline.");
    await expect(page.getByRole("checkbox", { name: /^Bihar/ })).not.toBeChecked();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator("[data-list] article")).toHaveCount(rows);
  });

  await test.step("pages read before open without a network, marked with their time; others say so", async () => {
    await page.goto("/job/1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "a title");
    await expect(page.getByText(/You are offline\. Saved copy from \d{1,2} \w+/)).toBeVisible();
    await page.goto("/job/2");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    // In the light it is one of visits.spec.ts.
    await expectAccessible(page, undefined, "dark");
    await page.goto("/job/2?lang=hi");
    await expect(page.getByRole("heading", { name: "आप ऑफ़लाइन हैं" })).toBeVisible();
  });

  await test.step("a page of one's own says without a network that it is away, in the language of the page", async () => {
    for (const path of ["/settings", "/sign-in"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    }
    await page.goto("/settings?lang=hi");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.locator("[data-offline]")).toBeVisible();
  });

  await test.step("with the network back the page that was wanted comes by itself, and nothing says that it is away", async () => {
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("आप ऑफ़लाइन हैं");
    await page.goto("/job/1");
    await expect(page.getByText("You are offline.")).toHaveCount(0);
  });

  await test.step("without a network the rows of who told about themself are marked as before", async () => {
    const told = { dateOfBirth: "1983-02-03", category: "ST", sex: "female", state: "kerala", qualifications: [] };
    const stored = { version: 1, items: [{ key: "own", value: told, changedAt: {}, deletedAt: null }] };
    await page.evaluate((text) => localStorage.setItem("niyukti_profile", text), JSON.stringify(stored));
    const marks = page.locator("main .verdict");
    await page.goto("/");
    await expect(marks.first()).toBeVisible();
    const before = await marks.allTextContents();
    const areKept = () => page.evaluate(async () => (await (await caches.open("niyukti-rules-1")).keys()).length > 1);
    await expect.poll(areKept).toBe(true);

    await context.setOffline(true);
    await page.goto("/");
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect.poll(() => marks.allTextContents()).toEqual(before);
  });
});
