import { openSlowLine } from "./slow-line.mjs";

/**
 * What a page costs a reader on a cheap phone and a slow network who comes for the first time: a Moto G class processor (4 times slower
 * than this machine) and slow 4G as Chromium's own tools set it (1.6 Mbps, 150 ms).
 */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 };
const LINE = { latencyMs: NETWORK.latency, bytesPerMs: NETWORK.downloadThroughput / 1000 };
const VIEWPORT = { width: 360, height: 800 };
/** Times vary with whatever else the machine does; the median of a few loads varies less. Odd, so that one of them is in the middle. */
const LOADS = 5;
const QUIET_MS = 500;

/**
 * Loads pages as that reader does, some times over, in turn: what the machine does meanwhile then falls on all of them alike, and they can be
 * compared with each other. Times are milliseconds, medians of the loads; bytes are those on the wire. In the order of the paths.
 */
export async function measurePhones(browser, baseURL, paths) {
  // The first request makes a page that is kept; what is measured is a page of a visitor.
  for (const path of paths) await fetch(new URL(path, baseURL));
  const loads = paths.map(() => []);
  const line = await openSlowLine(baseURL, LINE);
  try {
    for (let load = 0; load < LOADS; load++) {
      for (const [index, path] of paths.entries())
        loads[index].push(await withPhone(browser, line.address, (page, cdp) => loadOnce(page, cdp, path)));
    }
  } finally {
    await line.close();
  }
  return loads.map(summaryOf);
}

function summaryOf(loads) {
  const median = (key) => medianOf(loads.map((found) => found[key]));
  return {
    paint: median("paint"),
    lcp: median("lcp"),
    bytes: median("bytes"),
    scriptBytes: median("scriptBytes"),
    fontFiles: loads[0].fontFiles,
    shift: Math.max(...loads.map(({ shift }) => shift)),
    // On none of the loads may the first paint have come without a listing.
    hasListing: loads.every(({ hasListing }) => hasListing),
  };
}

/**
 * How long the answer to a tap on a filter takes beside the network: from the tap to the request, and from the answer's last byte to its
 * picture, in milliseconds, the median of some taps.
 */
export async function measureFilter(browser, baseURL, path, selector) {
  const taps = [];
  for (let tap = 0; tap < LOADS; tap++) {
    taps.push(
      await withPhone(browser, baseURL, async (page, cdp) => {
        await cdp.send("Network.emulateNetworkConditions", NETWORK);
        return tapOnce(page, path, selector);
      }),
    );
  }
  return medianOf(taps);
}

function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function withPhone(browser, baseURL, act) {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await act(page, cdp);
  } finally {
    await context.close();
  }
}

async function loadOnce(page, cdp, path) {
  const kinds = new Map();
  const found = { bytes: 0, scriptBytes: 0, fontFiles: [] };
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (type === "Font") found.fontFiles.push(response.url.split("/").at(-1));
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    found.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") found.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(noteListing);
  await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  return { ...found, ...(await page.evaluate(timesInPage)) };
}

/** Notes the first frame in which a listing stands, before that frame is painted. */
function noteListing() {
  const look = () => {
    const first = document.querySelector("main article, article");
    if (first && first.getBoundingClientRect().top < innerHeight) globalThis.listingFrame = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function timesInPage() {
  const observed = (type) =>
    new Promise((resolve) => {
      const entries = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve(entries), 100);
    });
  return Promise.all(["paint", "largest-contentful-paint", "layout-shift"].map(observed)).then(([paints, largest, shifts]) => {
    const paint = paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
    const shift = shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0);
    return {
      paint: Math.round(paint),
      lcp: Math.round(largest.at(-1)?.startTime ?? 0),
      shift: Math.round(shift * 1000) / 1000,
      hasListing: (globalThis.listingFrame ?? Number.POSITIVE_INFINITY) <= paint,
    };
  });
}

async function tapOnce(page, path, selector) {
  await page.goto(path, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(noteAnswer, selector);
  await page.locator(selector).first().tap();
  return page.evaluate(() => globalThis.answerMs);
}

/**
 * Takes the time from the tap to the frame that shows the first row of the answer, as the browser says when it was shown (element timing),
 * without what the request took. It looks when something changes and is not asked meanwhile: a look at each frame makes the page draw frames
 * that no reader has, and a look after the next frame counts what is put off until the rows are shown.
 */
function noteAnswer(selector) {
  performance.clearResourceTimings();
  let tapped = 0;
  const isRow = (node) => node instanceof HTMLElement && node.querySelector("article h3") !== null;
  new MutationObserver((changes, observer) => {
    const rows = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRow);
    if (rows.length === 0) return;
    observer.disconnect();
    for (const row of rows) for (const line of row.querySelectorAll("h3, p")) line.setAttribute("elementtiming", "answer");
  }).observe(document.querySelector("main"), { childList: true, subtree: true });
  document.querySelector(selector)?.addEventListener("click", ({ timeStamp }) => (tapped = timeStamp), { once: true });
  globalThis.answerMs = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [shown] = list.getEntries();
      // The answer alone: what the browser fetches beside it, its icon for the new address, runs while the page is at work.
      const answer = performance
        .getEntriesByType("resource")
        .find(({ name, startTime }) => startTime >= tapped && name.includes("_rsc="));
      resolve(Math.round(shown.renderTime - tapped - (answer ? answer.responseEnd - answer.startTime : 0)));
    }).observe({ type: "element" });
  });
}
