import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { shiftClock } from "@/tests/support/shifted-clock";

type Options = {
  /** Console errors that a test expects, e.g. the browser's own line about a page that answers 404. */
  allowedConsoleErrors: RegExp[];
  /** A page without scripts, for tests that read what the server sends: they share it one after the other, and each finds it as if nobody had been there. */
  reader: Page;
};

/** What the readers of a worker share: a browser makes it in a tenth of a second, and without scripts nothing stays in it but cookies. */
type Shared = { readersContext: BrowserContext };

const READERS_WINDOW = { width: 1280, height: 720 };

/**
 * Playwright's test with one rule more: an error in the console of any page, or an uncaught exception, fails the test.
 * `test.use({ allowedConsoleErrors: [/404/] })` names the expected ones.
 */
export const test = base.extend<Options, Shared>({
  allowedConsoleErrors: [[], { option: true }],
  context: async ({ context, allowedConsoleErrors }, use) => {
    await shiftClock(context);
    const errors: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    await use(context);
    const unexpected = errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)));
    expect(unexpected, "errors in the browser's console").toEqual([]);
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
  reader: async ({ readersContext: context }, use) => {
    const [page = await context.newPage(), ...others] = context.pages();
    for (const other of others) await other.close();
    await context.clearCookies();
    await page.setViewportSize(READERS_WINDOW);
    await page.emulateMedia({ media: null });
    await use(page);
  },
});

export { expect };
