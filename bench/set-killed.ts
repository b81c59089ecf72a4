/**
 * Two servers behind nginx under a mixed load at half of what the machine can answer, with a notice published every second and a part of the set
 * killed every minute: `node --import tsx bench/set-killed.ts --minutes 30`. Ends with 1 where a page was wrong, a confirmed notice lost, one there
 * twice, something failed for longer than ten seconds, or memory grew. Needs a build of the tests, nginx, and Linux.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { hasNginx } from "@/tests/support/nginx";
import { Outages } from "@/tests/support/outages";
import { withClient } from "@/tests/support/pg-client";
import { randomOf } from "@/tests/support/population";
import { memoryMb } from "./processes";
import { PARTS, type Part, startSet } from "./set/parts";
import { startReaders } from "./set/readers";
import { Writer, type Written } from "./set/writer";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    callers: { type: "string", default: "8" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    // For a run of a minute; the proof kills once a minute.
    "kill-every": { type: "string", default: "60" },
  },
});
/** As long as visitors may miss what a part did. */
const LONGEST_MS = 10_000;
/** A server that was killed is away until it has started; that is what the other is for. */
const ALONE_MS = 60_000;
const GROWTH = 1.2;
const MB = (mb: number) => `${mb.toFixed(0)} MB`;

if (!hasNginx) {
  console.log("skipped: there is no nginx on this machine");
  process.exit(0);
}
const minutes = Number(values.minutes);
const random = randomOf(Number(values.seed));
const outages = new Outages();
const set = await startSet();
const memory: number[] = [];
const killed: Part[] = [];
let faults: string[];
let writer: Writer;
try {
  writer = await Writer.signedIn(set.address, outages);
  const readers = startReaders(set, outages, writer.all, Number(values.callers));
  const endAt = Date.now() + minutes * 60_000;
  const writes: Promise<void>[] = [];
  const writing = setInterval(() => writes.push(writer.publish()), 1_000);
  while (Date.now() < endAt) {
    await pause(Number(values["kill-every"]) * 1_000);
    const { server, database } = memoryMb();
    memory.push(server + database);
    const part = PARTS[Math.floor(random() * PARTS.length)] ?? "database";
    killed.push(part);
    await set.kill(part).catch((error) => console.log(`${part} was not there to be killed: ${error}`));
    console.log(
      `${killed.length}: killed the ${part}; ${writer.all.length} sent, servers ${MB(server)}, database ${MB(database)}`,
    );
  }
  // What was killed last is there again.
  await pause(LONGEST_MS);
  clearInterval(writing);
  await Promise.all(writes);
  await readers.stop();
  const ofStored = await faultsOfStored(set.databaseUrl, writer.all);
  faults = [...readers.faults, ...ofStored, ...faultsOfShown(writer.all), ...faultsOfTime(), ...faultsOfMemory()];
} finally {
  await set.stop();
}
for (const fault of faults.slice(0, 20)) console.log(fault);
const kept = writer.all.filter(({ id }) => id !== null);
const shown = kept.flatMap(({ shownAfterMs }) => shownAfterMs ?? []).sort((a, b) => a - b);
const at = (share: number) => shown[Math.floor((shown.length - 1) * share)]?.toFixed(0);
for (const [kind, { good, failed }] of outages.counts) {
  const longest = outages.longest(performance.now()).get(kind) ?? 0;
  console.log(`${kind}: ${good} good, ${failed} failed, longest without one ${(longest / 1000).toFixed(1)} s`);
}
console.log(`shown on the home page after ${at(0.5)} ms (half), ${at(0.95)} (95 %), ${at(1)} (all)`);
console.log(
  `${killed.length} kills, ${kept.length} of ${writer.all.length} notices confirmed, ${faults.length} faults (seed ${values.seed})`,
);
process.exit(faults.length === 0 ? 0 : 1);

/** Each that was confirmed is there once, each that was not at most once. */
async function faultsOfStored(databaseUrl: string, all: readonly Written[]): Promise<string[]> {
  const rows = await withClient(databaseUrl, (client) =>
    client.query<{ title: string; times: number }>(
      "SELECT title, count(*)::int AS times FROM jobs WHERE title LIKE 'Keeper of House %' GROUP BY title",
    ),
  );
  const times = new Map(rows.rows.map((row) => [row.title, row.times]));
  return all.flatMap(({ title, id }) => {
    const found = times.get(title) ?? 0;
    return found > 1 || (id !== null && found === 0) ? [`${title} is stored ${found} times`] : [];
  });
}

/** What was confirmed stands on the home page before ten newer ones have taken its place. */
function faultsOfShown(all: readonly Written[]): string[] {
  const late = all.filter(({ id, shownAfterMs }) => id !== null && (shownAfterMs ?? Number.POSITIVE_INFINITY) > LONGEST_MS);
  return late.map(({ title, shownAfterMs }) => `${title} was shown after ${shownAfterMs ?? "more than fifteen thousand"} ms`);
}

function faultsOfTime(): string[] {
  return [...outages.longest(performance.now())].flatMap(([kind, ms]) =>
    ms > (kind.endsWith("alone") ? ALONE_MS : LONGEST_MS) ? [`${kind}: nothing good for ${(ms / 1000).toFixed(1)} s`] : [],
  );
}

/** The most of the last third of the time beside the most of the second. */
function faultsOfMemory(): string[] {
  const third = Math.floor(memory.length / 3);
  if (third === 0) return [];
  const [middle, last] = [Math.max(...memory.slice(third, 2 * third)), Math.max(...memory.slice(2 * third))];
  return last > GROWTH * middle ? [`memory grew from ${MB(middle)} to ${MB(last)}`] : [];
}
