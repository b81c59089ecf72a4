/**
 * npx tsx bench/import-memory.ts [ROWS, default 500000]: imports a workbook of so many notices, none like another, into an empty database of its own, as
 * `npm run import` does, and fails where the process held more than 400 MB at any time. The last line says what it held.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeLargeWorkbook } from "@/bench/large-workbook";
import { dayInIndia } from "@/lib/dates";

const MOST_MB = 400;
const OFTEN_MS = 500;

const rows = Number(process.argv[2] ?? 500_000);
const folder = mkdtempSync(path.join(tmpdir(), "niyukti-import-"));
try {
  const file = path.join(folder, "rows.xlsx");
  await writeLargeWorkbook(file, rows, dayInIndia(new Date()));
  const startedAt = performance.now();
  const { most, said } = await imported(file);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const size = (statSync(file).size / 1024 / 1024).toFixed(0);
  console.log(said);
  const isHeld = most <= MOST_MB && said.includes(`created ${rows.toLocaleString("en-IN")}`);
  console.log(`${rows.toLocaleString("en-IN")} rows of XLSX (${size} MB) in ${seconds} s by ${most} MB, of ${MOST_MB} at most`);
  process.exitCode = isHeld ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Imports a file in a process of its own. @returns the most that it held at a time, in MB, and what it said */
async function imported(file: string): Promise<{ most: number; said: string }> {
  const env = { ...process.env, DATA_DIR: path.join(folder, "data"), DATABASE_URL: "" };
  const child = spawn("npm", ["run", "-s", "import", "--", file], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, ...processesOf(child.pid ?? 0).map(peakOf));
  }, OFTEN_MS);
  await once(child, "close");
  clearInterval(looking);
  return { most, said: said.trim() };
}

/** The import itself and what it was started by; not the database, whose memory is set (docs/decisions/055). */
function processesOf(pid: number): number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  const own = existsSync(children) ? readFileSync(children, "utf8").split(" ").filter(Boolean).map(Number) : [];
  return [pid, ...own.flatMap(processesOf)].filter(isNode);
}

function isNode(pid: number): boolean {
  return existsSync(`/proc/${pid}/cmdline`) && /^[^\0]*node\0/.test(readFileSync(`/proc/${pid}/cmdline`, "utf8"));
}

/** The most that a process has held in memory so far, in MB. */
function peakOf(pid: number): number {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, "utf8") : "";
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
