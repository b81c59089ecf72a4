import { expect, type Locator, type Page, type Response } from "@playwright/test";

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

/** The script of toasts, which dialogs and pages that tell of a lost network bring before the first toast: asked for before the page is opened. */
export function scriptOfToasts(page: Page): Promise<Response> {
  return page.waitForResponse(async (response) => {
    if (!response.url().endsWith(".js")) return false;
    return (await response.text().catch(() => "")).includes("[data-sonner-toaster][dir=");
  });
}
