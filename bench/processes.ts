/** What the processes below this one use, read from /proc, which Linux alone has. */
import { readdirSync, readFileSync } from "node:fs";

/** Linux counts the CPU of processes in hundredths of a second. */
const MS_PER_TICK = 10;

export type OfBoth = { server: number; database: number };
type Process = { pid: number; parent: number; name: string; ticks: number };

/** Milliseconds of CPU since they began, those of processes that have ended too. */
export function cpuMs(): OfBoth {
  return sumOf(({ ticks }) => ticks * MS_PER_TICK);
}

/** Megabytes held: what several share is shared out among them (PSS). */
export function memoryMb(): OfBoth {
  return sumOf(({ pid }) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
}

function sumOf(figure: (process: Process) => number): OfBoth {
  const sum = { server: 0, database: 0 };
  for (const one of descendants(process.pid)) sum[one.name === "postgres" ? "database" : "server"] += figure(one);
  return sum;
}

function descendants(pid: number): Process[] {
  const all = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap(statOf);
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

function statOf(entry: string): Process[] {
  try {
    const [, name = "", rest = ""] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${entry}/stat`, "utf8")) ?? [];
    // From the third field on (proc(5)): the parent is the 4th, user and system time the 14th to 17th.
    const fields = rest.split(" ").map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return [{ pid: Number(entry), parent: fields[1] ?? 0, name, ticks }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}
