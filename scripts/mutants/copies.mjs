import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tsImport } from "tsx/esm/api";
import { ROOT } from "../prepare.mjs";

const LISTS = path.join(ROOT, "tests/mutants");

/** All mutants with their group and tests, after it was checked that each can be made. */
export function readLists() {
  const files = readdirSync(LISTS).filter((name) => name.endsWith(".json"));
  const mutants = files.sort().flatMap((name) => {
    const { group, tests, mutants: list } = JSON.parse(readFileSync(path.join(LISTS, name), "utf8"));
    return list.map((mutant) => ({ tests, ...mutant, group }));
  });
  const wrong = mutants.flatMap((mutant) => problemOf(mutant) ?? []);
  if (wrong.length > 0) throw new Error(`tests/mutants does not fit the code:\n${wrong.join("\n")}`);
  return mutants;
}

function problemOf({ group, name, file, find, replace, tests }) {
  const at = `  ${group}: ${name} (${file}): `;
  if (!existsSync(path.join(ROOT, file))) return `${at}there is no such file`;
  const times = readFileSync(path.join(ROOT, file), "utf8").split(find).length - 1;
  if (times !== 1) return `${at}its text stands there ${times} times: ${find}`;
  if (find === replace) return `${at}it changes nothing`;
  const missing = tests.find((test) => !existsSync(path.join(ROOT, test)));
  return missing ? `${at}there is no test ${missing}` : null;
}

/** Some of a list, evenly spread. */
export function spread(list, count) {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)]);
}

/** Adds a copy of the tree, with a database of its own where tests need one: one server for all its runs. */
export async function makeLane(lanes, needsDatabase) {
  const lane = { dir: mkdtempSync(path.join(tmpdir(), "niyukti-mutants-")), database: null };
  lanes.push(lane);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT });
  const files = listed.toString().split("\0");
  // The database client is made, not kept by git.
  for (const file of [...files, "lib/generated"].filter(
    (name) => name && name !== "node_modules" && existsSync(path.join(ROOT, name)),
  )) {
    mkdirSync(path.dirname(path.join(lane.dir, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(lane.dir, file), { recursive: true });
  }
  symlinkSync(path.join(ROOT, "node_modules"), path.join(lane.dir, "node_modules"), "dir");
  if (!needsDatabase) return;
  const { startTestDatabase } = await tsImport("../../tests/support/test-server.ts", import.meta.url);
  lane.database = await startTestDatabase();
}

/** Writes a mutant into a copy. Returns what takes it out again. */
export function applyMutant(dir, { file, find, replace }) {
  const target = path.join(dir, file);
  const text = readFileSync(target, "utf8");
  writeFileSync(
    target,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(target, text);
}
