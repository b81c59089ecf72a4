import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { BackupError } from "@/lib/server/backup/backup-error";
import { isHeldUp } from "@/lib/server/migrations/apply-migration";

/** Where the tables of a backup are made, until they take the place of those that are there. No other transaction ever sees it. */
export const NEW_SCHEMA = "niyukti_restoring";

/** Whoever reads waits while all tables are locked, so that is tried for half a second at a time. */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 500;
const MOST_TRIES = 60;

const OWN_TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;

/** What stands in a schema and belongs to no extension: kind and name, tables first. What belongs to a table goes with it. */
const OBJECTS = `
  SELECT kind, name FROM (
    SELECT 'pg_class'::regclass AS catalog, oid, oid::regclass::text AS name,
      CASE relkind WHEN 'r' THEN 'TABLE' WHEN 'p' THEN 'TABLE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' END AS kind
    FROM pg_class c WHERE relnamespace = $1::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype IN ('a', 'i') AND refclassid = 'pg_class'::regclass AND relkind = 'S')
    UNION ALL
    SELECT 'pg_type'::regclass, oid, oid::regtype::text, CASE typtype WHEN 'e' THEN 'TYPE' WHEN 'r' THEN 'TYPE' WHEN 'd' THEN 'DOMAIN' END
    FROM pg_type WHERE typnamespace = $1::regnamespace
    UNION ALL
    SELECT 'pg_proc'::regclass, oid, oid::regprocedure::text, 'ROUTINE' FROM pg_proc WHERE pronamespace = $1::regnamespace
  ) AS objects
  WHERE kind IS NOT NULL AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = catalog AND objid = objects.oid AND deptype = 'e'
  ) ORDER BY kind <> 'TABLE', kind, name`;

type Object = { kind: string; name: string };

/** Whether any table of the site holds a row. */
export async function holdsRows(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string }>(OWN_TABLES);
  if (tables.length === 0) return false;
  const { rows } = await client.query(`SELECT ${tables.map(({ name }) => `EXISTS (SELECT FROM ${name})`).join(" OR ")} AS holds`);
  return rows[0]?.holds === true;
}

/** Lets the transaction make its tables beside those that are there, which everybody reads meanwhile. */
export async function beginSchema(client: pg.Client, extensions: readonly string[]): Promise<void> {
  // Not in the new schema: what an extension brought cannot be moved by an ordinary account.
  for (const name of extensions) await client.query(`CREATE EXTENSION IF NOT EXISTS ${pg.escapeIdentifier(name)} SCHEMA public`);
  await client.query(`CREATE SCHEMA ${NEW_SCHEMA}; SET LOCAL search_path = ${NEW_SCHEMA}, public`);
}

/** Puts the new tables in the place of all that is in the schema public. Nobody reads from here to the end of the transaction. */
export async function replacePublic(client: pg.Client): Promise<void> {
  const objectsOf = async (schema: string) => (await client.query<Object>(OBJECTS, [schema])).rows;
  const [old, made] = [await objectsOf("public"), await objectsOf(NEW_SCHEMA)];
  await lockAll(client, old);
  for (const { kind, name } of old) await client.query(`DROP ${kind} IF EXISTS ${name} CASCADE`);
  for (const { kind, name } of made) await client.query(`ALTER ${kind} ${name} SET SCHEMA public`);
  await client.query(`DROP SCHEMA ${NEW_SCHEMA}; SET LOCAL search_path = public`);
}

/** All at once or none: who holds one table and waits for another would wait for ever. */
async function lockAll(client: pg.Client, objects: readonly Object[]): Promise<void> {
  const tables = objects.filter(({ kind }) => kind === "TABLE").map(({ name }) => name);
  if (tables.length === 0) return;
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`SAVEPOINT before_lock; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(`LOCK TABLE ${tables.join(", ")} IN ACCESS EXCLUSIVE MODE`);
      await client.query("SET LOCAL lock_timeout = 0");
      return;
    } catch (cause) {
      if (!isHeldUp(cause)) throw cause;
      if (tries === MOST_TRIES)
        throw new BackupError("The tables are in use all the time. Stop the site and restore again.", { cause });
      await client.query("ROLLBACK TO before_lock");
      await sleep(PAUSE_MS);
    }
  }
}
