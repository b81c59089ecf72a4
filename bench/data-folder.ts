import path from "node:path";
import { temporaryDataDir } from "@/tests/support/site-process.mjs";

/** Where a benchmark keeps its jobs: in the folder that was named, which stays, else in one of its own. */
export function dataFolder(named: string | undefined): { dataDir: string; remove: () => void } {
  return named === undefined ? temporaryDataDir() : { dataDir: path.resolve(named), remove: () => undefined };
}
