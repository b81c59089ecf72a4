import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page, type WebError } from "@playwright/test";
import type { OwnSite } from "@/tests/support/own-site";
import { shiftClock } from "@/tests/support/shifted-clock";

type Options = {
  /** Console errors that a test expects, e.g. the browser's own line about a page that answers 404. */
  allowedConsoleErrors: RegExp[];
  /** A page without scripts, for tests that read what the server sends: they share it one after the other, and each finds it as if nobody had been there. */
  reader: Page;
};

type Shared = {
  /** What the readers of a worker share: a browser makes it in a tenth of a second, and without scripts nothing stays in it but cookies. */
  readersContext: BrowserContext;
  /**
   * A site apart from the one of all tests, for the lane of servers, whose tests have it one after the other: each leaves it as one that others can use,
   * with names of its own, and who kills a server or needs an empty one starts another. A start with its first pages is 4 to 5 s of CPU.
   */
  ownSite: OwnSite;
};

/** On a machine that is busy with all the tests. */
const START_TIMEOUT_MS = 300_000;
const READERS_WINDOW = { width: 1280, height: 720 };

/**
 * Playwright's test with one rule more: an error in the console of any page, or an uncaught exception, fails the test.
 * `test.use({ allowedConsoleErrors: [/404/] })` names the expected ones.
 */
export const test = base.extend<Options, Shared>({
  allowedConsoleErrors: [[], { option: true }],
  context: async ({ context, allowedConsoleErrors }, use) => {
    await shiftClock(context);
    await withoutErrors(context, allowedConsoleErrors, () => use(context));
  },
  readersContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use;
      const options = { baseURL, locale, timezoneId, serviceWorkers, javaScriptEnabled: false, viewport: READERS_WINDOW };
      const context = await browser.newContext(options);
      await context.newPage();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  ownSite: [
    async ({ playwright: _ }, use) => {
      // Loaded here: most workers have no use for it.
      const { startOwnSite } = await import("@/tests/support/own-site");
      const site = await startOwnSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  reader: async ({ readersContext: context, allowedConsoleErrors }, use) => {
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    await context.clearCookies();
    await page.setViewportSize(READERS_WINDOW);
    await page.emulateMedia({ media: null });
    await withoutErrors(context, allowedConsoleErrors, () => use(page));
  },
});

/** Runs a test, and fails where a page of its window reports an error that is not expected. */
async function withoutErrors(context: BrowserContext, allowed: readonly RegExp[], runTest: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => errors.push(String(error.error()));
  context.on("console", onConsole);
  context.on("weberror", onError);
  await runTest();
  // A window that a worker keeps has the next test's listeners after these.
  context.off("console", onConsole);
  context.off("weberror", onError);
  const unexpected = errors.filter((text) => !allowed.some((one) => one.test(text)));
  expect(unexpected, "errors in the browser's console").toEqual([]);
}

export { expect };
