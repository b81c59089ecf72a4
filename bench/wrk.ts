import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AS_BROWSERS, type Asked } from "./callers";

const WRK = "/usr/bin/wrk";
const SECONDS = 4;

/** What 16 callers saw who ask for one thing without a pause: times in ms, sorted as quantiles. */
export type Load = { count: number; seconds: number; p95: number; p99: number };

/** Printed by wrk at its end: requests, microseconds, errors of any kind, and two quantiles in microseconds. */
const REPORT = `function done(summary, latency)
  local e = summary.errors
  io.write(string.format("\\nreport %d %d %d %d %d\\n", summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout,
    latency:percentile(95), latency:percentile(99)))
end`;

/**
 * Asks for the same as fast as sixteen connections can, by wrk (Debian's package) where it is installed; nothing where it is not. A client in
 * Node is slower than a kept answer, so that the server wakes up for each request alone, which costs it twice as much as the answer.
 */
export async function askByWrk(address: string, { path: asked, headers }: Asked): Promise<Load | undefined> {
  if (!existsSync(WRK)) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "wrk-"));
  const script = path.join(folder, "report.lua");
  writeFileSync(script, REPORT);
  const sent = Object.entries({ ...AS_BROWSERS, ...headers }).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  try {
    const output = await run(["-t1", "-c16", `-d${SECONDS}s`, "-s", script, ...sent, address + asked]);
    const [, ...figures] = /^report (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(output) ?? [];
    const [count = 0, microseconds = 0, errors = 0, p95 = 0, p99 = 0] = figures.map(Number);
    if (count === 0 || errors > 0) throw new Error(`${asked}: ${output}`);
    return { count, seconds: microseconds / 1e6, p95: p95 / 1000, p99: p99 / 1000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(WRK, args, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
