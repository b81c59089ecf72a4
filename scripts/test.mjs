/**
 * `npm test`: everything that must hold, in one run, on a fresh clone too. The build runs beside the steps that need no site. Prints each step
 * with its time, the output of steps that failed, the ten slowest tests, and at the end how many passed and failed. `--only lint,types,unit,components,integration,browser` picks steps.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { OPTIMISE_LATE, sampleDataDir, startSite, temporaryDataDir } from "../tests/support/site-process.mjs";
import { findBrowser } from "./browser.mjs";
import { checkNodeVersion, ensureBuild, ensureClient, ensurePackages, program, ROOT, run } from "./prepare.mjs";
import { jestFailures, jestTimes, playwrightFailures, playwrightTimes, slowestTests } from "./test-report.mjs";

const node = process.execPath;
const reports = mkdtempSync(path.join(tmpdir(), "niyukti-reports-"));

/** What a step found; a step that is one check counts as one test. */
const verdict = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 });

const STEPS = {
  lint: checkLint,
  unit: (capture) => runJest("unit", capture),
  components: (capture) => runJest("components", capture),
  integration: (capture) => {
    if (isWanted("types")) checkTypesOnce();
    return runJest("integration", capture);
  },
  types: (capture) => {
    // Its site is started by the core that the types leave.
    if (building) sharedSite().catch(() => undefined);
    return checkTypesOnce(capture);
  },
  browser: runBrowserTests,
};

/** Biome on the sources, knip on what nothing uses. Both run, so that one report names all there is to mend. */
async function checkLint(capture) {
  const sources = (await run(node, [program("@biomejs/biome", "bin/biome"), "check"], { capture })) === 0;
  const unused = (await run(node, [program("knip", "bin/knip.js"), "--no-progress"], { capture })) === 0;
  return verdict(sources && unused);
}

/** Begun beside the tests of queries, which leave a core idle for an eighth of their time; what it prints is shown with its own step. */
async function checkTypesOnce(capture) {
  const output = [];
  checkedTypes ??= checkTypes((chunk) => output.push(chunk)).then(
    (found) => ({ found, output }),
    (error) => ({ error, output }),
  );
  if (!capture) return;
  const { found, error, output: printed } = await checkedTypes;
  for (const chunk of printed) capture(chunk);
  if (error) throw error;
  return found;
}

/** After the build, which writes the types of its routes too. */
async function checkTypes(capture) {
  await building?.catch(() => undefined);
  // A build leaves types of its routes behind; those of a deleted page would be reported as errors.
  for (const folder of readdirSync(ROOT).filter((name) => name.startsWith(".next"))) {
    rmSync(path.join(ROOT, folder, "types"), { recursive: true, force: true });
    rmSync(path.join(ROOT, folder, "dev/types"), { recursive: true, force: true });
  }
  // Into the folder of the product's build, which tsconfig.json includes: `npm start` of a fresh clone checks pages and calls against them.
  const routes = (await run(node, [program("next", "dist/bin/next"), "typegen"], { capture })) === 0;
  const tsc = program("typescript", "bin/tsc");
  const sources = routes && (await run(node, [tsc, "--noEmit", "--incremental", "false"], { capture })) === 0;
  // Of what starts without a compiler, as the start itself: what it lacks is a type of every parameter.
  return verdict(sources && (await run(node, [tsc, "-p", "tsconfig.scripts.json"], { capture })) === 0);
}

async function runJest(project, capture) {
  const outputFile = path.join(reports, `${project}.json`);
  const args = [program("jest", "bin/jest.js"), "--selectProjects", project, "--json", `--outputFile=${outputFile}`];
  const code = await run(node, args, { capture, env: { NODE_ENV: "test" } });
  const result = readReport(outputFile);
  if (!result) return verdict(false);
  // A file that does not load, or an error outside the tests, fails the run without a failed test.
  const failed = Math.max(result.numFailedTests + result.numRuntimeErrorTestSuites, code === 0 ? 0 : 1);
  return { passed: result.numPassedTests, failed, failures: jestFailures(result), times: jestTimes(result) };
}

