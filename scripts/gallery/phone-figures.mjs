import { measureFilter, measurePhones } from "./phone.mjs";

/**
 * What design.md and the readers' phones ask of a first visit. `lcp`: how many times as long as an empty page of the same build the largest
 * content may take; `listing`: a listing stands in the first paint; `bytes`: what may come over the network.
 */
const KIB = 1024;
const EMPTY = "/measure/empty";
const PAGES = [
  { kind: "home", path: "/", lcp: 1.2, listing: true, bytes: 220 * KIB },
  { kind: "filtered list", path: "/?qualification=graduate", lcp: 1.2, listing: true },
  { kind: "department", path: "/jobs/railway", lcp: 1.2, listing: true },
  { kind: "job", path: "/job/1", lcp: 1.2 },
  { kind: "exams", path: "/exams" },
  { kind: "home in Hindi", path: "/?lang=hi", listing: true },
];
const MAX_SHIFT = 0.02;
/** From the tap on a filter to the answer on the screen, without the network. */
const FILTER = { path: "/?location=Bihar&qualification=graduate", selector: "main a[aria-label^=Remove]", most: 200 };

/** Measures first visits from a phone and prints them as a table. Returns how many pages are beyond their figures. */
export async function checkPhones(browser, baseURL) {
  console.log("\nA first visit: processor 4 times slower, 1.6 Mbps, 150 ms");
  const [empty, ...pages] = await measurePhones(browser, baseURL, [EMPTY, ...PAGES.map(({ path }) => path)]);
  console.log(lineOf("empty page", empty, empty));
  let failures = 0;
  for (const [index, { kind, path, ...asked }] of PAGES.entries()) {
    const found = pages[index];
    console.log(lineOf(kind, found, empty));
    const faults = faultsOf(asked, found, empty, !path.includes("lang=hi"));
    for (const fault of faults) console.log(`    ${fault}`);
    failures += faults.length > 0 ? 1 : 0;
  }
  const answerMs = await measureFilter(browser, baseURL, FILTER.path, FILTER.selector);
  const isLate = answerMs > FILTER.most;
  console.log(`a filter's answer: ${answerMs} ms and the network${isLate ? `, more than ${FILTER.most}` : ""}`);
  return failures + (isLate ? 1 : 0);
}

function faultsOf(asked, found, empty, isEnglish) {
  const times = found.lcp / empty.lcp;
  return [
    asked.lcp && times > asked.lcp && `the largest content after ${times.toFixed(2)} times an empty page, more than ${asked.lcp}`,
    asked.listing && !found.hasListing && "no listing in the first paint",
    asked.bytes && found.bytes > asked.bytes && `${kibOf(found.bytes)}, more than ${kibOf(asked.bytes)}`,
    found.shift > MAX_SHIFT && `the page shifts by ${found.shift}`,
    isEnglish && found.fontFiles.some((name) => name.includes("devanagari")) && "letters of Hindi on an English page",
  ].filter(Boolean);
}

function lineOf(kind, { paint, lcp, bytes, scriptBytes, shift, hasListing, fontFiles }, empty) {
  const times = (lcp / empty.lcp).toFixed(2);
  const listing = hasListing ? "listing in it" : "no listing in it";
  return `${kind.padEnd(14)} first paint ${paint} ms (${listing}), largest ${lcp} ms (${times}), ${kibOf(bytes)}, scripts ${kibOf(scriptBytes)}, fonts ${fontFiles.length}, shift ${shift}`;
}

function kibOf(bytes) {
  return `${(bytes / KIB).toFixed(0)} KB`;
}
