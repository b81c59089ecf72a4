import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { closeDb, db } from "@/lib/db";
import { withSnapshot } from "@/lib/server/backup/write/snapshot";
import { migrate } from "@/lib/server/migrations/migrate";
import { startSchedules } from "@/lib/server/run-schedules";
import { useDatabase } from "@/tests/support/database";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { eventually } from "@/tests/support/eventually";
import { withClient } from "@/tests/support/pg-client";

const database = useDatabase();
const MINUTE_MS = 60_000;

// As a server has it that was set up on a machine in India, and one whose operator likes another way to write dates, and other schemas.
it("an instant is the same to the site and to the database, whatever zone its server is in, however it writes dates and wherever it looks for tables", async () => {
  await withClient(database.url, async (client) => {
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET timezone = 'Asia/Kolkata'; ALTER DATABASE ${name} SET DateStyle = 'German'`);
    await client.query(`ALTER DATABASE ${name} SET search_path = 'another'`);
  });
  await closeDb();
  const now = new Date();
  const [row] = await db().$queryRaw<{ told: Date; behind: number }[]>`
    SELECT now() AS told, abs(extract(epoch FROM now() - ${now}::timestamptz))::int AS behind`;
  expect(row?.behind).toBeLessThan(MINUTE_MS / 1_000);
  expect(Math.abs(Number(row?.told) - Number(now))).toBeLessThan(MINUTE_MS);
  await db().$executeRaw`INSERT INTO ingestion_runs (source, input, started_at) VALUES ('example.org', 'rows.csv', now())`;
  const { startedAt } = await db().ingestionRun.findFirstOrThrow();
  expect(Math.abs(Number(startedAt) - Number(now))).toBeLessThan(MINUTE_MS);
  // Without the names of its migrations a backup could not be restored.
  expect(await withSnapshot(database.url, async (_, { migrations }) => migrations)).not.toEqual([]);
});

it("a run of a schedule may take longer than the server lets a session be idle: who lost the lock that says that it lives would be taken for dead, and it be run again", async () => {
  const name = new URL(database.url).pathname.slice(1);
  await withClient(database.url, (client) => client.query(`ALTER DATABASE ${name} SET idle_session_timeout = '200ms'`));
  await runMigrations({ connectionString: database.url });
  let isDone = false;
  const long = async () => {
    await sleep(600);
    isDone = true;
  };
  const server = await startSchedules({ connectionString: database.url, schedules: [], tasks: { long } });
  await withClient(database.url, (client) => client.query("SELECT graphile_worker.add_job('long')"));
  await eventually(() => isDone);
  await server.stop();
  const failed = "SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'long'";
  expect((await withClient(database.url, (client) => client.query(failed))).rows).toEqual([]);
});

/** Migrates an empty database, for which the operator has set something, by one migration; gives the schemas in which its tables are then. */
async function migrated(sql: string, settings: (database: string, role: string) => string, beforeMs = 0): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), "niyukti-release-"));
  mkdirSync(path.join(dir, "1_one"));
  writeFileSync(path.join(dir, "1_one", "migration.sql"), sql);
  try {
    return await withEmptyDatabase(async (url) => {
      const { pathname, username } = new URL(url);
      await withClient(url, (client) => client.query(settings(pathname.slice(1), username)));
      await migrate(url, { dir, beforeFirst: () => sleep(beforeMs) });
      const tables = "SELECT schemaname AS schema FROM pg_tables WHERE tablename IN ('jobs', '_prisma_migrations')";
      return (await withClient(url, (client) => client.query<{ schema: string }>(tables))).rows.map(({ schema }) => schema);
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

it("a migration may take as long as it does, and a backup before it, though the server bounds what an account asks and how long it is idle", async () => {
  const bounds = (database: string) =>
    `ALTER DATABASE ${database} SET statement_timeout = '200ms'; ALTER DATABASE ${database} SET idle_session_timeout = '200ms'`;
  expect(await migrated("CREATE TABLE jobs (); SELECT pg_sleep(0.4);", bounds, 400)).toHaveLength(2);
});

it("tables are made in public, where the site looks for them, though the account has a schema of its own name", async () => {
  const ownSchema = (database: string, role: string) =>
    `CREATE SCHEMA ${role}; ALTER DATABASE ${database} SET search_path = '$user', public`;
  expect(await migrated("CREATE TABLE jobs ();", ownSchema)).toEqual(["public", "public"]);
});
