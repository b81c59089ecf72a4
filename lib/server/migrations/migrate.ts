import type pg from "pg";
import { log } from "@/lib/log";
import { appliedMigrations, applyMigration, createRecords } from "@/lib/server/migrations/apply-migration";
import { connectWhenOpen } from "@/lib/server/migrations/connect-when-open";
import { MIGRATIONS_DIR, readMigrations } from "@/lib/server/migrations/read-migrations";
import { refusePooler } from "@/lib/server/migrations/refuse-pooler";

/** Key of the advisory lock that lets one process migrate at a time: Prisma's own, so that its command line waits too. */
export const MIGRATION_LOCK = 72_707_369;

/**
 * What an operator's server may have set otherwise for the site's account. It may bound queries and the time that a session is idle: a migration of a big table takes longer,
 * so does another process that migrates, and the lock is held while a backup is made on another connection. And new tables may go to a schema of the account's own name.
 */
export const OWN_TERMS =
  "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0; SET search_path = public";

type Options = {
  dir?: string;
  /** Called with the names of what is to be applied, where that is something, before anything is changed. */
  beforeFirst?: (pending: string[], client: pg.Client) => Promise<void>;
  /** Called where another process has to be waited for. */
  onWait?: () => void;
};

/**
 * Applies the migrations that the database lacks, in one process at a time: others wait and then find nothing to do. Each is one transaction
 * together with its record, so one that fails leaves the database as it was.
 * @returns the names of the migrations applied now
 * @throws MigrationFailedError naming the migration and PostgreSQL's message; Error of a pooler; whatever beforeFirst throws
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<string[]> {
  const config = { connectionString, application_name: "niyukti-migrate" };
  const client = await connectWhenOpen(config);
  try {
    await refusePooler(client, config);
    await client.query(OWN_TERMS);
    await takeTurn(client, options.onWait);
    const migrations = await readMigrations(options.dir ?? MIGRATIONS_DIR);
    const applied = await appliedMigrations(client);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    const names = pending.map(({ name }) => name);
    warnOfNewer([...applied].filter((name) => !migrations.some((migration) => migration.name === name)));
    if (names.length > 0) await options.beforeFirst?.(names, client);
    await createRecords(client);
    for (const migration of pending) await applyMigration(client, migration);
    return names;
  } finally {
    // Ending the session releases its lock, also when a query above failed.
    await client.end();
  }
}

/** Waits until no other process migrates or restores this database. Its turn lasts as long as its session. */
export async function takeTurn(client: pg.Client, onWait?: () => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [MIGRATION_LOCK]);
  if (rows[0]?.taken) return;
  onWait?.();
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
}

/** A release may be started again after a newer one: what the newer one added must not stop it. */
function warnOfNewer(migrations: string[]): void {
  if (migrations.length > 0) log.warn({ migrations }, "The database was migrated by a newer release");
}
