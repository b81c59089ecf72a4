/**
 * npm run bench:relevance: how well searches find what their labels say (bench/relevance/queries.txt), over the sample data and over the real listings
 * of REAL_DATA_DIR: recall in the first ten, mean reciprocal rank, searches that find nothing although an answer exists, searches rightly spelt that
 * are corrected all the same, the worst ten and why. Of the queries of queries-held-apart.txt, to which nobody tunes, only the figures are shown.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { dayInIndia } from "@/lib/dates";
import { closeDb, db, setDatabaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { upsertJobs } from "@/lib/jobs/mutations";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { eventually } from "@/tests/support/eventually";
import { type DataSet, realData, sampleData } from "./relevance/data-sets";
import { labelledQueries, queriesHeldApart } from "./relevance/labels";
import { type Run, runQueries } from "./relevance/measure";
import { printSpellings } from "./relevance/spellings";
import { printWrongCorrections } from "./relevance/wrong-corrections";

const BATCH = 2_000;
const SHOWN = 3;
const WORST = Number(process.env.WORST ?? 10);

const now = new Date();
const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-relevance-"));
const server = await startEmbeddedPostgres(dataDir);
setDatabaseUrl(server.url);
try {
  await migrateSafely(server.url, env, console.warn);
  for (const dataSet of [sampleData(dayInIndia(now)), await realData(dayInIndia(now))]) {
    if (dataSet) await measure(dataSet);
    else console.log("\nreal listings: skipped, set REAL_DATA_DIR to the folder of real files");
  }
  printSpellings();
} finally {
  await closeDb();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function measure({ name, jobs }: DataSet): Promise<void> {
  await db().$executeRaw`TRUNCATE jobs, organisations CASCADE`;
  for (let from = 0; from < jobs.length; from += BATCH) await upsertJobs(jobs.slice(from, from + BATCH));
  raiseGeneration();
  // As the server answers: by the words that it holds.
  setHearsOfWrites(true);
  await eventually(async () => (await loadSnapshot(now)).words !== undefined);
  Reflect.deleteProperty(globalThis, "niyuktiWords");
  const runs = await runQueries([...labelledQueries(), ...queriesHeldApart()], jobs, now);
  console.log(`\n${name}: ${jobs.length} jobs, ${runs.length} labelled queries with an answer there or none at all`);
  const open = runs.filter(({ isHeldApart }) => !isHeldApart);
  printFiguresByKind("all but those held apart", open);
  printFiguresByKind(
    "held apart",
    runs.filter(({ isHeldApart }) => isHeldApart),
  );
  printWorst(open);
  await printWrongCorrections(jobs, now);
}

function printFiguresByKind(name: string, runs: readonly Run[]): void {
  if (runs.length === 0) return;
  printFigures(name, runs);
  for (const kind of new Set(runs.map((run) => run.kind)))
    printFigures(
      `  ${kind}`,
      runs.filter((run) => run.kind === kind),
    );
}

function printFigures(name: string, runs: readonly Run[]): void {
  const mean = (of: (run: Run) => number) => (runs.reduce((sum, run) => sum + of(run), 0) / runs.length).toFixed(3);
  const zero = runs.filter(({ total, existsNowhere }) => total === 0 && !existsNowhere).length;
  const dishonest = runs.filter(({ total, existsNowhere }) => total > 0 && existsNowhere).length;
  console.log(
    `${name.padEnd(26)} ${String(runs.length).padStart(4)} queries  recall@10 ${mean(({ recall }) => recall)}  MRR ${mean(({ reciprocalRank }) => reciprocalRank)}  nothing found ${zero}  something for nothing ${dishonest}`,
  );
}

function printWorst(runs: readonly Run[]): void {
  const worst = [...runs]
    .sort((a, b) => a.recall + a.reciprocalRank - b.recall - b.reciprocalRank)
    .filter((run) => run.recall < 1 || run.reciprocalRank < 1);
  console.log(`the worst ${Math.min(WORST, worst.length)}:`);
  for (const run of worst.slice(0, WORST)) {
    console.log(
      `  ${run.query}${run.read === run.query ? "" : ` (read as ${run.read})`}: recall ${run.recall.toFixed(2)}, first at ${run.reciprocalRank === 0 ? "none" : Math.round(1 / run.reciprocalRank)}; ${run.total} found, ${run.answers} answers`,
    );
    for (const title of run.first) console.log(`      ${title}`);
    if (run.recall < 1) for (const title of run.missed.slice(0, SHOWN)) console.log(`      missed: ${title}`);
    for (const title of run.wrong.slice(0, SHOWN)) console.log(`      no answer: ${title}`);
  }
}
