/**
 * What a run of tests says in short: the name of each failed test and the beginning of its message. Printed before the whole
 * output, because a record of a run that is cut keeps its beginning.
 */

const LINES_OF_A_MESSAGE = 12;
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** The first lines of a message, without colours, indented. */
function beginning(message) {
  const lines = message.replaceAll(COLOURS, "").split("\n").slice(0, LINES_OF_A_MESSAGE);
  return lines.map((line) => `    ${line}`).join("\n");
}

const entry = (name, message) => `  ${name}\n${beginning(message)}`;

/** The failed tests of a Jest report (`--json`), one text each; files that did not load are among them. */
export function jestFailures(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && file.status === "failed") return [entry(file.name, file.message)];
    return failed.map((test) => entry(test.fullName, test.failureMessages.join("\n")));
  });
}

/** Every test of a Playwright report with the names of the suites around it. */
function* playwrightTests(suites, names = []) {
  for (const suite of suites ?? []) {
    const path = [...names, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) yield { name: [...path, spec.title].join(" > "), test };
    }
    yield* playwrightTests(suite.suites, path);
  }
}

const lastError = (test) => test.results.findLast((result) => result.error)?.error.message ?? "no message";

/** The failed tests of a Playwright report, one text each. */
export function playwrightFailures(report) {
  return [...playwrightTests(report.suites)]
    .filter(({ test }) => test.status === "unexpected")
    .map(({ name, test }) => entry(name, lastError(test)));
}

/** How long each test of a Jest report took, in milliseconds. */
export function jestTimes(report) {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ name: test.fullName, ms: test.duration ?? 0 })),
  );
}

/** How long each test of a Playwright report took, in milliseconds. */
export function playwrightTimes(report) {
  const total = (test) => test.results.reduce((sum, result) => sum + result.duration, 0);
  return [...playwrightTests(report.suites)].map(({ name, test }) => ({ name, ms: total(test) }));
}

/** The ten slowest tests, a line each. */
export function slowestTests(times) {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  return slowest.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`).join("\n");
}
