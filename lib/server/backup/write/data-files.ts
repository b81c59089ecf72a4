import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** What in a data folder is no part of a backup: the database, which is backed up as rows, and what belongs to this one copy of it. */
const LEFT_OUT = /^(postgres|postgres\.new|postgres\.log|postgres-password.*|restore\.new.*|.*\.part)$/;

export type DataFile = { name: string; mode: number; mtime: Date; content: Buffer };

/**
 * The files of a data folder that belong to a backup, one at a time: kept secrets, the outbox, and what a later release keeps there. Names are
 * relative, with slashes. `backups` is the folder of backups, which may lie within.
 */
export async function* dataFiles(dataDir: string, backups: string): AsyncGenerator<DataFile> {
  for (const file of await filesBelow(path.resolve(dataDir), path.resolve(backups))) {
    try {
      const [content, { mode, mtime }] = await Promise.all([readFile(file), stat(file)]);
      const name = path.relative(path.resolve(dataDir), file).split(path.sep).join("/");
      yield { name, mode: mode & 0o777, mtime, content };
    } catch (error) {
      // The outbox drops its oldest mails while the site runs.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

async function filesBelow(dataDir: string, backups: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [dataDir];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(folder, { withFileTypes: true }).catch(nothingThere);
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (file === backups || (folder === dataDir && LEFT_OUT.test(entry.name))) continue;
      if (entry.isDirectory()) folders.push(file);
      else if (entry.isFile()) found.push(file);
    }
  }
  return found.sort();
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