async function runBrowserTests(capture, playwrightArgs) {
  const { site, remove } = await sharedSite();
  try {
    const outputFile = path.join(reports, "browser.json");
    const env = { BASE_URL: await site.address, CHROMIUM_PATH: await findBrowser(capture), PLAYWRIGHT_JSON: outputFile };
    const code = await run(node, [program("@playwright/test", "cli.js"), "test", ...playwrightArgs], { capture, env });
    const report = readReport(outputFile);
    if (!report) return verdict(false);
    const { expected, unexpected } = report.stats;
    return {
      passed: expected,
      failed: Math.max(unexpected, code === 0 ? 0 : 1),
      failures: playwrightFailures(report),
      times: playwrightTimes(report),
    };
  } finally {
    await site.stop();
    capture(`\nOutput of the site:\n${site.output()}`);
    remove();
  }
}

/** The site that the browser's tests share, started once, with a copy of the sample data. */
function sharedSite() {
  const start = async () => {
    process.env.SITE_TEMPLATE = await sampleData;
    const { dataDir, remove } = sampleDataDir();
    return { site: startSampleSite(dataDir), remove };
  };
  startedSite ??= start();
  return startedSite;
}

function startSampleSite(dataDir) {
  const options = [process.env.NODE_OPTIONS, OPTIMISE_LATE, process.env.SITE_OPTIONS].filter(Boolean).join(" ");
  return startSite({ DATA_DIR: dataDir, SEED: "sample", NODE_OPTIONS: options });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Runs a step, prints its name and time, and where something failed the failures in short, then its whole output. */
async function perform(name, playwrightArgs) {
  const startedAt = Date.now();
  const output = [];
  const capture = (chunk) => output.push(chunk.toString());
  process.stdout.write(`${name} ... `);
  const result = await STEPS[name](capture, playwrightArgs).catch((error) => {
    capture(`\n${error.stack ?? error}\n`);
    return verdict(false);
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${result.failed > 0 ? "FAILED" : "ok"} (${result.passed} passed, ${result.failed} failed, ${seconds} s)`);
  for (const failure of result.failures ?? []) console.log(failure);
  if (result.failed > 0) console.log(`${output.join("")}\n`);
  return result;
}

/** Begins the build that the browser step waits for. Its failure is that step's: until then nobody listens. */
function startBuild() {
  const output = [];
  const startedAt = Date.now();
  const build = ensureBuild({ capture: (chunk) => output.push(chunk.toString()) }).then(
    () => {
      buildSeconds = (Date.now() - startedAt) / 1000;
    },
    (error) => {
      throw new Error(`${error.message}\n${output.join("")}`);
    },
  );
  build.catch(() => undefined);
  return build;
}

/** A data folder with the sample data, of which every site of the browser's step takes a copy, and what the first home page counts of them. */
async function makeSampleData() {
  await building;
  const { dataDir, remove } = temporaryDataDir();
  process.once("exit", remove);
  const site = startSampleSite(dataDir);
  await site.address.then((address) => fetch(address)).finally(() => site.stop());
  return dataDir;
}

process.env.TEST_FOLDERS ??= "memory";
let building;
let sampleData;
let startedSite;
let checkedTypes;
let buildSeconds = 0;
checkNodeVersion();
const args = process.argv.slice(2);
const only = args[0] === "--only" ? args.splice(0, 2)[1]?.split(",") : undefined;
const isWanted = (step) => !only || only.includes(step);
const total = { passed: 0, failed: 0 };
const times = [];
try {
  await ensurePackages();
  await ensureClient();
  if (isWanted("types")) process.env.TYPES_ARE_A_STEP = "1";
  if (isWanted("browser")) {
    building = startBuild();
    sampleData = makeSampleData();
    sampleData.catch(() => undefined);
  }
  for (const name of Object.keys(STEPS).filter(isWanted)) {
    const result = await perform(name, args);
    total.passed += result.passed;
    total.failed += result.failed;
    times.push(...(result.times ?? []));
  }
  if (buildSeconds > 1) console.log(`The build took ${buildSeconds.toFixed(1)} s beside them.`);
  if (times.length > 0) console.log(`The slowest tests:\n${slowestTests(times)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
