import { defineConfig } from "@playwright/test";
import { OPTIMISE_LATE } from "./tests/support/site-process.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // In place of Playwright's own list, since the last such flag wins: its part that matters here, and what costs a second of CPU for each
  // new window of a desktop Chromium: the pages of its address bar, and a renderer started in advance.
  `--disable-features=${[
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "MediaRouter",
    "PaintHolding",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "PreconnectToSearch",
    "Translate",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
  ].join(",")}`,
];

/** A browser under libfaketime does not start: `npm run prove -- clock` moves its clock in tests/support/shifted-clock.ts instead. */
const { LD_PRELOAD: _, FAKETIME: __, ...BROWSER_ENV } = process.env as Record<string, string>;

// The sites that tests start for themselves are those of a small machine, which read the code of a route when it is first asked for: half a second of
// CPU less for each start. The one that all share reads all of it. And all end before V8's code for what runs for hours pays: a second less to the first pages.
process.env.SITE_OPTIONS ??= `--max-old-space-size=320 ${OPTIMISE_LATE}`;

/** scripts/test.mjs finds a browser, builds and starts the site, and runs this with BASE_URL and CHROMIUM_PATH set. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On two cores: half of them wait at any time, for a server, a clock or the network.
  workers: 4,
  // A test that needs a second try hides a fault: of the product, or its own.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]] : [["list"]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: "en-IN",
    // What public/sw.js answers no test could intercept; its own tests let it in.
    serviceWorkers: "block",
    // Visitors may be anywhere; days are those of India all the same.
    timezoneId: "America/New_York",
    trace: "off",
    launchOptions: { env: BROWSER_ENV, executablePath: process.env.CHROMIUM_PATH || undefined, args: FLAGS },
  },
  projects: [
    // Servers that are started and killed: a lane of two workers, first, beside the others.
    { name: "server", testMatch: /\.process\.spec\.ts$/, workers: 2 },
    // Those that take `reader`, without scripts, among them: a project of their own would start four more workers and browsers.
    { name: "public", testMatch: /\.spec\.ts$/, testIgnore: /\.process\.spec\.ts$/ },
  ],
});
