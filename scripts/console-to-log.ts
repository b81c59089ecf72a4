import { format, stripVTControlCharacters } from "node:util";
import { log } from "@/lib/log";

/** A trace is printed of what failed. */
const LEVELS = [
  ["error", "error"],
  ["warn", "warn"],
  ["trace", "error"],
] as const;
/** What Next puts before its words. */
const SIGNS = /^[⨯⚠\s]+/u;

/**
 * Makes lines of the log of what packages say by the console of what fails: of a page that could not be made Next prints some twenty lines, with all that Prisma
 * knows of the row, and graphile-worker a trace. It is called before Next is loaded, which puts methods of its own around those that it finds. What people are
 * told goes by console.log, or by what was kept of the console before.
 */
export function consoleToLog(): void {
  for (const [method, level] of LEVELS) console[method] = (...said: unknown[]) => write(level, said);
}

function write(level: "error" | "warn", said: readonly unknown[]): void {
  const isThing = (part: unknown) => typeof part === "object" && part !== null;
  const things = said.filter(isThing);
  const err = things.find((thing) => thing instanceof Error) ?? things[0];
  const words = stripVTControlCharacters(format(...said.filter((part) => !isThing(part)))).replace(SIGNS, "");
  if (!err && !words) return;
  try {
    log[level](err ? { err } : {}, words || undefined);
  } catch {
    // An object that cannot be read. Whoever says something by the console never fails for that.
    log[level](words || "Something was said by the console that cannot be written");
  }
}
