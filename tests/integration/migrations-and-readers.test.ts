import { applyMigration } from "@/lib/server/migrations/apply-migration";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";
import { tablesKeptFromReaders } from "@/tests/support/readers-kept-out";

it("no migration since the first release keeps readers out of a table for as long as its rows take to read", async () => {
  await withEmptyDatabase((url) =>
    withClient(url, async (client) => {
      const found: Record<string, string[]> = {};
      for (const migration of await fillFirstRelease(client, 20)) {
        const tables = await tablesKeptFromReaders(client, migration.sql);
        await client.query("ROLLBACK");
        if (tables.length > 0) found[migration.name] = tables;
        await applyMigration(client, migration);
      }
      expect(found).toEqual({});
    }),
  );
});

it.each([
  ["a new column", "ALTER TABLE jobs ADD COLUMN closed_at timestamptz", []],
  ["a new index", "CREATE INDEX ON jobs (title)", []],
  ["an update", "UPDATE jobs SET version = 2", []],
  ["a check that is not validated yet", "ALTER TABLE jobs ADD CHECK (version > 0) NOT VALID", []],
  ["a new table that refers to it", "CREATE TABLE t (id int REFERENCES jobs); INSERT INTO t SELECT id FROM jobs", []],
  ["a column and an index", "ALTER TABLE jobs ADD COLUMN a int; CREATE INDEX ON jobs (a)", ["jobs"]],
  ["a column and an update", "ALTER TABLE jobs ADD COLUMN a int; UPDATE jobs SET a = 1", ["jobs"]],
  ["a check", "ALTER TABLE jobs ADD CHECK (version > 0)", ["jobs"]],
  ["a generated column", "ALTER TABLE users ADD COLUMN a text GENERATED ALWAYS AS (lower(email)) STORED", ["users"]],
])("the rule tells %s", async (_what, sql, tables) => {
  await withEmptyDatabase((url) =>
    withClient(url, async (client) => {
      await fillFirstRelease(client, 20);
      expect(await tablesKeptFromReaders(client, sql)).toEqual(tables);
      await client.query("ROLLBACK");
    }),
  );
});
