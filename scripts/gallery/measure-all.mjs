import { FIGURES, faultsOf, WINDOWS } from "./figures.mjs";
import { measure } from "./measure.mjs";

/** Letters of Hindi that the device may lack, so that they come late or not at all. */
const LATE_FONTS = "**/fonts/mukta-devanagari*";

/** Measures every kind of page in every window and prints it. Returns how many are beyond their figures. */
export async function measureAll(browser, baseURL) {
  let failures = 0;
  for (const figures of FIGURES) {
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      const found = await measureOne(browser, { baseURL, viewport, serviceWorkers: "block" }, figures.path);
      const faults = faultsOf(figures, name, found);
      failures += faults.length > 0 ? 1 : 0;
      console.log(lineOf(figures.kind, name, found));
      for (const fault of faults) console.log(`    ${fault}`);
    }
  }
  return failures;
}

async function measureOne(browser, options, path) {
  const context = await browser.newContext(options);
  try {
    // The first request makes a page that is kept; what is measured is a page of a visitor.
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "load" });
    if (path.includes("lang=hi")) await context.route(LATE_FONTS, (route) => route.abort());
    await page.goto(path, { waitUntil: "load" });
    return await measure(page);
  } finally {
    await context.close();
  }
}

function lineOf(kind, window, { first, rows, row, screens, covered, small, shift }) {
  const listing = first === null ? "" : `first listing ${first}, rows ${rows.join(" / ")}, ${row.least}-${row.most} px, `;
  return `${kind.padEnd(16)} ${window.padEnd(7)} ${listing}${screens} screens, covered ${covered.length}, small ${small.length}, shift ${shift}`;
}
