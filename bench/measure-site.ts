import { heapOptions, memoryThereIs } from "@/lib/memory.mjs";
import { startSite } from "@/tests/support/site-process.mjs";
import { startBareServer, startNginx } from "./baselines";
import { ask, askAll } from "./callers";
import { type Figures, printRow, printSingle, quantile, type Row } from "./figures";
import { hotKinds, type Kind, newKinds } from "./kinds";
import { cpuMs, memoryMb } from "./processes";
import { measureWrites } from "./writes";
import { askByWrk, type Load } from "./wrk";

const READ_FOR_MEMORY = 5_000;

/** Starts the site on a filled data folder and measures it. */
export async function measureSite(dataDir: string, size: number): Promise<Figures> {
  const started = performance.now();
  // As `npm start` starts it.
  const NODE_OPTIONS = heapOptions(memoryThereIs(), []).join(" ");
  const site = startSite({ DATA_DIR: dataDir, SEED: "none", SEARCHES_A_MINUTE: "0", NODE_OPTIONS, MALLOC_ARENA_MAX: "2" });
  try {
    const address = await site.address;
    const single: Figures["single"] = { "start, s": (performance.now() - started) / 1000, ...memory("when started") };
    const home = await ask(address, { path: "/" });
    const [open, listed] = [await someIds(address, "/api/jobs?limit=50"), closedIds(size)];
    const rows: Row[] = [];
    for (const kind of hotKinds(open[0] ?? 1, String(home.headers.etag))) rows.push(await measureKind(address, kind));
    rows.push(...(await baselineRows(address, home)));
    for (const kind of newKinds([...open.slice(1), ...listed], size)) rows.push(await measureKind(address, kind));
    single["home, gzip or br KB"] = home.bytes / 1024;
    Object.assign(single, await measureWrites(address));
    printSingle(single);
    const read = listed.slice(300, 300 + READ_FOR_MEMORY).map((id) => ({ path: `/job/${id}` }));
    await askAll(address, read, 16);
    const after = memory(`after ${read.length} notices`);
    printSingle(after);
    return { size, rows, single: { ...single, ...after } };
  } catch (error) {
    console.error(site.output());
    throw error;
  } finally {
    await site.stop();
  }
}

function memory(when: string): Figures["single"] {
  const { server, database } = memoryMb();
  return { [`memory ${when}: server, MB`]: server, [`memory ${when}: database, MB`]: database };
}

async function measureKind(address: string, { name, warm, kept, quiet, busy }: Kind): Promise<Row> {
  const first = warm ? quiet.slice(0, 20) : [];
  await askAll(address, first, 1);
  const before = cpuMs();
  const alone = await askAll(address, quiet.slice(first.length), 1);
  const between = cpuMs();
  const many = await askBySixteen(address, { kept, busy });
  const after = cpuMs();
  // Hundredths of a second are too coarse for the few requests of one caller where they are hot.
  const [from, to, count] = warm ? [between, after, many.count] : [before, between, alone.times.length];
  const row: Row = {
    name,
    cpu: (to.server - from.server) / count,
    database: (to.database - from.database) / count,
    p50: quantile(alone.times, 0.5),
    p95: quantile(alone.times, 0.95),
    busy95: many.p95,
    busy99: many.p99,
    rate: many.count / many.seconds,
  };
  printRow(row);
  return row;
}

/** By wrk where nothing is made and it is installed. */
async function askBySixteen(address: string, { kept, busy }: Pick<Kind, "kept" | "busy">): Promise<Load> {
  const [same] = busy;
  const load = kept && same ? await askByWrk(address, same) : undefined;
  if (load) return load;
  const { times, seconds } = await askAll(address, busy, 16);
  return { count: times.length, seconds, p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}

async function baselineRows(address: string, home: Awaited<ReturnType<typeof ask>>): Promise<Row[]> {
  const kind = (name: string, path: string, busy?: number): Kind => ({
    name,
    warm: true,
    kept: busy === undefined,
    quiet: Array.from({ length: 100 }, () => ({ path })),
    busy: Array.from({ length: busy ?? 3_000 }, () => ({ path })),
  });
  const rows = [
    await measureKind(address, kind("(empty page, made anew)", "/measure/empty-dynamic?search=engineer", 300)),
    await measureKind(address, kind("(home, no query, made anew)", "/measure/home-dynamic?search=engineer", 300)),
  ];
  for (const [name, start] of [
    ["(bare Node, same bytes)", startBareServer],
    ["(nginx, same bytes)", startNginx],
  ] as const) {
    const server = await start(home);
    if (!server) continue;
    rows.push(await measureKind(server.address, kind(name, "/")));
    await server.stop();
  }
  return rows;
}

async function someIds(address: string, path: string): Promise<number[]> {
  const answer = await fetch(address + path);
  const { jobs } = (await answer.json()) as { jobs: { id: number }[] };
  return jobs.map(({ id }) => id);
}

/** Rows are written in the order of their numbers, of which every tenth is open. */
function closedIds(size: number): number[] {
  const step = Math.max(1, Math.floor(size / (READ_FOR_MEMORY + 600)));
  return Array.from({ length: Math.min(size, READ_FOR_MEMORY + 600) }, (_, at) => 1 + at * step);
}
