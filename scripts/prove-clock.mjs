/**
 * `npm run prove -- clock`: the suite at moments at which code about days goes wrong, with the clock of every process shifted: Node, PostgreSQL
 * and the server by libfaketime, pages by tests/support/shifted-clock.ts. `--only 00:10,31-december` picks moments, `--steps unit,browser` steps,
 * `--files "alert|jobs"` the files of a step.
 */
import { existsSync } from "node:fs";
import { runJestFiles, runTestSteps } from "./prove-run.mjs";

const LIBRARIES = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`);
const DAY_MS = 24 * 60 * 60 * 1000;
const INDIA_MS = 5.5 * 60 * 60 * 1000;
const STEPS = ["unit", "components", "integration", "browser"];
/** The browser drives the pages whose content follows the clock; the others have nothing that a moment could change. */
const PAGES_OF_TIME =
  "home|lists|job-page|departments|exams|tracker|alerts|saved|for-you|follow|eligibility|admin-dashboard|admin-exams|admin-job|admin-notice|filters|reading|offline";

/** An instant in India, of the day that is `days` after today. */
const at = (time, days = 1) =>
  new Date(`${new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10)}T${time}+05:30`);

/** The first of the days to come that a test of its name holds for, at a time in India. */
function nextDay(time, isMeant) {
  const days = Array.from({ length: 9 * 366 }, (_, index) => at(time, index + 1));
  return days.find((day) => isMeant(new Date(day.getTime() + INDIA_MS)));
}

/** Always ahead of the real clock: a browser deletes a cookie that the server's clock dates back. */
const MOMENTS = {
  "00:10": () => at("00:10:00"),
  "05:29": () => at("05:29:00"),
  "05:31": () => at("05:31:00"),
  "18:29": () => at("18:29:00"),
  "23:59:30": () => at("23:59:30"),
  "month-end": () => nextDay("23:00:00", (day) => new Date(day.getTime() + DAY_MS).getUTCDate() === 1),
  "29-february": () => nextDay("12:00:00", (day) => day.getUTCMonth() === 1 && day.getUTCDate() === 29),
  "31-december": () => nextDay("20:00:00", (day) => day.getUTCMonth() === 11 && day.getUTCDate() === 31),
};

/** Runs the steps at each moment; each step begins at the moment anew. Returns a row for each step. */
export async function proveClock({ only = Object.keys(MOMENTS), steps = STEPS, files }) {
  const library = LIBRARIES.find((file) => existsSync(file));
  if (!library) throw new Error("A shifted clock needs libfaketime: apt-get install libfaketime (Debian, Ubuntu)");
  const unknown = only.filter((name) => !MOMENTS[name]);
  if (unknown.length > 0) throw new Error(`No such moment: ${unknown.join(", ")}. There are ${Object.keys(MOMENTS).join(", ")}.`);
  const rows = [];
  for (const name of only) {
    for (const step of steps) rows.push(await runStep(`${name} ${step}`, step, files, shifted(library, MOMENTS[name]())));
  }
  return rows;
}

/**
 * Within a wait of PostgreSQL libfaketime shows its signal handlers the real time, so that no timeout of a lock or a statement ever fires
 * under it: this file waits for one. It asks the clock for nothing else.
 */
const WAITS_FOR_A_LOCK = "integration/migrate[.]test";

function runStep(name, step, files, env) {
  if (step === "browser") return runTestSteps(name, step, env, [`tests/e2e/(${files ?? PAGES_OF_TIME})`]);
  return runJestFiles(name, step, files ?? ".", env, ["--testPathIgnorePatterns", WAITS_FOR_A_LOCK]);
}

/** What moves the clock of a process and of all that it starts. Time that is measured (monotonic) stays real, or timers would hang. */
function shifted(library, moment) {
  const offsetMs = moment.getTime() - Date.now();
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offsetMs >= 0 ? "+" : ""}${(offsetMs / 1000).toFixed(3)}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    DONT_FAKE_MONOTONIC: "1",
    CLOCK_OFFSET_MS: String(offsetMs),
  };
}
