import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { reasonOf } from "@/lib/server/backup/backup-error";

/** A folder that cannot be made or written, in words for the operator. */
class FolderError extends Error {
  override readonly name = "FolderError";
}

const WHY: Record<string, (there: string) => string> = {
  EROFS: (there) => `the disk of ${there} only reads`,
  EACCES: (there) => `this account may not write in ${there}`,
  EPERM: (there) => `this account may not write in ${there}`,
  ENOSPC: (there) => `the disk of ${there} is full`,
  EDQUOT: (there) => `the disk of ${there} is full for this account`,
  ENOTDIR: (there) => `${there} is no folder`,
};

/**
 * Makes a folder where it is missing, and those above it.
 * @throws FolderError, also for one that is there and cannot be written
 */
export function makeWritableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** Why a folder cannot be made or written: of a disk that only reads, Node says that the folder is missing. */
export function folderError(folder: string, cause: unknown): FolderError {
  const wanted = path.resolve(folder);
  const there = nearest(wanted);
  const code = refusalOf(there) ?? (cause as NodeJS.ErrnoException).code ?? "";
  const why = WHY[code] ? `${WHY[code](there)} (${code})` : reasonOf(cause);
  return new FolderError(`The folder ${wanted} cannot be ${there === wanted ? "written" : "made"}: ${why}.`, { cause });
}

/** What is there of a path: itself, or the next above it. */
function nearest(wanted: string): string {
  let there = wanted;
  while (!existsSync(there)) there = path.dirname(there);
  return there;
}

function refusalOf(there: string): string | undefined {
  if (!statSync(there).isDirectory()) return "ENOTDIR";
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  return undefined;
}
