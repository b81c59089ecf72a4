/**
 * `npm run mutants`: do the tests bite? Each mutant of tests/mutants/*.json is a rule broken in one place; the tests named for it must then
 * fail. Works on copies of the tree in a temporary folder, so what is being worked on is never touched. Exits with 1 under 95 % killed.
 *
 *   --group pay        the lists of that name alone         --only TEXT    the mutants whose name holds it
 *   --sample 8         that many, spread over the lists     --lanes 1      copies that are tested at a time (2)
 *
 * To add mutants, add a list: `find` must stand exactly once in `file`, or the run fails, so that the lists move with the code. A mutant
 * that no test can kill says why in `explained`.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { applyMutant, makeLane } from "./mutants/copies.mjs";
import { readLists, spread } from "./mutants/lists.mjs";
import { runTests, stopTests } from "./mutants/run-tests.mjs";
import { ensureClient, ensurePackages } from "./prepare.mjs";

const NEEDED_SHARE = 0.95;

const { values: options } = parseArgs({
  options: {
    group: { type: "string" },
    only: { type: "string" },
    sample: { type: "string" },
    lanes: { type: "string", default: "2" },
  },
});

const lanes = [];
let isStopped = false;

async function stop() {
  isStopped = true;
  stopTests();
  for (const lane of lanes) {
    await lane.database?.stop();
    rmSync(lane.dir, { recursive: true, force: true });
  }
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop().finally(() => process.exit(1)));

/** Lanes take mutants off one queue until it is empty. */
async function judgeAll(mutants) {
  const queue = [...mutants];
  let done = 0;
  await Promise.all(
    lanes.map(async (lane) => {
      for (let mutant = queue.shift(); mutant && !isStopped; mutant = queue.shift()) {
        const restore = applyMutant(lane.dir, mutant);
        const { passed, failed, isBroken, seconds } = await runTests(lane, mutant.tests);
        restore();
        if (isStopped) return;
        mutant.verdict = isBroken ? "does not run" : failed > 0 ? "killed" : passed > 0 ? "SURVIVED" : "has no tests";
        done += 1;
        console.log(`[${done}/${mutants.length}] ${mutant.verdict}: ${mutant.group}: ${mutant.name} (${seconds.toFixed(1)} s)`);
      }
    }),
  );
}

/** A mutant is judged by tests that pass without it: this also fills the caches of each lane. */
async function checkTests(mutants) {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  console.log(`${mutants.length} mutants, judged by ${files.length} test files; first the tests as they are ...`);
  const results = await Promise.all(lanes.map((lane) => runTests(lane, files, { bail: false })));
  if (isStopped) return;
  const bad = results.find(({ failed, isBroken, passed }) => failed > 0 || isBroken || passed === 0);
  if (bad) throw new Error(`The tests do not pass without any mutant:\n${bad.output}`);
}

function report(mutants) {
  console.log("");
  for (const group of new Set(mutants.map((mutant) => mutant.group))) {
    const own = mutants.filter((mutant) => mutant.group === group);
    console.log(`${group}: ${own.filter(isKilled).length} of ${own.length} killed`);
  }
  for (const { group, name, file, verdict, explained } of mutants.filter((mutant) => !isKilled(mutant))) {
    console.log(`  ${verdict}: ${group}: ${name} (${file})${explained ? `: ${explained}` : ""}`);
  }
  const killed = mutants.filter(isKilled).length;
  const share = killed / mutants.length;
  console.log(`${killed} of ${mutants.length} mutants killed: ${(share * 100).toFixed(1)} % (at least ${NEEDED_SHARE * 100} %)`);
  const isUnjudged = mutants.some(({ verdict }) => verdict !== "killed" && verdict !== "SURVIVED");
  return share >= NEEDED_SHARE && !isUnjudged;
}

const isKilled = ({ verdict }) => verdict === "killed";

let isGood = false;
try {
  await ensurePackages();
  await ensureClient();
  const chosen = readLists()
    .filter(({ group }) => !options.group || group === options.group)
    .filter(({ name }) => !options.only || name.includes(options.only));
  const mutants = options.sample ? spread(chosen, Number(options.sample)) : chosen;
  if (mutants.length === 0) throw new Error("No mutant has this group and name");
  const needsDatabase = mutants.some(({ tests }) => tests.some((file) => file.startsWith(path.join("tests", "integration"))));
  for (let lane = 0; lane < Number(options.lanes); lane++) await makeLane(lanes, needsDatabase);
  await checkTests(mutants);
  await judgeAll(mutants);
  isGood = !isStopped && report(mutants);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await stop();
}
process.exit(isGood ? 0 : 1);
