import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrationFailed } from "@/lib/server/migrations/migration-failed";
import type { Migration } from "@/lib/server/migrations/read-migrations";

/**
 * Whoever reads a table queues behind a migration that waits to lock it. So it waits for half a second at most, lets the readers pass and
 * tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 1_000;
/** A backup or a long query of another server ends within this time, or somebody has to look. */
const GIVE_UP_AFTER_MS = 120_000;
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK_DETECTED = "40P01";

/** Prisma's own table, so that `prisma migrate deploy` sees the same history. */
const RECORDS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** Makes the table in which Prisma notes its migrations, where there is none. */
export async function createRecords(client: pg.ClientBase): Promise<void> {
  await client.query(RECORDS);
}

/** Names of the migrations that the database has; none where it never had any. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Set<string>> {
  const { rows: tables } = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('_prisma_migrations')");
  if (tables.length === 0) return new Set();
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Applies a migration and records it in one transaction: both are there or neither.
 * @throws MigrationFailedError
 */
export async function applyMigration(client: pg.ClientBase, migration: Migration): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await runMigration(client, migration);
      await client.query("COMMIT");
      return;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      if (!isHeldUp(error) || Date.now() > giveUpAt) throw migrationFailed(migration, error);
      await sleep(PAUSE_MS);
    }
  }
}

/** Runs a migration and notes it, within a transaction of the caller. */
export async function runMigration(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  const startedAt = new Date();
  await client.query(sql);
  // An earlier release noted that a migration had begun before it ran it, and then would not start again after it failed.
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL",
    [name],
  );
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
    [randomUUID(), checksum, name, startedAt],
  );
}

/** Whether somebody else held a lock: trying again helps. */
export function isHeldUp(error: unknown): boolean {
  return error instanceof pg.DatabaseError && [LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED].includes(error.code ?? "");
}
