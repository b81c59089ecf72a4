import { existsSync } from "node:fs";
import { program, run } from "./prepare.mjs";

const SYSTEM_BROWSERS = [
  // Without the window of a desktop around each page: the same engine for a third less CPU.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * A Chromium for the browser tests: one that the machine has, else Playwright's own, else Debian's where that may be installed.
 * Returns its path; an empty one means Playwright's own. Throws where there is none.
 */
export async function findBrowser(capture) {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS].find((file) => file && existsSync(file));
  if (found) return found;
  console.log("Installing a browser (playwright install chromium)");
  const cli = program("@playwright/test", "cli.js");
  if ((await run(process.execPath, [cli, "install", "chromium"], { capture })) === 0) return "";
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing a browser (apt-get install chromium-headless-shell)");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { capture, env });
    await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], { capture, env });
  }
  const installed = SYSTEM_BROWSERS.find((file) => existsSync(file));
  if (installed) return installed;
  throw new Error("No Chromium was found and none could be installed. Install one, or set CHROMIUM_PATH.");
}
