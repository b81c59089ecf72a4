/**
 * npm run bench: requests a second of the site's pages and calls at 1,000 and at 100,000 jobs, each as a ratio to a baseline of the same
 * build measured in the same run. Ratios travel between machines; requests a second do not.
 */
import { spawnSync } from "node:child_process";
import autocannon from "autocannon";
import { startSite, temporaryDataDir } from "@/tests/support/site-process.mjs";
import { filterQueries } from "./addresses";

/** `npm run bench`; `npm run prove -- million` asks for other sizes. */
const SIZES = (process.argv[2] ?? "1000,100000").split(",").map(Number);
/** Connections and seconds of one measurement; long enough for a ratio to settle within a few per cent. */
const CONNECTIONS = 10;
const WARM_SECONDS = 2;
const SECONDS = 6;
const ids = Array.from({ length: 200 }, (_, index) => index + 1);

type Row = { name: string; baseline: "static" | "dynamic" | "handler"; paths: readonly string[]; target: number };

const rows: readonly Row[] = [
  { name: "home", baseline: "static", paths: ["/"], target: 0.8 },
  { name: "detail", baseline: "static", paths: ids.map((id) => `/job/${id}`), target: 0.8 },
  { name: "filtered lists", baseline: "dynamic", paths: filterQueries(2_000).map((query) => `/?${query}`), target: 0.7 },
  { name: "/api/jobs asked before", baseline: "handler", paths: ["/api/jobs?location=Delhi"], target: 0.5 },
  {
    name: "/api/jobs new address",
    baseline: "handler",
    paths: filterQueries(20_000, 3).map((query, index) => `/api/jobs?${query}&limit=${(index % 20) + 5}`),
    target: 0.3,
  },
];

const { dataDir, remove } = temporaryDataDir();
const site = startSite({ DATA_DIR: dataDir, SEED: "none" });
try {
  const address = await site.address;
  const rates = new Map<string, number>();
  for (const size of SIZES) {
    seed(size);
    await measure(address, size, rates);
  }
} finally {
  await site.stop();
  remove();
}

async function measure(address: string, size: number, rates: Map<string, number>): Promise<void> {
  const baselines = {
    static: await requestsPerSecond(address, ["/measure/home-static"]),
    dynamic: await requestsPerSecond(address, ["/measure/home-dynamic?search=engineer"]),
    handler: await requestsPerSecond(address, ["/measure/handler"]),
  };
  print(
    `\n${size.toLocaleString("en-IN")} jobs: static ${round(baselines.static)}/s, dynamic ${round(baselines.dynamic)}/s, handler ${round(baselines.handler)}/s`,
  );
  for (const { name, baseline, paths, target } of rows) {
    const rate = await requestsPerSecond(address, paths);
    const ratio = rate / baselines[baseline];
    const before = rates.get(name);
    rates.set(name, rate);
    const kept =
      before === undefined ? "" : `, ${(rate / before).toFixed(2)} of the rate at ${SIZES[0]?.toLocaleString("en-IN")}`;
    print(
      `  ${name.padEnd(24)} ${String(round(rate)).padStart(6)}/s  ${ratio.toFixed(2)} of ${baseline} (target ${target})${kept}`,
    );
  }
}

/** Requests a second that a site answers on some paths, asked in turn. Any answer but 2xx fails the benchmark. */
async function requestsPerSecond(address: string, paths: readonly string[]): Promise<number> {
  const requests = paths.map((path) => ({ path }));
  await autocannon({ url: address, connections: CONNECTIONS, duration: WARM_SECONDS, requests });
  const result = await autocannon({ url: address, connections: CONNECTIONS, duration: SECONDS, requests });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${paths[0]}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

function seed(size: number): void {
  const run = spawnSync(process.execPath, ["--import", "tsx", "bench/seed.ts", String(size)], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  if (run.status !== 0) throw new Error("Seeding failed");
}

function round(value: number): number {
  return Math.round(value);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
