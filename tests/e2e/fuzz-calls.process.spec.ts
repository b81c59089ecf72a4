import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@/tests/support/test";

test.describe.configure({ timeout: 360_000 });

/** One to each of some hundred calls, others each time; `npm run prove -- fuzz` sends twenty thousand. */
const REQUESTS = "1";

test("no call answers 500 or nothing, whoever sends it whatever", async () => {
  const run = promisify(execFile)("node", ["--import", "tsx", "bench/fuzz-calls.ts", REQUESTS]);
  const { code, stdout } = await run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  expect(code, stdout).toBe(0);
  expect(stdout).toContain("0 kinds of fault");
});
