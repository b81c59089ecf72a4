import { test as base, expect } from "@playwright/test";
import { shiftClock } from "@/tests/support/shifted-clock";

type Options = {
  /** Console errors that a test expects, e.g. the browser's own line about a page that answers 404. */
  allowedConsoleErrors: RegExp[];
};

/**
 * Playwright's test with one rule more: an error in the console of any page, or an uncaught exception, fails the test.
 * `test.use({ allowedConsoleErrors: [/404/] })` names the expected ones.
 */
export const test = base.extend<Options>({
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
});

export { expect };
