import pg from "pg";
import { closeDb, db } from "@/lib/db";
import { backgroundDone } from "@/lib/http/background";
import type { HeldWords } from "@/lib/jobs/search/index/words/held-words";
import { processState } from "@/lib/process-state";
import { templateUrl, withDatabase, workerDatabaseName, workerDatabaseUrl } from "@/tests/support/database-url";
import { dropDatabase } from "@/tests/support/pg-client";

/**
 * Gives a test file a migrated, empty PostgreSQL database of its own: call it once, outside the tests. Code under test reaches
 * it through lib/db as usual, since DATABASE_URL already names it. Returns the address, and a way to empty the tables between tests.
 */
export function useDatabase(): { url: string; clear(): Promise<void> } {
  beforeAll(recreateDatabase);
  afterAll(endWork);
  return { url: workerDatabaseUrl(), clear: clearTables };
}

const state = processState<{ niyuktiJobIndex: { words?: HeldWords } }>();

/** What a test left to be done after an answer (a mail, mostly), or behind its index, would go on in the database of the next file. */
async function endWork(): Promise<void> {
  await backgroundDone();
  state.niyuktiJobIndex?.words?.stop();
  await closeDb();
}

async function recreateDatabase(): Promise<void> {
  // Of work that outlived the file before: its connections end with the database that they are of.
  await closeDb();
  const template = new URL(templateUrl()).pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(templateUrl(), "postgres") });
  await client.connect();
  try {
    await dropDatabase(client, workerDatabaseName());
    // Two workers may not copy a template at once: the second would find it in use.
    await client.query("SELECT pg_advisory_lock(1)");
    await client.query(`CREATE DATABASE ${workerDatabaseName()} TEMPLATE ${template} STRATEGY FILE_COPY`);
  } finally {
    await client.end();
  }
}

/**
 * Empties every table but the audit log, which the database keeps from that, and has numbers begin at one again. Rows of tests are few: to delete them
 * costs a millisecond, to truncate makes new files of each table, of all that point at it and of their indexes. Keys and triggers look away meanwhile,
 * as with TRUNCATE, and it waits in the same way for whoever is still writing.
 */
async function clearTables(): Promise<void> {
  await backgroundDone();
  await db().$executeRawUnsafe(CLEAR);
}

/** What holds as many bytes is truncated: its dead rows would be in the way of the next test. */
const LARGE = 1024 ** 2;

const CLEAR = `DO $$
  DECLARE
    filled text[];
    name text;
    largest bigint;
  BEGIN
    -- A table in which a row ever stood has a file with something in it, until it is truncated.
    SELECT array_agg(quote_ident(relname)), max(pg_relation_size(pg_class.oid)) INTO filled, largest FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('_prisma_migrations', 'audit_log')
        AND pg_relation_size(pg_class.oid) > 0;
    IF largest > ${LARGE} THEN
      EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' RESTART IDENTITY CASCADE';
    ELSIF filled IS NOT NULL THEN
      EXECUTE 'LOCK TABLE ' || array_to_string(filled, ', ');
      PERFORM set_config('session_replication_role', 'replica', true);
      FOREACH name IN ARRAY filled LOOP
        EXECUTE 'DELETE FROM ' || name;
      END LOOP;
    END IF;
    PERFORM setval(format('%I', sequencename)::regclass, start_value, false) FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL AND EXISTS (
        SELECT FROM pg_depend WHERE objid = format('%I', sequencename)::regclass AND deptype IN ('a', 'i')
          AND refobjid <> 'audit_log'::regclass);
  END $$`;
