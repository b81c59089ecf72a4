import { program, run } from "./prepare.mjs";

/** Runs one step of `npm test`, with further settings and arguments, and says what became of it; a failed one's output is shown. */
export function runTestSteps(name, steps, env = {}, args = []) {
  return timed(name, (capture) => run(process.execPath, ["scripts/test.mjs", "--only", steps, ...args], { env, capture }));
}

/** Runs a program of the repository or of a package the same way. */
export function runProgram(name, args, env = {}) {
  return timed(name, (capture) => run(process.execPath, args, { env, capture }));
}

/** Runs the tests of one Jest project in the files of a pattern. */
export function runJestFiles(name, project, pattern, env = {}, options = []) {
  const args = [program("jest", "bin/jest.js"), "--selectProjects", project, ...options, "--", pattern];
  return runProgram(name, args, { NODE_ENV: "test", ...env });
}

async function timed(name, work) {
  const startedAt = performance.now();
  let output = "";
  const code = await work((chunk) => {
    output += chunk;
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${name} ... ${code === 0 ? "ok" : "FAILED"} (${seconds.toFixed(0)} s)`);
  if (code !== 0) console.log(output);
  return { name, isPassed: code === 0, seconds, said: sumOf(output) };
}

/** What a test says that it played, or how many passed and failed, as Jest says it before its last line; of another program its last line. */
function sumOf(output) {
  return /^(?:Played|Tests): +(.+)$/m.exec(output)?.[1] ?? output.trim().split("\n").at(-1) ?? "";
}
