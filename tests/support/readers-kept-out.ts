import type pg from "pg";

const READ = "SELECT relid::int AS oid, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read FROM pg_stat_xact_user_tables";
const LOCKED = `SELECT oid::int, relname AS name FROM pg_class JOIN pg_locks ON relation = oid
  WHERE mode = 'AccessExclusiveLock' AND granted AND pid = pg_backend_pid() ORDER BY relname`;

/**
 * A migration that takes the lock which stops readers (ACCESS EXCLUSIVE) holds it until its end. What reads a table row by row takes a time
 * that grows with the table: a rewrite, an index, the validation of a check, an update. A migration may do either to a table, not both; what
 * needs both is two migrations. PostgreSQL counts what it reads, so a few rows tell what a million would cost.
 * @returns the tables of which a migration does both; it is left uncommitted
 */
export async function tablesKeptFromReaders(client: pg.ClientBase, sql: string): Promise<string[]> {
  await client.query("BEGIN");
  const transaction = await currentTransaction(client);
  const before = await rowsRead(client);
  await client.query(sql);
  if ((await currentTransaction(client)) !== transaction)
    throw new Error("A migration begins or ends no transaction of its own.");
  const after = await rowsRead(client);
  const { rows: locked } = await client.query<{ oid: number; name: string }>(LOCKED);
  // A table that was not there before has no readers.
  return locked
    .filter(({ oid }) => (after.get(oid) ?? 0) > (before.get(oid) ?? Number.POSITIVE_INFINITY))
    .map(({ name }) => name);
}

async function currentTransaction(client: pg.ClientBase): Promise<unknown> {
  return (await client.query("SELECT pg_current_xact_id()::text AS id")).rows[0]?.id;
}

async function rowsRead(client: pg.ClientBase): Promise<Map<number, number>> {
  const { rows } = await client.query<{ oid: number; read: number }>(READ);
  return new Map(rows.map(({ oid, read }) => [oid, read]));
}
