/**
 * node --import tsx bench/rules.ts: how long the files of rules are at 20,000 open posts, and what reading and judging them costs a phone that is
 * four times slower than this machine (what Chrome's developer tools call a mid-range phone): the processor's time of a page's main thread in
 * Chromium, times four, for each person in a page of its own, the first time that the code runs, as a visitor's is.
 */
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { filesOf, makeJobs, NOW, POSTS } from "@/bench/rules/population";
import { GROUPS } from "@/lib/eligibility/open-jobs";
import type { Profile } from "@/lib/eligibility/profile";
import { TYPICAL_PEOPLE } from "@/lib/eligibility/typical-people";

const MAX_GZIP_BYTES = 400_000;
const SLOW_PHONE = 4;
const MAX_MS = 150;
/** What else the machine does makes a run longer and never shorter. */
const RUNS = 5;

const jobs = makeJobs();
const files = filesOf(jobs);
const sizes = files.map((file) => gzipSync(file).length);
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(
  `${POSTS} posts of ${jobs.length} jobs: ${bytes} bytes of gzip in ${files.length} files (at most ${MAX_GZIP_BYTES}); a write changes at most ${Math.max(...sizes)}`,
);

const bundled = await build({ entryPoints: ["bench/rules/device.ts"], bundle: true, minify: true, format: "iife", write: false });
const script = bundled.outputFiles[0]?.text ?? "";
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });

type Measured = { read: number; judge: number; next: number; counts: number[] };

async function measure(profile: Profile): Promise<Measured> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  /** Milliseconds on the slow phone, without what else this machine does meanwhile. */
  const msOf = async (run: () => Promise<unknown>) => {
    const threadTime = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN;
    };
    const before = await threadTime();
    await run();
    return ((await threadTime()) - before) * 1000 * SLOW_PHONE;
  };
  await page.addScriptTag({ content: script });
  // The files come over the network, not through the tool that drives the browser.
  await page.evaluate((texts) => Object.assign(globalThis, { texts }), files);
  const read = await msOf(() => page.evaluate("steps.read(texts)"));
  let counts: number[] = [];
  const judge = await msOf(async () => {
    counts = await page.evaluate(`steps.judge(${JSON.stringify(profile)}, ${JSON.stringify(NOW)})`);
  });
  const next = await msOf(() => page.evaluate("steps.next()"));
  await page.close();
  return { read, judge, next, counts };
}

for (const { key, profile } of [...TYPICAL_PEOPLE, { key: "only-date-of-birth", profile: { dateOfBirth: "1995-04-12" } }]) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(profile));
  const best = runs.reduce((least, one) => (one.read + one.judge < least.read + least.judge ? one : least));
  console.log(
    `${key}: ${(best.read + best.judge).toFixed(0)} ms (at most ${MAX_MS}), of it reading ${best.read.toFixed(0)}, judging ${best.judge.toFixed(0)}; the next question ${best.next.toFixed(0)} more. ${GROUPS.join(", ")}: ${best.counts.join(", ")}`,
  );
}
await browser.close();
