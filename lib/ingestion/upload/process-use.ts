import { readFileSync } from "node:fs";

/** The memory that a process holds, in megabytes, as Linux says it; 0 elsewhere, and of one that has ended. */
export function residentMb(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** How long a process has kept a core busy, in milliseconds, as Linux says it; undefined elsewhere, and of one that has ended. */
export function coreMs(pid: number | undefined): number | undefined {
  try {
    // After its name, which may hold anything: the 12th and 13th of what follows, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}
