import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** What in a data folder is no part of a backup: the database, which is backed up as rows, and other backups. */
const LEFT_OUT = /^(postgres|postgres\.new.*|postgres\.log|postgres-password.*|restore\.new.*|backups)$/;
const BACKUP = /^niyukti-.*\.tar\.gz$|\.part$/;

export type DataFile = { name: string; mode: number; mtime: Date; content: Buffer };

/**
 * The files of a data folder that belong to a backup, one at a time: kept secrets, the outbox, and what a later release keeps there. Names are
 * relative, with slashes.
 */
export async function* dataFiles(dataDir: string): AsyncGenerator<DataFile> {
  const root = path.resolve(dataDir);
  for (const file of await filesBelow(root)) {
    try {
      const [content, { mode, mtime }] = await Promise.all([readFile(file), stat(file)]);
      yield { name: path.relative(root, file).split(path.sep).join("/"), mode: mode & 0o777, mtime, content };
    } catch (error) {
      // The outbox drops its oldest mails while the site runs.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

async function filesBelow(root: string): Promise<string[]> {
  const found: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(nothingThere)) {
      if ((folder === root && LEFT_OUT.test(entry.name)) || BACKUP.test(entry.name)) continue;
      if (entry.isDirectory()) folders.push(path.join(folder, entry.name));
      else if (entry.isFile()) found.push(path.join(folder, entry.name));
    }
  }
  return found.sort();
}

function nothingThere(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}
