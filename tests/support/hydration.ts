import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Waits until React has taken over all that the locator finds: before that nothing counts the seconds that a test lets pass, and a text that a
 * test changes is one that the server did not send.
 */
export async function expectHydrated(elements: Locator): Promise<void> {
  const isTakenOver = (nodes: Element[]) =>
    nodes.length > 0 && nodes.every((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(() => elements.evaluateAll(isTakenOver), { message: "the scripts of the page run" }).toBe(true);
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
