/**
 * `npm run prove`: proofs that take ten minutes and more, of which `npm test` runs a sample of a minute. `npm run prove -- clock kills` picks
 * some; each prints its progress, and a table stands at the end.
 */
import { parseArgs } from "node:util";
import { checkNodeVersion, ensureBuild, ensureClient, ensurePackages } from "./prepare.mjs";
import { proveClock } from "./prove-clock.mjs";
import { runJestFiles, runProgram, runTestSteps } from "./prove-run.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    steps: { type: "string" },
    files: { type: "string" },
    rounds: { type: "string" },
    seed: { type: "string" },
  },
});
const listed = (value) => value?.split(",");
const rounds = Number(values.rounds ?? 20);

const UPLOADS = ["tests/e2e/uploads.process", "tests/e2e/import.process", "tests/e2e/floods.process"];

/** Programs that read what only a server may. */
const WITH_SOURCES = ["--conditions=react-server", "--import", "tsx"];

/** Each returns rows of the table. Further words of the command line go to the proof that knows them. */
const PROOFS = {
  clock: () => proveClock({ only: listed(values.only), steps: listed(values.steps), files: values.files }),
  kills: proveKills,
  uploads: async () => [
    await runTestSteps("files large and hostile, a flood of sign-ins", "browser", { WHOLE_PROOF: "1" }, UPLOADS),
    await runJestFiles("all real files imported twice", "integration", "import-real-files", { WHOLE_PROOF: "1" }),
  ],
  fuzz: proveFuzz,
  "editors-day": proveEditorsDay,
  sources: proveSources,
  set: async () => [await runProgram("two servers, a part killed each minute", [...WITH_SOURCES, "bench/set-killed.ts"])],
  deliveries: proveDeliveries,
  feeds: async () => [
    await runJestFiles("feeds and calendars over 1,000 edits", "integration", "feeds-edited", { FEED_EDITS: "1000" }),
  ],
  "import-memory": async () => [await runProgram("half a million rows of XLSX", ["--import", "tsx", "bench/import-memory.ts"])],
  mutants: async () => [await runProgram("mutants", ["scripts/mutants.mjs"])],
  migrations: async () => [await runProgram("migrations of a million jobs", ["--import", "tsx", "bench/migrations.ts"])],
  backup: async () => [await runProgram("backup and restore of a million jobs", ["--import", "tsx", "bench/backup.ts"])],
  million: async () => [await runProgram("a million jobs", ["--import", "tsx", "bench/run.ts", "2500,1000000"])],
};

/** Kills an import, two devices' server and the database again and again; the suite does so once. */
async function proveKills() {
  const rows = [];
  for (let round = 1; round <= rounds; round++) {
    rows.push(await runJestFiles(`import killed, round ${round}`, "integration", "import-killed", { WHOLE_PROOF: "1" }));
  }
  const again = `--repeat-each=${rounds}`;
  rows.push(
    await runTestSteps(`sites killed, ${rounds} rounds`, "browser", { WHOLE_PROOF: "1" }, ["tests/e2e/sync-killed", again]),
  );
  rows.push(await runTestSteps(`databases away, ${rounds} rounds`, "browser", {}, ["tests/e2e/database-away", again]));
  return rows;
}

/** Whole days of two editors on a bad network; the suite plays a short one. */
async function proveEditorsDay() {
  const days = values.rounds ?? "3";
  const seed = values.seed ? ["--seed", values.seed] : [];
  return [
    await runProgram(`${days} days of two editors`, ["--import", "tsx", "bench/editors-day.ts", "--rounds", days, ...seed]),
  ];
}

/** A week of failing sources, looked at as often as they are, and two workers killed for ten minutes; the suite plays seven rounds and some seconds. */
async function proveSources() {
  return [
    await runJestFiles("a week of 30 sources, every six hours", "integration", "source-week", { SOURCE_RUNS_A_DAY: "4" }),
    await runJestFiles("two workers killed for ten minutes", "integration", "source-killed", { KILL_SECONDS: "600" }),
  ];
}

/** Ten thousand notices, savings, faults of a mail server, kills and jumps of the clock, in parts of other chances; the suite plays 90. */
async function proveDeliveries() {
  const rows = [];
  for (let part = 1; part <= 5; part++) {
    const env = { DELIVERY_EVENTS: "2000", DELIVERY_SEED: String(Number(values.seed ?? 0) * 5 + part) };
    rows.push(await runJestFiles(`alerts and reminders once, 2,000 events, part ${part}`, "integration", "deliveries-once", env));
  }
  return rows;
}

/** The files whose properties need a database. */
const PROPERTIES_OF_DATA = "forgiving-search|fresh-pages|import-decision|job-index|jobs-facets|jobs-list|matching";

/** Requests to every call, and every property with two hundred times as many cases as in the suite, and with another seed each time. */
async function proveFuzz() {
  const env = { PROPERTY_RUNS_FACTOR: "200" };
  return [
    await runJestFiles("properties of rules", "unit", ".", env),
    await runJestFiles("properties of queries", "integration", PROPERTIES_OF_DATA, {
      ...env,
      FRESH_RUNS: "60",
      HOSTILE_RUNS: "10000",
    }),
    await runProgram("requests to every call", ["--import", "tsx", "bench/fuzz-calls.ts", "21000"]),
    await runProgram("hostile searches", ["--import", "tsx", "bench/fuzz-searches.ts", "10000"]),
    await runTestSteps("hostile addresses", "browser", env, ["tests/e2e/hostile-addresses"]),
  ];
}

checkNodeVersion();
const names = positionals.length > 0 ? positionals : Object.keys(PROOFS);
const unknown = names.filter((name) => !PROOFS[name]);
if (unknown.length > 0) {
  console.error(`No such proof: ${unknown.join(", ")}. There are ${Object.keys(PROOFS).join(", ")}.`);
  process.exit(1);
}
await ensurePackages();
await ensureClient();
const stepsOfClock = listed(values.steps) ?? ["browser"];
const needsSite = names.some(
  (name) =>
    ["kills", "uploads", "fuzz", "million", "editors-day", "set"].includes(name) ||
    (name === "clock" && stepsOfClock.includes("browser")),
);
if (needsSite) await ensureBuild();
const rows = [];
for (const name of names) {
  try {
    rows.push(...(await PROOFS[name]()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    rows.push({ name, isPassed: false, seconds: 0, said: "could not run" });
  }
}
console.log("\n| Proof | | Seconds | |\n|---|---|---|---|");
for (const { name, isPassed, seconds, said } of rows) {
  console.log(`| ${name} | ${isPassed ? "ok" : "FAILED"} | ${seconds.toFixed(0)} | ${said} |`);
}
process.exit(rows.every(({ isPassed }) => isPassed) ? 0 : 1);
