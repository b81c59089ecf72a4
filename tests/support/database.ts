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

/**
 * Empties every table but the audit log, which the database keeps from that, and has numbers begin at one again. Only tables that hold something are
 * truncated, and those that point at them: a truncated table is a new file for itself and each of its indexes.
 */
async function clearTables(): Promise<void> {
  await db().$executeRawUnsafe(CLEAR);
}

const CLEAR = `DO $$
  DECLARE
    name text;
    is_filled boolean;
    filled text[] := '{}';
  BEGIN
    FOR name IN SELECT quote_ident(tablename) FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'audit_log')
    LOOP
      EXECUTE 'SELECT EXISTS (SELECT FROM ' || name || ')' INTO is_filled;
      IF is_filled THEN filled := filled || name; END IF;
    END LOOP;
    IF filled <> '{}' THEN
      EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE';
    END IF;
    -- Of tables whose rows were deleted one by one.
    PERFORM setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL AND EXISTS (
        SELECT FROM pg_depend WHERE objid = format('%I', sequencename)::regclass AND deptype IN ('a', 'i')
          AND refobjid <> 'audit_log'::regclass);
  END $$`;
