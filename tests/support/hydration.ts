import { expect, type Locator } from "@playwright/test";

/** Waits until React has taken over the element: before that nothing counts the seconds that a test lets pass. */
export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))), {
      message: "the scripts of the page run",
    })
    .toBe(true);
}
