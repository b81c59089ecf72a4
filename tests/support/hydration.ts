import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until React has taken over the element: before that nothing counts the seconds that a test lets pass. */
export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))), {
      message: "the scripts of the page run",
    })
    .toBe(true);
}

/** Keeps the scripts of a page on their way until they are let in. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", (route) => held.then(() => route.continue()));
  return release;
}
