import pg from "pg";
import type { About, Table } from "@/lib/server/backup/format";
import { appliedMigrations } from "@/lib/server/migrations/apply-migration";

/** The site's own tables, then those in which graphile-worker keeps its schedules. */
const SCHEMAS = ["public", "graphile_worker"];
const LOCK_TIMEOUT = "60s";

const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, (
    SELECT array_agg(quote_ident(attname) ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY($1) AND c.relkind = 'r' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = c.oid AND deptype = 'e')
  ORDER BY array_position($1, n.nspname), c.relname`;

type Described = Pick<About, "server" | "migrations" | "extensions" | "workerMigration" | "tables" | "sequences">;

/**
 * Reads the database as it is at one moment, whatever is written meanwhile: `work` gets what is there and a connection that sees that
 * moment alone.
 */
export async function withSnapshot<T>(url: string, work: (client: pg.Client, described: Described) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: "niyukti-backup" });
  // A connection that breaks is told by the query that was under way.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`
      SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '${LOCK_TIMEOUT}';
      SET DateStyle = ISO; SET IntervalStyle = postgres; SET TimeZone = 'UTC'; SET extra_float_digits = 3; SET bytea_output = hex;
      SET search_path = public`);
    await client.query("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    const described = await describe(client);
    const result = await work(client, described);
    await client.query("COMMIT");
    return result;
  } finally {
    await client.end();
  }
}

async function describe(client: pg.Client): Promise<Described> {
  const { rows: tables } = await client.query<Omit<Table, "rows">>(TABLES, [SCHEMAS]);
  // Keeps migrations and TRUNCATE out until the end; readers and writers are not disturbed.
  if (tables.length > 0) await client.query(`LOCK TABLE ${tables.map(nameOf).join(", ")} IN ACCESS SHARE MODE`);
  const counted: Table[] = [];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${nameOf(table)}`);
    counted.push({ ...table, rows: Number(rows[0]?.rows) });
  }
  // Read after the snapshot was taken: numbers are given out outside of transactions, and may only be too high.
  const { rows: sequences } = await client.query<About["sequences"][number]>(
    `SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = ANY($1) AND last_value IS NOT NULL ORDER BY 1, 2`,
    [SCHEMAS],
  );
  const { rows: extensions } = await client.query<{ name: string }>(
    "SELECT extname AS name FROM pg_extension WHERE extnamespace = 'public'::regnamespace ORDER BY 1",
  );
  const { rows: versions } = await client.query<{ server: string }>("SELECT current_setting('server_version') AS server");
  return {
    server: versions[0]?.server ?? "",
    migrations: [...(await appliedMigrations(client))].sort(),
    extensions: extensions.map(({ name }) => name),
    workerMigration: await workerMigration(client),
    tables: counted,
    sequences,
  };
}

/** How far graphile-worker has made its schema; null where it has not. */
export async function workerMigration(client: pg.ClientBase): Promise<number | null> {
  const { rows: there } = await client.query("SELECT FROM pg_class WHERE oid = to_regclass('graphile_worker.migrations')");
  if (there.length === 0) return null;
  const { rows } = await client.query<{ id: number | null }>("SELECT max(id) AS id FROM graphile_worker.migrations");
  return rows[0]?.id ?? null;
}

/** The name of a table as a statement takes it, quoted. */
export function nameOf({ schema, name }: Pick<Table, "schema" | "name">): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
