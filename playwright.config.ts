import { defineConfig } from "@playwright/test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** scripts/test.mjs finds a browser, builds and starts the site, and runs this with BASE_URL and CHROMIUM_PATH set. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that stalls for a moment fails a test once; scripts/test.mjs names every test that needed its second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON ? [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON }]] : [["list"]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: "en-IN",
    // What public/sw.js answers no test could intercept; its own tests let it in.
    serviceWorkers: "block",
    // Visitors may be anywhere; days are those of India all the same.
    timezoneId: "America/New_York",
    trace: "on-first-retry",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: FLAGS },
  },
  projects: [
    { name: "public", testMatch: /\.spec\.ts$/, testIgnore: /\.(nojs|process)\.spec\.ts$/ },
    { name: "no-javascript", testMatch: /\.nojs\.spec\.ts$/, use: { javaScriptEnabled: false } },
    { name: "server", testMatch: /\.process\.spec\.ts$/ },
  ],
});
