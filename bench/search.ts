/**
 * npm run bench:search: what searches cost that nobody asked before, beside filters that nobody asked before (every one alone, every two, and many
 * at once), over `/api/jobs` and as a page, which has the numbers beside all choices: CPU ms a request of the server and of its database, p50 and p95 of
 * one caller and p95 of sixteen; suggestions; deep pages; how long the filled site takes to open, and from then until it has read all it holds; how
 * long a notice takes from its writing to its being found, and the memory of both at the end. The queries are the labelled ones of
 * bench/relevance. Needs Linux: CPU and memory of processes are read from /proc. `-- 10000,100000,1000000` names the numbers of jobs; with `--data FOLDER`
 * they are kept in that folder, and found there by the next run, which takes no minutes to fill it.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startSite } from "@/tests/support/site-process.mjs";
import { filterQueries, filtersAlone, filtersInPairs } from "./addresses";
import { type Asked, askAll } from "./callers";
import { dataFolder, fillFolder } from "./filled-folder";
import { cpuMs, memoryMb } from "./processes";
import { labelledQueries } from "./relevance/labels";
import { msToBeFound } from "./writes";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: "string" } } });
const SIZES = (positionals[0] ?? "1000").split(",").map(Number);
/** Requests of one kind by one caller, and as many by sixteen; those before warm the code, and are not counted. */
const [REQUESTS, WARM] = [90, 20];
/** CPU of a second in which a site has nothing to do. */
const QUIET_MS = 100;

type Kind = { name: string; asked: readonly Asked[] };

const search = (name: string) => (query: string) => `${new URLSearchParams({ [name]: query })}`;
const labelled = [...new Set(labelledQueries().map(({ query }) => query))];
const filters = [...new Set(filterQueries(3_000, 5))].filter((query) => !query.includes("search="));
// Each of a call has other words than each of a page: what words find is kept.
const every = (queries: readonly string[], part: number, prefix: string): Asked[] =>
  queries.filter((_, at) => at % 2 === part).map((query) => ({ path: prefix + query }));
// One caller and the sixteen have some of every filter.
const inTurns = (queries: readonly string[]) => [0, 1].flatMap((part) => every(queries, part, "/api/jobs?"));
const KINDS: Kind[] = [
  { name: "filter, /api/jobs", asked: every(filters, 0, "/api/jobs?") },
  { name: "search, /api/jobs", asked: every(labelled.map(search("search")), 0, "/api/jobs?") },
  { name: "one filter, /api/jobs", asked: inTurns(filtersAlone()) },
  { name: "two filters, /api/jobs", asked: inTurns(filtersInPairs()) },
  { name: "filter, page", asked: every(filters, 1, "/?") },
  { name: "search, page", asked: every(labelled.map(search("search")), 1, "/?") },
  { name: "suggestions", asked: every(labelled.map((query) => query.slice(0, -2)).map(search("q")), 0, "/api/suggest?") },
  {
    name: "deep page",
    asked: Array.from({ length: 2 * REQUESTS + WARM }, (_, at) => ({ path: `/api/jobs?page=${at + 20}&limit=7&sortBy=title` })),
  },
];

const { dataDir, remove } = dataFolder(values.data);
try {
  for (const size of SIZES) await measureAt(size);
} finally {
  remove();
}

async function measureAt(size: number): Promise<void> {
  fillFolder(dataDir, size);
  const start = performance.now();
  const site = startSite({ DATA_DIR: dataDir, SEED: "none", SEARCHES_A_MINUTE: "0" });
  try {
    const address = await site.address;
    const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
    console.log(`\n${size.toLocaleString("en-IN")} jobs, open after ${seconds()} s`);
    await untilQuiet(address);
    console.log(`  quiet after ${seconds()} s`);
    for (const kind of KINDS) await measure(address, kind);
    console.log(`  from a write to its being found: ${(await msToBeFound(address)).toFixed(0)} ms`);
    const { server, database } = memoryMb();
    console.log(`  memory: server ${server.toFixed(0)} MB, database ${database.toFixed(0)} MB`);
  } finally {
    await site.stop();
  }
}

/** What is kept in memory is read behind the first answer: waits for a second in which hardly anything runs. */
async function untilQuiet(address: string): Promise<void> {
  await askAll(address, [{ path: "/api/jobs?search=clerk" }], 1);
  for (let before = -QUIET_MS; cpuMs().server - before >= QUIET_MS; ) {
    before = cpuMs().server;
    await pause(1_000);
  }
}

async function measure(address: string, { name, asked }: Kind): Promise<void> {
  const half = Math.min(REQUESTS, Math.floor((asked.length - WARM) / 2));
  await askAll(address, asked.slice(-WARM), 1);
  const before = cpuMs();
  const { times } = await askAll(address, asked.slice(0, half), 1);
  const after = cpuMs();
  const busy = await askAll(address, asked.slice(half, 2 * half), 16);
  const each = (process: "server" | "database") => ((after[process] - before[process]) / half).toFixed(1);
  const at = (sorted: readonly number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  console.log(
    `  ${name.padEnd(22)} CPU ms a request: server ${each("server").padStart(5)}, database ${each("database").padStart(5)}; p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms; of 16 p95 ${at(busy.times, 0.95)} ms`,
  );
}
