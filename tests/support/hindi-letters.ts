import type { Page } from "@playwright/test";

/**
 * The letters of Hindi may be absent, here always: when they come in late, what they move is not the page's doing. By the browser's own list of what is kept out: a
 * route of the test would switch its cache off, and each page would read every script anew.
 */
export async function withoutHindiLetters(page: Page): Promise<void> {
  const tool = await page.context().newCDPSession(page);
  await tool.send("Network.enable");
  await tool.send("Network.setBlockedURLs", { urls: ["*/fonts/mukta-devanagari*"] });
}
