import { execFileSync } from "node:child_process";
import path from "node:path";

/** Beside the packages, which stay where they are. */
const FOLDER = path.resolve("node_modules/.cache/niyukti-tests");
const OPTIONS = ["--bundle", "--splitting", "--packages=external", "--platform=node", "--format=esm", "--jsx=automatic"];

/**
 * Compiles programs that a test starts again and again: tsx would turn each one's two hundred files into JavaScript at every start, a second and a half
 * of work.
 * @param entries files of TypeScript by the names under which they are compiled
 * @returns the compiled files by the same names
 */
export function compiled<Name extends string>(entries: Readonly<Record<Name, string>>): Record<Name, string> {
  const names = Object.keys(entries) as Name[];
  // A folder for each test file: two workers do not write one file at a time.
  const folder = path.join(FOLDER, names.join("-"));
  const files = names.map((name) => `${name}=${entries[name]}`);
  execFileSync("node_modules/.bin/esbuild", [
    ...files,
    ...OPTIONS,
    `--outdir=${folder}`,
    "--out-extension:.js=.mjs",
    "--log-level=error",
  ]);
  return Object.fromEntries(names.map((name) => [name, path.join(folder, `${name}.mjs`)])) as Record<Name, string>;
}
