import pg from "pg";
import { closeDb, db } from "@/lib/db";
import { templateUrl, withDatabase, workerDatabaseName, workerDatabaseUrl } from "@/tests/support/database-url";
import { dropDatabase } from "@/tests/support/pg-client";

/**
 * Gives a test file a migrated, empty PostgreSQL database of its own: call it once, outside the tests. Code under test reaches
 * it through lib/db as usual, since DATABASE_URL already names it. Returns the address, and a way to empty the tables between tests.
 */
export function useDatabase(): { url: string; clear(): Promise<void> } {
  beforeAll(recreateDatabase);
  afterAll(closeDb);
  return { url: workerDatabaseUrl(), clear: clearTables };
}

async function recreateDatabase(): Promise<void> {
  const template = new URL(templateUrl()).pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(templateUrl(), "postgres") });
  await client.connect();
  try {
    await dropDatabase(client, workerDatabaseName());
    // Two workers may not copy a template at once: the second would find it in use.
    await client.query("SELECT pg_advisory_lock(1)");
    await client.query(`CREATE DATABASE ${workerDatabaseName()} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
}

/** Empties every table but the audit log, which the database keeps from that. */
async function clearTables(): Promise<void> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'audit_log')`;
  await db().$executeRawUnsafe(`TRUNCATE ${tables.map((table) => table.name).join(", ")} RESTART IDENTITY CASCADE`);
}
