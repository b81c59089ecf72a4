import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { makePrivateFolder } from "@/lib/server/backup/ownership";
import { connectWhenOpen } from "@/lib/server/migrations/connect-when-open";
import { takeTurn } from "@/lib/server/migrations/migrate";

/** How the folders begin in which files wait for their place. */
export const STAGING = "restore.new";
const NOTE = "files wait in ";
/** No other name: who may write to the database may not say which files of this machine are moved. */
const NOTED_FOLDER = new RegExp(`^${NOTE}(${STAGING}\\w+)$`);
const NOTED = "SELECT obj_description(to_regclass('public._prisma_migrations'), 'pg_class') AS note";

/**
 * Notes in the database in which folder of the data folder the files wait that belong to its rows, which are there from the same moment on; null: nothing waits.
 * A restore that is killed between its two halves is finished by that.
 */
export async function noteWaitingFiles(client: pg.ClientBase, folder: string | null): Promise<void> {
  const note = folder === null ? "NULL" : pg.escapeLiteral(`${NOTE}${folder}`);
  await client.query(`COMMENT ON TABLE public._prisma_migrations IS ${note}`);
}

/** Puts each file of a folder of the data folder in its place, over one of the same name. */
export async function putInPlace(folder: string, dataDir: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const staged = path.join(entry.parentPath, entry.name);
    const place = path.join(dataDir, path.relative(folder, staged));
    await makePrivateFolder(path.dirname(place));
    await rename(staged, place);
  }
}

/** The folder of the data folder in which files of this database wait for the next start; null where none do. */
export async function waitingFilesOf(url: string): Promise<string | null> {
  const client = await connectWhenOpen({ connectionString: url, application_name: "niyukti-restore" });
  return waitingFolder(client).finally(() => client.end());
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
    const waiting = path.join(dataDir, folder);
    if (!existsSync(waiting))
      return report(
        `A restore was ended before its files had their place, and ${folder} is not in ${dataDir}. Where it is in that of another server, start that one; else restore once more.`,
      );
    await putInPlace(waiting, dataDir);
    await noteWaitingFiles(client, null);
    // Not before: ended between the two, it would say for ever that the files are not here.
    await rm(waiting, { recursive: true, force: true });
    report("Put the files in their place of a restore that was ended before");
  } finally {
    await client.end();
  }
}

async function waitingFolder(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ note: string | null }>(NOTED);
  return NOTED_FOLDER.exec(rows[0]?.note ?? "")?.[1] ?? null;
}
