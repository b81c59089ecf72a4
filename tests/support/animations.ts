import { expect, type Page } from "@playwright/test";

/** Brings everything that moves to its end, and stops what has none: half-faded text has no contrast of its own. */
export async function settleAnimations(page: Page): Promise<void> {
  // A toast on its way out has lost its colours before it has left the page.
  await expect(page.locator("[data-sonner-toast][data-removed=true]")).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  });
}
