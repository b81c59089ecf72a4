import { spawnSync } from "node:child_process";
import path from "node:path";
import { temporaryDataDir } from "@/tests/support/site-process.mjs";

/**
 * Where a benchmark keeps its jobs: in the folder that was named, which stays, so that the next run finds them there; else in one of its own, which
 * `remove` takes away.
 */
export function dataFolder(named: string | undefined): { dataDir: string; remove: () => void } {
  return named === undefined ? temporaryDataDir() : { dataDir: path.resolve(named), remove: () => undefined };
}

/** Fills the database of a folder up to a number of jobs (bench/seed.ts), in a process of its own, with its progress; says at the end how long it took. */
export function fillFolder(dataDir: string, size: number): void {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const args = ["--conditions=react-server", "--import", "tsx", "bench/seed.ts", String(size)];
  const from = performance.now();
  if (spawnSync(process.execPath, args, { stdio: "inherit", env }).status !== 0) throw new Error("Seeding failed");
  console.log(`filled after ${((performance.now() - from) / 1000).toFixed(0)} s`);
}
