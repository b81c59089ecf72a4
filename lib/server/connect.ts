import { closeDb, setDatabaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";

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
  const started = found ? null : await startEmbeddedPostgres(env.DATA_DIR);
  if (started) exitOnSignals();
  const url = found ?? started?.url ?? "";
  setDatabaseUrl(url);
  try {
    return await work(url);
  } finally {
    await closeDb();
    await started?.stop();
  }
}

/** A process that a signal ends says nothing to whoever waits for its exit, as the keeper of its database does, which would stay with nobody to run it. */
function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    // A worker stops in order when it is asked to.
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1));
  }
}
