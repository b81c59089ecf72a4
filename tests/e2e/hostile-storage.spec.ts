import type { Page } from "@playwright/test";
import { HOSTILE_VALUES, STORAGE_KEYS } from "@/tests/support/hostile-values";
import { expect, test } from "@/tests/support/test";

/** Megabytes of storage take a busy machine a while. */
const PATIENCE_MS = 20_000;

/**
 * What only a browser does with stored texts: the theme is set before React runs, and storage has a bound. Every value meets the dialogs, the saved
 * jobs and the session in tests/components/hostile-storage.test.tsx.
 */
const IN_A_BROWSER = [
  "the name of a method",
  "a script",
  "thousands of items",
  "a deep nest",
  "a huge text",
  "a user that is none",
];

/** Each in a window with those that are named beside it: a window of its own would compile every script anew. */
for (const names of [IN_A_BROWSER.slice(0, 3), IN_A_BROWSER.slice(3)]) {
  test(`a device whose storage holds ${names.join(", or ")} breaks no page`, async ({ page }) => {
    test.slow();
    for (const [name, value] of HOSTILE_VALUES.filter(([value]) => names.includes(value)))
      await test.step(name, () => expectUnbroken(page, name, value));
  });
}

async function expectUnbroken(page: Page, name: string, value: string): Promise<void> {
  // Before any script of the page, and after what was said of the device before.
  await page.addInitScript(
    ([keys, text]) => {
      localStorage.clear();
      sessionStorage.clear();
      // The first key takes what fits: five megabytes are all there is.
      for (const key of keys) {
        try {
          localStorage.setItem(key, text);
        } catch {
          return;
        }
      }
    },
    [STORAGE_KEYS, value] as const,
  );
  // By an address of its own, or the fragment alone would change.
  await page.goto(`/saved?${new URLSearchParams({ held: name })}#alerts`);
  await expect(page.getByRole("dialog", { name: "Job Alerts" }).getByRole("button", { name: "Create alert" })).toBeVisible({
    timeout: PATIENCE_MS,
  });
  await page.evaluate(() => location.assign("#tracker"));
  const tracker = page.getByRole("dialog", { name: "Application Tracker" });
  await expect(tracker.getByRole("button", { name: "Add application" })).toBeVisible({ timeout: PATIENCE_MS });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: PATIENCE_MS });
  const state = await page.evaluate(() => {
    const view = window as unknown as { hacked?: number };
    return {
      hacked: view.hacked,
      polluted: ({} as { polluted?: number }).polluted,
      version: document.querySelectorAll("h1").length,
    };
  });
  expect(state).toEqual({ hacked: undefined, polluted: undefined, version: 1 });
}
