import { closeDb, setDatabaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { migrate } from "@/lib/server/migrations/migrate";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";

/**
 * Runs the work of a script with lib/db joined to the site's database: DATABASE_URL where it is set, else the embedded server
 * of a running site, else an embedded server started for the time of the script. The database is migrated first.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const found = env.DATABASE_URL ?? (await findEmbeddedPostgres(env.DATA_DIR));
  const started = found ? null : await startEmbeddedPostgres(env.DATA_DIR);
  const url = found ?? started?.url ?? "";
  setDatabaseUrl(url);
  try {
    await migrate(url);
    return await work(url);
  } finally {
    await closeDb();
    await started?.stop();
  }
}
