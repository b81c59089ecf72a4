import { closeDb, setDatabaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { type EmbeddedPostgres, findEmbeddedPostgres, startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";

/**
 * Runs the work of a script with lib/db joined to the site's database: DATABASE_URL where it is set, else the embedded server
 * of a running site, else an embedded server started for the time of the script. The database is migrated first.
 */
export function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withServer(async (url) => {
    await migrateSafely(url, env, (line) => log.warn(line));
    return work(url);
  });
}

/** Runs the work of a script with the site's database as it is, not migrated. */
export async function withServer<T>(work: (url: string) => Promise<T>): Promise<T> {
  const found = env.DATABASE_URL ?? (await findEmbeddedPostgres(env.DATA_DIR));
  if (found) exitWhenAsked(() => process.exit(1));
  const started = found ? null : await startForScript();
  const url = found ?? started?.url ?? "";
  setDatabaseUrl(url);
  try {
    return await work(url);
  } finally {
    await closeDb();
    await started?.stop();
  }
}

/**
 * Has a script exit when a signal asks it to. A process that a signal ends by itself says nothing to whoever waits for its exit: who started it would not read
 * that its work is not done, and the keeper of its database would leave that with nobody to run it.
 */
function exitWhenAsked(exit: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // A worker stops in order when it is asked to.
    if (process.listenerCount(signal) === 0) process.on(signal, exit);
  }
}

async function startForScript(): Promise<EmbeddedPostgres> {
  const asked = new AbortController();
  let started: EmbeddedPostgres | undefined;
  exitWhenAsked(() => {
    if (started) process.exit(1);
    // One that is only starting is ended by its start.
    asked.abort(new Error("Stopped while the database started."));
  });
  started = await startEmbeddedPostgres(env.DATA_DIR, {}, asked.signal);
  if (asked.signal.aborted) process.exit(1);
  return started;
}
