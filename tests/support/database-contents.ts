import type pg from "pg";
import { withClient } from "@/tests/support/pg-client";

// When graphile-worker made its schema is nobody's data.
const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname = 'public' OR (schemaname = 'graphile_worker' AND tablename <> 'migrations') ORDER BY 1`;

/** Of some tables not every row: whoever restores tells of it, which is noted. */
const ROWS: Record<string, string> = { "public.sweeps": "WHERE task <> 'announced'" };

/** What makes two databases behave alike beside their rows, one line each. */
const DEFINITIONS = `
  SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(t.oid) || ' ' || tgenabled::text FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
  UNION ALL SELECT extname || ' in ' || extnamespace::regnamespace::text FROM pg_extension
  UNION ALL SELECT sequencename || ' ' || coalesce(last_value::text, 'unused') FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY 1`;

export type Contents = { rows: Record<string, { count: number; digest: string }>; definitions: string[] };

/** Every row of every table, as numbers and digests, and every definition: equal where two databases are equal. */
export function contentsOf(url: string): Promise<Contents> {
  return withClient(url, async (client) => {
    const names = await lines<{ name: string }>(client, TABLES);
    const rows: Contents["rows"] = {};
    for (const { name } of names) {
      const [found] = await lines<{ count: number; digest: string }>(
        client,
        `SELECT count(*)::int AS count, md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest FROM ${name} AS t ${ROWS[name] ?? ""}`,
      );
      if (found) rows[name] = found;
    }
    return { rows, definitions: (await lines<{ line: string }>(client, DEFINITIONS)).map(({ line }) => line) };
  });
}

async function lines<T extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<T[]> {
  return (await client.query<T>(sql)).rows;
}
