import { closeDb, db } from "@/lib/db";
import { withSnapshot } from "@/lib/server/backup/write/snapshot";
import { useDatabase } from "@/tests/support/database";
import { withClient } from "@/tests/support/pg-client";

const database = useDatabase();
const MINUTE_MS = 60_000;

// As a server has it that was set up on a machine in India, and one whose operator likes another way to write dates, and other schemas.
it("an instant is the same to the site and to the database, whatever zone its server is in, however it writes dates and wherever it looks for tables", async () => {
  await withClient(database.url, async (client) => {
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET timezone = 'Asia/Kolkata'; ALTER DATABASE ${name} SET DateStyle = 'German'`);
    await client.query(`ALTER DATABASE ${name} SET search_path = 'another'`);
  });
  await closeDb();
  const now = new Date();
  const [row] = await db().$queryRaw<{ told: Date; behind: number }[]>`
    SELECT now() AS told, abs(extract(epoch FROM now() - ${now}::timestamptz))::int AS behind`;
  expect(row?.behind).toBeLessThan(MINUTE_MS / 1_000);
  expect(Math.abs(Number(row?.told) - Number(now))).toBeLessThan(MINUTE_MS);
  await db().$executeRaw`INSERT INTO ingestion_runs (source, input, started_at) VALUES ('example.org', 'rows.csv', now())`;
  const { startedAt } = await db().ingestionRun.findFirstOrThrow();
  expect(Math.abs(Number(startedAt) - Number(now))).toBeLessThan(MINUTE_MS);
  // Without the names of its migrations a backup could not be restored.
  expect(await withSnapshot(database.url, async (_, { migrations }) => migrations)).not.toEqual([]);
});
