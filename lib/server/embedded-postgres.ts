import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Identity, postgresCommand, postgresIdentity } from "@/lib/server/postgres-binaries";

const USER = "niyukti";
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** Key of the advisory lock that the process which runs the server holds for as long as it lives. */
const OWNER_LOCK = 7_402_118_202;

export type EmbeddedPostgres = {
  /** Connection string of the site's database. */
  url: string;
  /** Stops the server, ending what its connections still do. Safe to call twice. */
  stop(): Promise<void>;
};

/** Another process runs the server of this data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}

/**
 * Starts the PostgreSQL that the packages bring, with its files in DATA_DIR/postgres, on a free port of this machine alone.
 * A server that a killed process left behind is taken over instead.
 * @throws DataFolderInUseError when another process uses the folder; Error with the server's log when it does not start
 */
export async function startEmbeddedPostgres(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const identity = postgresIdentity();
  if (!existsSync(clusterOf(folder))) await createCluster(folder, identity);
  const pid = (await isAnswering(folder)) ? undefined : await launch(folder, identity, settings);
  const owner = await takeOwnership(folder, pid);
  await createDatabase(owner);
  return { url: urlOf(folder, USER), stop: stopper(folder, owner) };
}

/** Connection string of the server that another process runs in this folder; null when none answers. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const folder = path.resolve(dataDir);
  return existsSync(clusterOf(folder)) && (await isAnswering(folder)) ? urlOf(folder, USER) : null;
}

async function createCluster(folder: string, identity: Identity): Promise<void> {
  // Made aside and renamed, so that a start that is killed half way leaves nothing that looks like a database.
  const unfinished = path.join(folder, "postgres.new");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const password = path.join(folder, "postgres-password");
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  const readable = path.join(unfinished, "..", `password-${process.pid}`);
  writeFileSync(readable, readFileSync(password), { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(unfinished, identity.uid, identity.gid);
    chownSync(readable, identity.uid, identity.gid);
  }
  try {
    await run(folder, identity, [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${readable}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
    ]);
    renameSync(unfinished, clusterOf(folder));
  } finally {
    rmSync(readable, { force: true });
  }
}

async function run(folder: string, identity: Identity, args: string[]): Promise<void> {
  const child = await spawnPostgres("initdb", { folder, identity, args });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The database could not be created in ${folder}:\n${logTail(folder)}`);
}

async function launch(folder: string, identity: Identity, settings: Record<string, string>): Promise<number | undefined> {
  const port = await freePort();
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_checkpoints: "off",
    ...settings,
  };
  const args = ["-D", clusterOf(folder), "-p", String(port)];
  for (const [name, value] of Object.entries(all)) args.push("-c", `${name}=${value}`);
  const child = await spawnPostgres("postgres", { folder, identity, args });
  child.unref();
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await isAnswering(folder))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > giveUpAt) {
      child.kill("SIGINT");
      throw new Error(`The embedded database did not start:\n${logTail(folder)}`);
    }
    await sleep(30);
  }
  return child.pid;
}

type Launch = { folder: string; identity: Identity; args: string[] };

async function spawnPostgres(program: "initdb" | "postgres", { folder, identity, args }: Launch): Promise<ChildProcess> {
  const command = await postgresCommand(program, identity, folder);
  const log = openSync(logOf(folder), "a", 0o600);
  try {
    // Its own process group: Ctrl-C in a terminal must reach this process alone, which lets running requests finish first.
    const child = spawn(command.file, [...command.args, ...args], {
      ...command.identity,
      cwd: "/",
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: process.env.NODE_ENV },
    });
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    return child;
  } finally {
    closeSync(log);
  }
}

async function takeOwnership(folder: string, startedPid: number | undefined): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: urlOf(folder, "postgres"), application_name: "niyukti-owner" });
  // The server ends this connection when it stops; without a listener that would be an uncaught error.
  owner.on("error", () => undefined);
  await owner.connect();
  const { rows } = await owner.query<{ owned: boolean }>("SELECT pg_try_advisory_lock($1) AS owned", [OWNER_LOCK]);
  const isOurs = startedPid === undefined || readPostmaster(folder)?.pid === startedPid;
  if (rows[0]?.owned && isOurs) return owner;
  await owner.end();
  throw new DataFolderInUseError(
    `Another process already runs the database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("SELECT 1 FROM pg_database WHERE datname = $1", [USER]);
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${USER}`);
}

function stopper(folder: string, owner: pg.Client): () => Promise<void> {
  const pid = readPostmaster(folder)?.pid;
  // The last resort of a process that ends without stopping its database: a fast shutdown, which loses nothing.
  const killAtExit = () => signal(pid, "SIGINT");
  process.once("exit", killAtExit);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    process.removeListener("exit", killAtExit);
    await owner.end().catch(() => undefined);
    signal(pid, "SIGINT");
    const giveUpAt = Date.now() + STOP_TIMEOUT_MS;
    while (readPostmaster(folder)?.pid === pid && signal(pid, 0) && Date.now() < giveUpAt) await sleep(20);
  };
  return () => {
    stopping ??= stop();
    return stopping;
  };
}

/** Sends a signal (0 only asks); false when there is no such process. */
function signal(pid: number | undefined, name: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(pid, name);
  } catch {
    return false;
  }
}

async function isAnswering(folder: string): Promise<boolean> {
  if (!readPostmaster(folder)) return false;
  const client = new pg.Client({ connectionString: urlOf(folder, "postgres"), connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Process and port of the server, as PostgreSQL itself writes them (lines 1 and 4 of postmaster.pid). */
function readPostmaster(folder: string): { pid: number; port: number } | null {
  const file = path.join(clusterOf(folder), "postmaster.pid");
  if (!existsSync(file)) return null;
  try {
    const lines = readFileSync(file, "utf8").split("\n");
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

function urlOf(folder: string, database: string): string {
  const password = readFileSync(path.join(folder, "postgres-password"), "utf8").trim();
  return `postgresql://${USER}:${password}@127.0.0.1:${readPostmaster(folder)?.port ?? 0}/${database}`;
}

function clusterOf(folder: string): string {
  return path.join(folder, "postgres");
}

function logOf(folder: string): string {
  return path.join(folder, "postgres.log");
}

function logTail(folder: string): string {
  return readFileSync(logOf(folder), "utf8").split("\n").slice(-15).join("\n");
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found for the database.");
  return address.port;
}
