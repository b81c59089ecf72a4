import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { tsImport } from "tsx/esm/api";
import { ROOT } from "../prepare.mjs";

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
