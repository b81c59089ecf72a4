import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { type Identity, postgresCommand } from "@/lib/server/postgres/binaries";
import { dataFolder, logTail, readSecret, SUPERUSER } from "@/lib/server/postgres/data-folder";
import { keptPassword, siteRoleSql, writeSecret } from "@/lib/server/postgres/site-role";

/**
 * Creates a database cluster with the site's role and its empty database, each role with a random password. Where another process does so at the same
 * moment, the one that is done first has made the cluster of both: the passwords are the same.
 * @throws Error with the end of the log
 */
export async function createCluster(folder: string, identity: Identity): Promise<void> {
  const cluster = dataFolder.cluster(folder);
  const password = keptPassword(dataFolder.password(folder));
  const superuserPassword = keptPassword(dataFolder.superuserPassword(folder));
  // Made aside and renamed, so that a start that is killed half way leaves nothing that looks like a database.
  const unfinished = mkdtempSync(`${dataFolder.unfinishedCluster(folder)}-`);
  // initdb, which may run under another account, reads the password from a copy of its own.
  const copy = `${dataFolder.superuserPassword(folder)}-${path.basename(unfinished)}`;
  writeSecret(copy, superuserPassword);
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const file of [unfinished, copy]) chownSync(file, identity.uid, identity.gid);
  }
  try {
    await initialise(folder, identity, unfinished, copy);
    // PostgreSQL for one connection, without a port: nobody ever meets the cluster before its roles are there.
    const options = ["--single", "-D", unfinished, "postgres"];
    await finished(folder, await spawnPostgres("postgres", folder, identity, options, siteRoleSql(password)));
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
  } finally {
    rmSync(copy, { force: true });
    removeUnfinished(folder);
  }
}

/** What this process, others that were too late and starts that were killed have left, their copies of the password too; of one that is still at it another's is there. */
function removeUnfinished(folder: string): void {
  if (!existsSync(dataFolder.cluster(folder))) return;
  const begins = path.basename(dataFolder.unfinishedCluster(folder));
  for (const name of readdirSync(folder).filter((entry) => entry.includes(begins))) {
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** How a cluster is made: PostgreSQL's own rules of Unicode, the same on every machine whatever its locales are. compose.yaml asks for the same. */
export const CLUSTER_OPTIONS = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

async function initialise(folder: string, identity: Identity, unfinished: string, passwordFile: string): Promise<void> {
  const own = [`--pgdata=${unfinished}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const child = await spawnPostgres("initdb", folder, identity, [...own, ...CLUSTER_OPTIONS]);
  await finished(folder, child);
}

async function finished(folder: string, child: ChildProcess): Promise<void> {
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  if (code !== 0) throw new Error(`The database could not be created in ${folder}:\n${logTail(folder)}`);
}

/** Of what went wrong the log says what and where: the details are the row that was refused, addresses and hashes too, and the statement may hold them. */
const QUIET = { log_error_verbosity: "terse", log_min_error_statement: "panic" };

/** Spawns the server on a port of this machine alone, a free one unless told; it takes a moment more until it answers. @throws Error of its password that cannot be read */
export async function spawnServer(
  folder: string,
  identity: Identity,
  settings: Record<string, string>,
  port?: number,
): Promise<ChildProcess> {
  // Without it nothing could be asked of the server, which would be waited for in vain and stay behind.
  readSecret(dataFolder.password(folder));
  const own = { listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC", log_checkpoints: "off" };
  const options = Object.entries({ ...own, ...QUIET, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", dataFolder.cluster(folder), "-p", String(port ?? (await freePort())), ...options];
  const child = await spawnPostgres("postgres", folder, identity, args);
  // A script that has nothing left to do may end although the server it started still runs.
  child.unref();
  return child;
}

async function spawnPostgres(
  program: "initdb" | "postgres",
  folder: string,
  identity: Identity,
  args: string[],
  input?: string,
): Promise<ChildProcess> {
  const command = postgresCommand(program, identity, folder);
  const log = openSync(dataFolder.log(folder), "a", 0o600);
  try {
    const child = spawn(command.file, [...command.args, ...args], {
      ...command.identity,
      cwd: "/",
      // Its own process group: Ctrl-C in a terminal must reach this process alone, which lets running requests finish first.
      detached: true,
      stdio: [input === undefined ? "ignore" : "pipe", log, log],
      env: { ...process.env, LC_ALL: "C" },
    });
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    // One that ends before it has read everything says why in its log.
    child.stdin?.on("error", () => undefined).end(input);
    return child;
  } finally {
    closeSync(log);
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was found for the database.");
  return address.port;
}
