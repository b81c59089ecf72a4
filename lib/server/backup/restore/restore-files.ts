import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { BackupError } from "@/lib/server/backup/backup-error";
import { giveToOwnerOf, makePrivateFolder } from "@/lib/server/backup/ownership";
import { readBackup } from "@/lib/server/backup/read-backup";
import { putInPlace, STAGING, waitingFilesOf } from "@/lib/server/backup/restore/waiting-files";
import { removeAtExit } from "@/lib/server/backup/unfinished";

/** No restore takes so long. */
const LEFT_MS = 6 * 60 * 60 * 1000;

export type StagedFiles = {
  names: string[];
  /** The folder in the data folder in which they wait; null where there are none. */
  folder: string | null;
  /** From now on they are left where they are where this process ends. */
  keep(): void;
  /** Puts each in its place, over one of the same name. */
  publish(): Promise<void>;
  /** Forgets those that are not in their place. */
  remove(): Promise<void>;
};

/**
 * Unpacks the files of a backup beside the place where they belong, with the times and rights they had, and the owner of the data folder.
 * @param url of the database that they belong to
 * @throws BackupError for a name that leads out of the data folder
 */
export async function stageFiles(file: string, dataDir: string, url: string): Promise<StagedFiles> {
  await makePrivateFolder(dataDir);
  await removeLeftRestores(dataDir, url);
  const folder = await mkdtemp(path.join(dataDir, STAGING));
  const letBe = removeAtExit(folder);
  const remove = () => rm(folder, { recursive: true, force: true }).finally(letBe);
  const names: string[] = [];
  try {
    await readBackup(file, {
      file: async (name, { mode, mtime }, content) => {
        const staged = path.join(folder, name);
        if (!staged.startsWith(`${folder}${path.sep}`))
          throw new BackupError(`${file} holds a file outside of the data folder: ${name}`);
        await makePrivateFolder(path.dirname(staged));
        await pipeline(content, createWriteStream(staged, { mode: 0o600, flush: true }));
        await chmod(staged, mode);
        await utimes(staged, mtime, mtime);
        await giveToOwnerOf(dataDir, staged);
        names.push(name);
      },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    names,
    folder: names.length > 0 ? path.basename(folder) : null,
    keep: letBe,
    publish: () => putInPlace(folder, dataDir),
    remove,
  };
}

/** Removes what restores have left that were killed: secrets and mails, for which nobody looks there. What the next start puts in its place stays. */
export async function removeLeftRestores(dataDir: string, url: string): Promise<void> {
  const left = await leftRestores(dataDir);
  if (left.length === 0) return;
  const waiting = await waitingFilesOf(url);
  for (const name of left) if (name !== waiting) await rm(path.join(dataDir, name), { recursive: true, force: true });
}

async function leftRestores(dataDir: string): Promise<string[]> {
  const left: string[] = [];
  // Who has all in a database of another machine may have no folder.
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!name.startsWith(STAGING)) continue;
    const { mtimeMs } = await stat(path.join(dataDir, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_MS) left.push(name);
  }
  return left;
}
