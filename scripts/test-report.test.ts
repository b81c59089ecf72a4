import { jestFailures, playwrightFailures } from "./test-report.mjs";

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

  test("tells the failed tests of a Playwright run from those that passed when tried again", () => {
    const tried = (status: string, message: string) => ({ status, results: [{ error: { message } }, {}] });
    const report = {
      suites: [
        {
          title: "home.spec.ts",
          specs: [
            { title: "opens", tests: [{ status: "expected", results: [{}] }] },
            { title: "closes", tests: [tried("unexpected", "still open")] },
          ],
          suites: [{ title: "dialogs", specs: [{ title: "return the focus", tests: [tried("flaky", "lost once")] }] }],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual(["  home.spec.ts > closes\n    still open"]);
    expect(playwrightFailures(report, "flaky")).toEqual(["  home.spec.ts > dialogs > return the focus\n    lost once"]);
  });
});
