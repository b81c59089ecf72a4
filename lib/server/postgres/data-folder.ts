import { appendFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { log } from "@/lib/log";

/** The role of the site, and its database, in the embedded server: it owns that database, and may do nothing else. */
export const SITE_ROLE = "niyukti";

/** The role that sets the server up. No other that an operator may have made is likely to have this name. */
export const SUPERUSER = "niyukti_superuser";

const LOG_LINES_SHOWN = 15;
/** Beyond the first of these the log loses its beginning, down to the second: PostgreSQL writes on and on, and what it said last is what is looked for. */
const LOG_BYTES = { most: 10_000_000, left: 1_000_000 };
const LOOK_AT_LOG_MS = 60_000;

/** Where the embedded database keeps its things inside a data folder. */
export const dataFolder = {
  cluster: (folder: string) => path.join(folder, "postgres"),
  /** How the folders of databases begin that are being created, each by one process. */
  unfinishedCluster: (folder: string) => path.join(folder, "postgres.new"),
  password: (folder: string) => path.join(folder, "postgres-password"),
  /** Begins as the other does, so that no release takes it for a file that belongs into a backup. */
  superuserPassword: (folder: string) => path.join(folder, "postgres-password-superuser"),
  log: (folder: string) => path.join(folder, "postgres.log"),
} as const;

/** The lock file of the server, as PostgreSQL itself writes it (postmaster.pid: lines 1, 2 and 4); null when none runs. */
function readLock(folder: string): { pid: number; cluster: string; port: number } | null {
  try {
    const lines = readFileSync(path.join(dataFolder.cluster(folder), "postmaster.pid"), "utf8").split("\n");
    const [pid, cluster = "", port] = [Number(lines[0]), lines[1], Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, cluster, port } : null;
  } catch {
    // No such file: no server runs here, or it is just ending.
    return null;
  }
}

/** Process and port of the server that runs in this folder. One that was copied from a folder in use brings its lock file too: what it names is the server of that one. */
export function readPostmaster(folder: string): { pid: number; port: number } | null {
  const lock = readLock(folder);
  return lock && !isAnotherFolder(lock.cluster, dataFolder.cluster(folder)) ? lock : null;
}

/** One that is not there any more, or not for this account to see, may have been moved here, with its server. */
function isAnotherFolder(named: string, cluster: string): boolean {
  try {
    const [a, b] = [statSync(named), statSync(cluster)];
    return a.ino !== b.ino || a.dev !== b.dev;
  } catch {
    return false;
  }
}

/**
 * Removes the lock file of a server that died with its machine or container, where its number was given to another program since. PostgreSQL asks only
 * whether a process of its account has that number: a container, whose numbers are the same at each start, would never start again. A machine without
 * /proc is not asked, and a process that is a PostgreSQL is left to PostgreSQL.
 */
export function removeLockOfAnother(folder: string): void {
  const pid = readLock(folder)?.pid;
  const name = pid && nameOfProcess(pid);
  if (!name || name === "postgres") return;
  log.warn({ pid, name }, "The lock file of the database names another program: it is left of a server that died");
  rmSync(path.join(dataFolder.cluster(folder), "postmaster.pid"), { force: true });
}

function nameOfProcess(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    // No such process, which PostgreSQL sees too.
    return null;
  }
}

/** Connection string of the site's role to a database of the server that runs in this folder. */
export function embeddedUrl(folder: string, database: string = SITE_ROLE): string {
  return urlOf(folder, SITE_ROLE, readSecret(dataFolder.password(folder)), database);
}

/** Connection string of the role that sets the server up. The site itself never uses it. */
export function superuserUrl(folder: string, database: string): string {
  return urlOf(folder, SUPERUSER, readSecret(dataFolder.superuserPassword(folder)), database);
}

export function readSecret(file: string): string {
  return readFileSync(file, "utf8").trim();
}

function urlOf(folder: string, role: string, password: string, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${readPostmaster(folder)?.port ?? 0}/${database}`;
}

/** The last lines the server wrote: the reason when it does not start. */
export function logTail(folder: string): string {
  const file = dataFolder.log(folder);
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-LOG_LINES_SHOWN).join("\n") : "";
}

/** Bounds the log of the server, now and for as long as it runs. Which process writes it does not matter: all of them write at its end. */
export function keepLogShort(folder: string, lookEveryMs = LOOK_AT_LOG_MS): { stop(): void } {
  shortenLog(dataFolder.log(folder));
  const timer = setInterval(() => shortenLog(dataFolder.log(folder)), lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function shortenLog(file: string): void {
  try {
    if (statSync(file).size <= LOG_BYTES.most) return;
    const end = readFileSync(file).subarray(-LOG_BYTES.left);
    truncateSync(file);
    appendFileSync(file, end.subarray(end.indexOf("\n") + 1));
  } catch (error) {
    // No log yet, which is no fault; and a disk that is full must not end the site.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      log.warn({ err: error }, "The log of the database could not be shortened");
  }
}
