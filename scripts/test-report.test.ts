import { jestFailures, jestTimes, playwrightFailures, playwrightTimes, slowestTests } from "./test-report.mjs";

const ESCAPE = String.fromCharCode(27);

describe("the short report of failed tests", () => {
  test("names the failed tests of a Jest run and the files that did not load", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          status: "failed",
          message: "",
          assertionResults: [
            { status: "passed", fullName: "adds", failureMessages: [] },
            { status: "failed", fullName: "subtracts", failureMessages: [`${ESCAPE}[31mexpected 1${ESCAPE}[39m`] },
          ],
        },
        { name: "b.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(jestFailures(report)).toEqual(["  subtracts\n    expected 1", "  b.test.ts\n    Cannot find module"]);
  });

  test("names the failed tests of a Playwright run with the suites around them", () => {
    const report = {
      suites: [
        {
          title: "home.spec.ts",
          specs: [
            { title: "opens", tests: [{ status: "expected", results: [{}] }] },
            { title: "closes", tests: [{ status: "unexpected", results: [{ error: { message: "still open" } }] }] },
          ],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual(["  home.spec.ts > closes\n    still open"]);
  });

  test("names the ten slowest tests of all runs, the slowest first", () => {
    const jest = { testResults: [{ assertionResults: [{ fullName: "adds", duration: 1500 }, { fullName: "waits" }] }] };
    const browser = {
      suites: [{ title: "a.spec.ts", specs: [{ title: "opens", tests: [{ results: [{ duration: 20_000 }] }] }] }],
    };
    const quick = Array.from({ length: 20 }, (_, index) => ({ name: `quick ${index}`, ms: 1 }));
    const lines = slowestTests([...jestTimes(jest), ...playwrightTimes(browser), ...quick]).split("\n");
    expect(lines.slice(0, 2)).toEqual(["    20.0 s  a.spec.ts > opens", "     1.5 s  adds"]);
    expect(lines).toHaveLength(10);
  });
});
