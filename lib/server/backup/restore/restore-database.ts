import { runMigrations } from "graphile-worker";
import pg from "pg";
import type { Progress } from "@/lib/server/backup/backup-error";
import { BackupError, reasonOf } from "@/lib/server/backup/backup-error";
import { loadTable } from "@/lib/server/backup/copy-tables";
import { type About, keyOf, type Table } from "@/lib/server/backup/format";
import { readBackup } from "@/lib/server/backup/read-backup";
import { beginSchema, holdsRows, NEW_SCHEMA, replacePublic } from "@/lib/server/backup/restore/new-schema";
import { setAside } from "@/lib/server/backup/restore/set-aside";
import { noteWaitingFiles } from "@/lib/server/backup/restore/waiting-files";
import { nameOf, workerMigration } from "@/lib/server/backup/write/snapshot";
import { createRecords, runMigration } from "@/lib/server/migrations/apply-migration";
import { MIGRATION_LOCK, OWN_TERMS } from "@/lib/server/migrations/migrate";
import { MIGRATIONS_DIR, type Migration, readMigrations } from "@/lib/server/migrations/read-migrations";
import { refusePooler } from "@/lib/server/migrations/refuse-pooler";

export type DatabaseRestore = {
  url: string;
  file: string;
  /** What the backup says of itself. */
  about: About;
  /** Whether rows that are there may go. */
  replace: boolean;
  /** Called before rows that are there go. */
  beforeReplacing?: () => Promise<void>;
  /** The folder in the data folder in which the files of the backup wait; null where there are none. */
  files: string | null;
  /** Called before it may be certain. */
  beforeCommit: () => void;
  /** Called as soon as it is certain. */
  afterCommit: () => Promise<void>;
  progress: Progress;
};

/**
 * Makes the database what it was at the moment of the backup, then applies what newer releases migrate, all in one transaction: a running site reads
 * the old rows until it ends, and where it fails nothing has changed.
 * @throws BackupError; Error of a pooler; PostgreSQL's own errors
 */
export async function restoreDatabase(options: DatabaseRestore): Promise<void> {
  const migrations = await requireMigrations(options.about);
  const config = { connectionString: options.url, application_name: "niyukti-restore" };
  const client = new pg.Client(config);
  // A connection that breaks is told by the query that was under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`${OWN_TERMS}; SET DateStyle = ISO`);
    await refusePooler(client, config);
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [MIGRATION_LOCK]);
    if (!rows[0]?.taken) throw new BackupError("Another process migrates or restores this database now.");
    if (await holdsRows(client)) {
      if (!options.replace) throw new BackupError("The database is not empty. Add --replace to put the backup in its place.");
      await options.beforeReplacing?.();
    }
    const worker = await workerTables(client, options);
    await client.query("BEGIN");
    try {
      await fill(client, options, migrations, worker);
      await noteWaitingFiles(client, options.files);
      options.beforeCommit();
      await client.query("COMMIT");
    } catch (error) {
      const isConnected = await client.query("ROLLBACK").then(
        () => true,
        () => false,
      );
      throw isConnected || error instanceof BackupError ? error : endedByDatabase(error);
    }
    await options.afterCommit();
    await noteWaitingFiles(client, null);
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
}

/** A server whose disk is full ends all its connections, and tells the reason to its log alone. */
function endedByDatabase(cause: unknown): BackupError {
  return new BackupError(
    `The database ended the connection (${reasonOf(cause)}). Its log says why, of the embedded database DATA_DIR/postgres.log. Often its disk is full: a restore needs room for all rows once more.`,
    { cause },
  );
}

type Migrations = { before: Migration[]; after: Migration[] };

/** The migrations that had made the tables of the backup, and those since. */
async function requireMigrations({ migrations }: About): Promise<Migrations> {
  const known = await readMigrations(MIGRATIONS_DIR);
  const unknown = migrations.filter((name) => !known.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup is of a newer release, with the migration ${unknown.join(", ")}: restore it with that release.`,
    );
  }
  return {
    before: known.filter(({ name }) => migrations.includes(name)),
    after: known.filter(({ name }) => !migrations.includes(name)),
  };
}

/** The tables of graphile-worker that can be taken back: it makes its schema itself, and what another version of it kept would not fit. */
async function workerTables(client: pg.Client, { url, about }: DatabaseRestore): Promise<Table[]> {
  if (about.workerMigration === null) return [];
  await runMigrations({ connectionString: url });
  if ((await workerMigration(client)) !== about.workerMigration) return [];
  return about.tables.filter(({ schema, name }) => schema === "graphile_worker" && name !== "migrations");
}

async function fill(
  client: pg.Client,
  { file, about, progress }: DatabaseRestore,
  migrations: Migrations,
  worker: readonly Table[],
): Promise<void> {
  await beginSchema(client, about.extensions);
  await createRecords(client);
  for (const { sql } of migrations.before) await client.query(sql);
  const putBack = await setAside(client);
  const targets = targetsOf(about, worker);
  await requireTables(client, targets);
  // A migration may have written rows of its own, which the backup holds too.
  await client.query(`TRUNCATE ${[...targets.values()].map(nameOf).join(", ")}`);
  const total = about.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const onRows = (rows: number) => {
    done += rows;
    progress("restoring", done, total);
  };
  await readBackup(file, {
    table: async (key, rows) => {
      const target = targets.get(key);
      if (target) await loadTable(client, target, rows, onRows);
    },
  });
  await putBack();
  await setSequences(client, about, worker.length > 0);
  await requireCounts(client, targets);
  for (const migration of migrations.after) await runMigration(client, migration);
  await replacePublic(client);
}

const targetOf = <T extends { schema: string }>(thing: T): T =>
  thing.schema === "public" ? { ...thing, schema: NEW_SCHEMA } : thing;

/** The tables that are filled, by the names that they have in the backup. */
function targetsOf({ tables }: About, worker: readonly Table[]): Map<string, Table> {
  const own = tables.filter(({ schema }) => schema === "public");
  return new Map([...own, ...worker].map((table) => [keyOf(table), targetOf(table)]));
}

async function requireTables(client: pg.Client, targets: ReadonlyMap<string, Table>): Promise<void> {
  for (const [key, table] of targets) {
    const { rows } = await client.query("SELECT to_regclass($1) IS NOT NULL AS made", [nameOf(table)]);
    if (!rows[0]?.made) throw new BackupError(`The backup holds ${key}, a table that the site does not make.`);
  }
}

async function setSequences(client: pg.Client, { sequences }: About, hasWorker: boolean): Promise<void> {
  for (const sequence of sequences.filter(({ schema }) => schema === "public" || hasWorker)) {
    await client.query("SELECT setval($1::regclass, $2::bigint)", [nameOf(targetOf(sequence)), sequence.last]);
  }
}

async function requireCounts(client: pg.Client, targets: ReadonlyMap<string, Table>): Promise<void> {
  for (const [key, table] of targets) {
    const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${nameOf(table)}`);
    if (Number(rows[0]?.rows) === table.rows) continue;
    throw new BackupError(`${key} had ${table.rows} rows, and ${rows[0]?.rows} are there.`);
  }
}
