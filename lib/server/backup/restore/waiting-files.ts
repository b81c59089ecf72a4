import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { makePrivateFolder } from "@/lib/server/backup/ownership";
import { connectWhenOpen } from "@/lib/server/migrations/connect-when-open";
import { takeTurn } from "@/lib/server/migrations/migrate";

const NOTE = "files wait in ";
const NOTED = "SELECT obj_description(to_regclass('public._prisma_migrations'), 'pg_class') AS note";

/**
 * Notes in the database in which folder of the data folder the files wait that belong to its rows, which are there from the same moment on; null: nothing waits.
 * A restore that is killed between its two halves is finished by that.
 */
export async function noteWaitingFiles(client: pg.ClientBase, folder: string | null): Promise<void> {
  const note = folder === null ? "NULL" : pg.escapeLiteral(`${NOTE}${folder}`);
  await client.query(`COMMENT ON TABLE public._prisma_migrations IS ${note}`);
}

/** Puts each file of a folder of the data folder in its place, over one of the same name, and removes the folder. */
export async function putInPlace(folder: string, dataDir: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const staged = path.join(entry.parentPath, entry.name);
    const place = path.join(dataDir, path.relative(folder, staged));
    await makePrivateFolder(path.dirname(place));
    await rename(staged, place);
  }
  await rm(folder, { recursive: true, force: true });
}

/**
 * Finishes a restore that ended between its rows and its files. To be called before anything is read from the data folder.
 * @param report is told what was done, or that the files are not here
 */
export async function finishRestore(url: string, dataDir: string, report: (line: string) => void): Promise<void> {
  const client = await connectWhenOpen({ connectionString: url, application_name: "niyukti-restore" });
  try {
    if (!(await waitingFolder(client))) return;
    // One that goes on puts its files in their place itself.
    await takeTurn(client);
    const folder = await waitingFolder(client);
    if (!folder) return;
    if (!existsSync(path.join(dataDir, folder)))
      return report(
        `A restore was ended before its files had their place, and ${folder} is not in ${dataDir}. Restore once more.`,
      );
    await putInPlace(path.join(dataDir, folder), dataDir);
    await noteWaitingFiles(client, null);
    report("Put the files in their place of a restore that was ended before");
  } finally {
    await client.end();
  }
}

async function waitingFolder(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ note: string | null }>(NOTED);
  const note = rows[0]?.note;
  // A name alone: who may write to the database may not say which files of this machine are moved.
  return note?.startsWith(NOTE) ? path.basename(note.slice(NOTE.length)) : null;
}
