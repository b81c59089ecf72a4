import type { Page } from "@playwright/test";

/** Brings everything that moves to its end, and stops what has none: half-faded text has no contrast of its own. */
export async function settleAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (isEndless) animation.cancel();
      else animation.finish();
    }
  });
}
