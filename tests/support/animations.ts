import type { Page } from "@playwright/test";

/** Waits until nothing moves: half-faded text has no contrast of its own. An animation whose element goes away counts as over. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}
