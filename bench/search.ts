/**
 * npm run bench:search: what searches cost that nobody asked before, beside filters that nobody asked before: CPU ms a request of the server and of
 * its database, p50 and p95 of one caller, over `/api/jobs` and as a page. The queries are the labelled ones of bench/relevance. Needs Linux: the CPU of
 * processes is read from /proc. `-- 1000,100000` names the numbers of jobs.
 */
import { spawnSync } from "node:child_process";
import { startSite, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { filterQueries } from "./addresses";
import { cpuMs } from "./processes";
import { labelledQueries } from "./relevance/labels";

const SIZES = (process.argv[2] ?? "1000").split(",").map(Number);
/** Requests of one kind; the first warm the code, and are not counted. */
const [REQUESTS, WARM] = [140, 20];

const searches = [...new Set(labelledQueries().map(({ query }) => query))].map((search) => `${new URLSearchParams({ search })}`);
const filters = [...new Set(filterQueries(3_000, 5))].filter((query) => !query.includes("search="));
// Each of a call has other words than each of a page: what words find is kept.
const evens = (queries: readonly string[]) => queries.filter((_, at) => at % 2 === 0).slice(0, REQUESTS);
const odds = (queries: readonly string[]) => queries.filter((_, at) => at % 2 === 1).slice(0, REQUESTS);
const kinds: [name: string, paths: string[]][] = [
  ["filter, /api/jobs", evens(filters).map((query) => `/api/jobs?${query}`)],
  ["search, /api/jobs", evens(searches).map((query) => `/api/jobs?${query}`)],
  ["filter, page", odds(filters).map((query) => `/?${query}`)],
  ["search, page", odds(searches).map((query) => `/?${query}`)],
  ["suggestions", evens(labelledQueries().map(({ query }) => `/api/suggest?${new URLSearchParams({ q: query.slice(0, -2) })}`))],
];

const { dataDir, remove } = temporaryDataDir();
const site = startSite({ DATA_DIR: dataDir, SEED: "none" });
try {
  const address = await site.address;
  for (const size of SIZES) {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
    const { status } = spawnSync(process.execPath, ["--import", "tsx", "bench/seed.ts", String(size)], { stdio: "inherit", env });
    if (status !== 0) throw new Error("Seeding failed");
    console.log(`\n${size.toLocaleString("en-IN")} jobs`);
    for (const [name, paths] of kinds) await measure(name, address, paths);
  }
} finally {
  await site.stop();
  remove();
}

async function measure(name: string, address: string, paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, WARM)) await ask(address + path);
  const before = cpuMs();
  const times: number[] = [];
  for (const path of paths.slice(WARM)) times.push(await ask(address + path));
  const after = cpuMs();
  times.sort((a, b) => a - b);
  const each = (process: "server" | "database") => ((after[process] - before[process]) / times.length).toFixed(1);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `  ${name.padEnd(28)} CPU ms a request: server ${each("server").padStart(5)}, database ${each("database").padStart(5)}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
}

/** How long an answer takes, in ms. Any but 200 ends the measurement. */
async function ask(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
  return performance.now() - start;
}
