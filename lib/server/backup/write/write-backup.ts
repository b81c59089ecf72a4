import { existsSync } from "node:fs";
import { rename, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { type Archive, createArchive } from "@/lib/server/backup/archive";
import type { Progress } from "@/lib/server/backup/backup-error";
import { BackupError } from "@/lib/server/backup/backup-error";
import { checkBackup } from "@/lib/server/backup/check-backup";
import { addTables } from "@/lib/server/backup/copy-tables";
import { ABOUT, type About, FORMAT, MANIFEST, type Manifest, parts, startSum } from "@/lib/server/backup/format";
import { removeUnfinished } from "@/lib/server/backup/kept-backups";
import { giveToOwnerOf, makePrivateFolder } from "@/lib/server/backup/ownership";
import { removeLeftRestores } from "@/lib/server/backup/restore/restore-files";
import { removeAtExit } from "@/lib/server/backup/unfinished";
import { dataFiles } from "@/lib/server/backup/write/data-files";
import { withSnapshot } from "@/lib/server/backup/write/snapshot";

/** Rows compress to a third and better, and the database counts its indexes too. */
const ROOM_NEEDED = 0.5;

export type BackupOptions = {
  /** Connection string of the database. */
  url: string;
  dataDir: string;
  /** Where to keep it: a file that is not there yet. */
  file: string;
  /** Of the secret that the site signs with (lib/server/kept-secret.ts). */
  secretMark?: string | null;
  progress?: Progress;
};

export type Kept = { file: string; tables: number; rows: number; files: number; bytes: number };

/**
 * Backs up database and data folder as they are at one moment, also while the site runs, and reads the backup back. A file of that name is there
 * afterwards only if it is whole; it is readable by its owner alone, since it holds secrets.
 * @throws BackupError; PostgreSQL's and the disk's own errors
 */
export async function backUp({
  url,
  dataDir,
  file,
  secretMark = null,
  progress = () => undefined,
}: BackupOptions): Promise<Kept> {
  const folder = path.dirname(path.resolve(file));
  await makePrivateFolder(folder);
  if (existsSync(file)) throw new BackupError(`There is a file ${file} already.`);
  await removeUnfinished(folder);
  await removeLeftRestores(dataDir, url);
  const unfinished = `${file}.part`;
  // Left behind by a process that was killed.
  await rm(unfinished, { force: true });
  const letBe = removeAtExit(unfinished);
  const archive = createArchive(unfinished);
  try {
    const { about, manifest } = await withSnapshot(url, async (client, described) => {
      if (described.tables.length === 0)
        throw new BackupError("The database has no tables. Is DATA_DIR or DATABASE_URL the right one?");
      await requireRoom(client, folder);
      const about: About = { format: FORMAT, madeAt: new Date().toISOString(), secretMark, ...described };
      await archive.add({ name: ABOUT }, json(about));
      const files = await addFiles(archive, dataDir);
      const tables = await addTables(archive, client, about.tables, progress);
      return { about, manifest: { tables, files } };
    });
    await archive.add({ name: MANIFEST }, json(manifest));
    await archive.end();
    await requireSame(unfinished, manifest, progress);
    await giveToOwnerOf(folder, unfinished);
    await rename(unfinished, file);
    const rows = about.tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(file);
    return { file, tables: about.tables.length, rows, files: Object.keys(manifest.files).length, bytes: size };
  } catch (error) {
    await archive.abort();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    letBe();
  }
}

/** A backup must not fill the disk that the database may lie on. */
async function requireRoom(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>("SELECT pg_database_size(current_database()) AS bytes");
  const needed = Number(rows[0]?.bytes) * ROOM_NEEDED;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new BackupError(`${folder} has room for ${megabytes(bavail * bsize)}; a backup may need ${megabytes(needed)}.`);
}

async function addFiles(archive: Archive, dataDir: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  for await (const { name, mode, mtime, content } of dataFiles(dataDir)) {
    await archive.add({ name: parts.file(name), mode, mtime }, content);
    const sum = startSum();
    sum.add(content);
    files[name] = sum.end();
  }
  return files;
}

async function requireSame(file: string, written: Manifest, progress: Progress): Promise<void> {
  const { manifest } = await checkBackup(file, progress);
  if (!isDeepStrictEqual(manifest, written)) throw new BackupError(`${file} does not hold what was written.`);
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
