import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { askServer, isAnswering, isOwned, OWNER_LOCK, pausesOfStart } from "@/lib/server/postgres/ask-server";
import { type Identity, postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, embeddedUrl, logTail, readPostmaster, removeLockOfAnother } from "@/lib/server/postgres/data-folder";
import { keepPostgres } from "@/lib/server/postgres/keeper";
import { parkSuperuser } from "@/lib/server/postgres/park-superuser";
import { createCluster, spawnServer } from "@/lib/server/postgres/process";
import { makeWritableFolder } from "@/lib/server/writable-folder";

const START_TIMEOUT_MS = 60_000;
const OTHER_STARTS_WITHIN_MS = 5_000;

export type EmbeddedPostgres = {
  /** Connection string of the site's database. */
  url: string;
  /** Stops the server, ending what its connections still do. Safe to call twice. */
  stop(): Promise<void>;
};

/** Another process runs the server of this data folder. */
class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}

/**
 * Starts the PostgreSQL that the packages bring, with its files in DATA_DIR/postgres, on a free port of this machine alone.
 * A server that a killed process left behind is taken over instead. `settings` are PostgreSQL's own (fsync=off for tests).
 * @throws DataFolderInUseError when another process uses the folder; FolderError; Error of the password that cannot be read or is refused, or with the server's log when it does not start; the reason of `asked` to end, where it
 * had not started by then
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
  asked?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  const identity = postgresIdentity();
  if (!existsSync(dataFolder.cluster(folder))) {
    makeWritableFolder(folder);
    await createCluster(folder, identity);
  }
  const startUnlessThere = async (signal?: AbortSignal, port?: number) =>
    (await isAnswering(folder, signal)) ? undefined : launch(folder, identity, { settings, port, signal });
  const startedPid = await startUnlessThere(asked);
  let owner = await takeOwnership(folder, startedPid);
  if (await parkSuperuser(folder, owner)) {
    // This connection is still the superuser's.
    await owner.end();
    owner = await takeOwnership(folder, startedPid);
  }
  // One whose backend was killed, as for lack of memory, ends all connections, puts itself in order and goes on.
  const keeper = keepPostgres(folder, owner, async (port, signal) => takeOwnership(folder, await startUnlessThere(signal, port)));
  return { url: embeddedUrl(folder), stop: () => keeper.stop() };
}

/** Connection string of the server that another process runs in this folder; null when none answers, or one whose process was killed: whoever starts one takes that over. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const folder = path.resolve(dataDir);
  return (await isAnswering(folder)) && (await isOwned(folder)) ? embeddedUrl(folder) : null;
}

type Launch = { settings: Record<string, string>; port?: number; signal?: AbortSignal };

async function launch(folder: string, identity: Identity, { settings, port, signal }: Launch): Promise<number | undefined> {
  removeLockOfAnother(folder);
  const child = await spawnServer(folder, identity, settings, port);
  let giveUpAt = Date.now() + START_TIMEOUT_MS;
  /** The end of the log as it was when ours ended. */
  let lastWords: string | undefined;
  const pause = pausesOfStart();
  for (let said = await askServer(folder); said !== "answers"; said = await askServer(folder)) {
    // What a crash left takes minutes to put in order on a slow disk, and a start that gives up has the next begin anew.
    if (said === "starts" && child.exitCode === null) giveUpAt = Date.now() + START_TIMEOUT_MS;
    if (lastWords === undefined && (child.exitCode !== null || child.signalCode !== null)) {
      lastWords = logTail(folder);
      // Another process started one at the same moment, which answers soon: whose it is is asked then.
      const isOfAnother = ![undefined, child.pid].includes(readPostmaster(folder)?.pid);
      giveUpAt = isOfAnother ? Date.now() + OTHER_STARTS_WITHIN_MS : 0;
    }
    // It will not be another's by asking again.
    const isRefused = said === "refuses" && readPostmaster(folder)?.pid === child.pid;
    if (isRefused || signal?.aborted || Date.now() > giveUpAt) {
      child.kill("SIGQUIT");
      signal?.throwIfAborted();
      if (isRefused) throw new Error(`The embedded database refuses the password in ${dataFolder.password(folder)}.`);
      throw new Error(`The embedded database did not start:\n${lastWords ?? logTail(folder)}`);
    }
    await (said === "starts" ? pause(said) : sleep(30));
  }
  return child.pid;
}

/**
 * The lock, not a file, says whether a server has an owner: it ends with the owner's process however that dies, and a process
 * number that was given out again cannot be taken for it.
 */
async function takeOwnership(folder: string, startedPid: number | undefined): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: embeddedUrl(folder, "postgres"), application_name: "niyukti-owner" });
  // The server ends this connection when it stops; without a listener that would be an uncaught error.
  owner.on("error", () => undefined);
  await owner.connect();
  // Of two processes that start at the same moment, one finds the other's server answering instead of its own, and must not take its lock.
  const isOurs = startedPid === undefined || readPostmaster(folder)?.pid === startedPid;
  const ask = () => owner.query<{ owned: boolean }>("SELECT pg_try_advisory_lock($1) AS owned", [OWNER_LOCK]);
  if (isOurs && (await ask()).rows[0]?.owned) return owner;
  await owner.end();
  throw new DataFolderInUseError(
    `Another process already runs the database in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
