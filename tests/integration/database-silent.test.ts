import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "@/lib/database/errors";
import { endSilent } from "@/lib/database/losses";
import { askShortly, closeDb, databasePool } from "@/lib/db";
import { useDatabase } from "@/tests/support/database";
import { silenceable } from "@/tests/support/silenceable";

const database = useDatabase();
/** Longer than a busy machine takes to answer. */
const SILENCE_MS = 1_000;

it("a connection on which the database says nothing any more is given up, and the next query has another", async () => {
  const server = await silenceable(database.url);
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  endSilent(pool, SILENCE_MS);
  pool.on("error", () => undefined);
  await pool.query("SELECT 1");
  await sleep(SILENCE_MS + 200);
  const end = server.forget();
  const error = await pool.query("SELECT 1").catch((thrown: unknown) => thrown);
  expect(isDatabaseAway(error)).toBe(true);
  expect((await pool.query("SELECT 2 AS two")).rows).toEqual([{ two: 2 }]);
  end();
  await pool.end();
  server.close();
});

it("within a transaction a query may wait, and nothing is given up of which nothing is asked", async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  endSilent(pool, SILENCE_MS);
  const client = await pool.connect();
  await sleep(SILENCE_MS + 200);
  await client.query("BEGIN");
  await sleep(SILENCE_MS + 200);
  await client.query("SELECT pg_sleep(1.5)");
  await client.query("COMMIT");
  client.release();
  await pool.end();
});

it("a server gives up what is silent, and a command, whose queries may take minutes, does not", async () => {
  const patience = async () => {
    const client = await databasePool().connect();
    client.release();
    return (client as unknown as { connection: { stream: { timeout?: number } } }).connection.stream.timeout;
  };
  expect(await patience()).toBeUndefined();
  await closeDb();
  askShortly();
  expect(await patience()).toBe(120_000);
});
