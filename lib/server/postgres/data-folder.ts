import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The database user, and the database, of the embedded server. */
export const EMBEDDED_USER = "niyukti";

const LOG_LINES_SHOWN = 15;

/** Where the embedded database keeps its things inside a data folder. */
export const dataFolder = {
  cluster: (folder: string) => path.join(folder, "postgres"),
  /** A database that is being created. */
  unfinishedCluster: (folder: string) => path.join(folder, "postgres.new"),
  password: (folder: string) => path.join(folder, "postgres-password"),
  log: (folder: string) => path.join(folder, "postgres.log"),
} as const;

/** Process and port of the server, as PostgreSQL itself writes them (lines 1 and 4 of postmaster.pid); null when none runs. */
export function readPostmaster(folder: string): { pid: number; port: number } | null {
  try {
    const lines = readFileSync(path.join(dataFolder.cluster(folder), "postmaster.pid"), "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch {
    // No such file: no server runs here, or it is just ending.
    return null;
  }
}

/** Connection string of a database of the server that runs in this folder. */
export function embeddedUrl(folder: string, database: string = EMBEDDED_USER): string {
  const password = readFileSync(dataFolder.password(folder), "utf8").trim();
  return `postgresql://${EMBEDDED_USER}:${password}@127.0.0.1:${readPostmaster(folder)?.port ?? 0}/${database}`;
}

/** The last lines the server wrote: the reason when it does not start. */
export function logTail(folder: string): string {
  const file = dataFolder.log(folder);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-LOG_LINES_SHOWN).join("\n") : "";
}
