import type pg from "pg";

type Defined = { table: string; name: string; definition: string };

const REFERENCES = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;

// Those of a constraint stay: they are few, and references need them.
const INDEXES = `
  SELECT indrelid::regclass::text AS table, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

const TRIGGERS = `
  SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name, '' AS definition
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled = 'O'`;

/**
 * Takes away, for the time of loading the tables of the current schema, what looks at each row: references, which want rows in an order; triggers,
 * which would write what has been written already; and indexes, which are made faster at the end. Needs no more rights than the owner has.
 * @returns what puts all back, and fails where a reference leads nowhere
 */
export async function setAside(client: pg.Client): Promise<() => Promise<void>> {
  const read = async (sql: string) => (await client.query<Defined>(sql)).rows;
  const references = await read(REFERENCES);
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const [indexes, triggers] = [await read(INDEXES), await read(TRIGGERS)];
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  return async () => {
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of references) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    }
    for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
  };
}
