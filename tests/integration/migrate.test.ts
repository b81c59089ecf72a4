import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { MIGRATION_LOCK, migrate } from "@/lib/server/migrations/migrate";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { withClient } from "@/tests/support/pg-client";

const ONE = "CREATE TABLE jobs (id int PRIMARY KEY);\nINSERT INTO jobs VALUES (1);";
const WRONG = "ALTER TABLE jobs ADD COLUMN place text;\nINSERT INTO log VALUES (1);\nUPDATE jobs SET plaice = 'Pune';";
const RIGHT = "ALTER TABLE jobs ADD COLUMN place text;";

/** A folder of migrations, as a release brings it. */
function release(migrations: Record<string, string>): string {
  const dir = mkdtempSync(path.join(folder, "release-"));
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(dir, name));
    writeFileSync(path.join(dir, name, "migration.sql"), sql);
  }
  return dir;
}

const query = async (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows);
const records = (url: string) =>
  query(url, "SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations ORDER BY started_at");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "niyukti-migrations-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a migration that fails names itself, the cause and the line, and leaves neither a change nor a record", async () => {
  await withEmptyDatabase(async (url) => {
    const dir = release({ "1_one": ONE, "2_two": WRONG });
    await expect(migrate(url, { dir })).rejects.toThrow(
      /^The migration 2_two failed and was undone: relation "log" does not exist; line 2; SQLSTATE 42P01\.\nCorrect it, or start the release before/,
    );
    expect(await query(url, "SELECT * FROM jobs")).toEqual([{ id: 1 }]);
    expect(await records(url)).toEqual([{ name: "1_one", finished: true }]);
  });
});

it("after a failure the corrected release migrates, and the one before starts", async () => {
  await withEmptyDatabase(async (url) => {
    await expect(migrate(url, { dir: release({ "1_one": ONE, "2_two": WRONG }) })).rejects.toThrow("2_two");
    expect(await migrate(url, { dir: release({ "1_one": ONE }) })).toEqual([]);
    expect(await migrate(url, { dir: release({ "1_one": ONE, "2_two": RIGHT }) })).toEqual(["2_two"]);
    expect(await query(url, "SELECT * FROM jobs")).toEqual([{ id: 1, place: null }]);
    // The release before does not know the new one.
    expect(await migrate(url, { dir: release({ "1_one": ONE }) })).toEqual([]);
  });
});

it("what an earlier release noted as begun and never finished locks nobody out", async () => {
  await withEmptyDatabase(async (url) => {
    await migrate(url, { dir: release({ "1_one": ONE }) });
    await query(url, "INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ('x', 'y', '2_two', 'failed')");
    expect(await migrate(url, { dir: release({ "1_one": ONE, "2_two": RIGHT }) })).toEqual(["2_two"]);
    expect(await query(url, "SELECT rolled_back_at IS NOT NULL AS undone FROM _prisma_migrations WHERE id = 'x'")).toEqual([
      { undone: true },
    ]);
  });
});

it("of two that migrate at once one does, and both find all of it done", async () => {
  await withEmptyDatabase(async (url) => {
    const dir = release({ "1_one": ONE, "2_two": RIGHT });
    const applied = await Promise.all([migrate(url, { dir }), migrate(url, { dir })]);
    expect(applied.flat().sort()).toEqual(["1_one", "2_two"]);
    expect(await records(url)).toHaveLength(2);
  });
});

it("says that it waits where another process migrates, and where none does says nothing", async () => {
  await withEmptyDatabase((url) =>
    withClient(url, async (other) => {
      await other.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
      const onWait = jest.fn(() => void other.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]));
      const dir = release({ "1_one": ONE });
      expect(await migrate(url, { dir, onWait })).toEqual(["1_one"]);
      expect(await migrate(url, { dir, onWait })).toEqual([]);
      expect(onWait).toHaveBeenCalledTimes(1);
    }),
  );
});

it("what is to be done before the first migration is done before it, and its failure stops all", async () => {
  await withEmptyDatabase(async (url) => {
    await migrate(url, { dir: release({ "1_one": ONE }) });
    const dir = release({ "1_one": ONE, "2_two": RIGHT });
    const beforeFirst = jest.fn().mockRejectedValueOnce(new Error("no room"));
    await expect(migrate(url, { dir, beforeFirst })).rejects.toThrow("no room");
    expect(await query(url, "SELECT * FROM jobs")).toEqual([{ id: 1 }]);
    await migrate(url, { dir, beforeFirst });
    await migrate(url, { dir, beforeFirst });
    expect(beforeFirst.mock.calls.map(([pending]) => pending)).toEqual([["2_two"], ["2_two"]]);
  });
});

it("a migration that waits for a long reader lets the others read meanwhile", async () => {
  await withEmptyDatabase(async (url) => {
    await migrate(url, { dir: release({ "1_one": ONE }) });
    await withClient(url, async (long) => {
      await long.query("BEGIN; SELECT * FROM jobs");
      const migrating = migrate(url, { dir: release({ "1_one": ONE, "2_two": RIGHT }) });
      await withClient(url, async (reader) => {
        // A migration that waited in its place would wait for the long one, which ends after this.
        await reader.query("SET lock_timeout = '20s'");
        // Until a read had to queue behind the migration, and then a few more.
        for (let waited = 0, reads = 0; waited < 100 || reads < 5; reads++) {
          const startedAt = performance.now();
          await reader.query("SELECT * FROM jobs");
          waited = Math.max(waited, performance.now() - startedAt);
        }
      });
      await long.query("COMMIT");
      expect(await migrating).toEqual(["2_two"]);
    });
  });
});
