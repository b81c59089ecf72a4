import { spawn } from "node:child_process";
import { program } from "../prepare.mjs";

/** A mutant that never ends is killed too: by far longer than any list of tests takes on a slow machine. */
const TIME_LIMIT_MS = 10 * 60 * 1000;

const running = new Set();

/**
 * Runs test files in a lane. Stops at the first failure unless told otherwise.
 * @returns how many tests passed and failed; `isBroken` where a file could not even be loaded, which is no test's merit
 */
export async function runTests({ dir, database }, files, { bail = true } = {}) {
  const startedAt = Date.now();
  const args = [program("jest", "bin/jest.js"), "--runTestsByPath", ...files, "--runInBand"];
  const env = { ...process.env, NODE_ENV: "test", ...(database && { TEST_SERVER_URL: database.url }) };
  const { isLate, output } = await runIn(dir, bail ? [...args, "--bail"] : args, env);
  const seconds = (Date.now() - startedAt) / 1000;
  // With --bail no report is written: what Jest prints at the end says how it went.
  const [passed = 0, failed = 0] = ["passed", "failed"].map((word) =>
    Number(new RegExp(`^Tests:.*?(\\d+) ${word}`, "m").exec(output)?.[1] ?? 0),
  );
  const isBroken = !isLate && failed === 0 && (output.includes("Test suite failed to run") || passed === 0);
  return { passed, failed: isLate ? 1 : failed, isBroken, seconds, output };
}

/** Ends the runs that are under way; each leads a process group of its own. */
export function stopTests() {
  for (const child of running) end(child);
}

function runIn(cwd, args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    let isLate = false;
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      isLate = true;
      end(child);
    }, TIME_LIMIT_MS);
    child.on("close", () => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ isLate, output });
    });
  });
}

function end(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended by itself meanwhile.
  }
}
