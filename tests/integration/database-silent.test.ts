import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { decideAnnouncement } from "@/lib/announcements/staff";
import { SITE } from "@/lib/audit/schema";
import { isDatabaseAway } from "@/lib/database/errors";
import { endSilent, mayTakeLong } from "@/lib/database/losses";
import { askShortly, closeDb, databasePool, db } from "@/lib/db";
import { importListings } from "@/lib/ingestion/import-file";
import { useDatabase } from "@/tests/support/database";
import { withClient } from "@/tests/support/pg-client";
import { silenceable } from "@/tests/support/silenceable";

const database = useDatabase();
/** Longer than a busy machine takes to answer. */
const SILENCE_MS = 1_000;
/** Takes the turn of imports until the transaction ends. */
const IMPORTS = "SELECT pg_advisory_xact_lock(hashtext('niyukti import'))";

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

it("a server gives up what is silent and ends what is long, and a command, whose queries may take minutes, does not", async () => {
  const patience = async () => {
    const client = await databasePool().connect();
    const { rows } = await client.query("SHOW statement_timeout");
    client.release();
    const { stream } = (client as unknown as { connection: { stream: { timeout?: number } } }).connection;
    return [stream.timeout, rows[0].statement_timeout];
  };
  expect(await patience()).toEqual([undefined, "0"]);
  await closeDb();
  askShortly();
  expect(await patience()).toEqual([75_000, "1min"]);
});

it.each([
  ["a query", () => db().job.findMany()],
  ["a raw query", () => db().$queryRaw`SELECT FROM jobs`],
  ["a query of a transaction", () => db().$transaction((tx) => tx.job.findFirst())],
  [
    "a decision of the staff behind an import",
    () => decideAnnouncement(1, "dismiss", { jobId: null, actor: SITE, now: new Date() }),
  ],
  ["a transaction", () => db().$transaction((tx) => longOf(tx), { timeout: 100 })],
])("%s that takes too long is ended, as if the database were away, and lets go of its connection", async (_what, ask) => {
  await closeDb();
  askShortly(300);
  await withClient(database.url, async (writer) => {
    await writer.query(`BEGIN; LOCK TABLE jobs; ${IMPORTS}`);
    expect(isDatabaseAway(await ask().catch((thrown: unknown) => thrown))).toBe(true);
    await db().$queryRaw`SELECT 1 AS one`;
    const { totalCount, idleCount } = databasePool();
    expect(totalCount - idleCount).toBe(0);
  });
});

it("a transaction that is asked for more after its end is a fault of the site, and no database that is away", async () => {
  const ended = await db().$transaction(async (tx) => ({ tx }));
  const error = await ended.tx.job.count().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "P2028" });
  expect(isDatabaseAway(error)).toBe(false);
});

it("an import waits for the one before it for as long as that takes", async () => {
  await closeDb();
  askShortly(300);
  await withClient(database.url, async (other) => {
    await other.query(`BEGIN; ${IMPORTS}`);
    const nothing = { jobs: [], joined: [], refused: [], waiting: [], host: "example.org" };
    const imported = importListings(nothing, { input: "nothing.csv" });
    await Promise.all([imported, sleep(600).then(() => other.query("COMMIT"))]);
    expect(await imported).toMatchObject({ read: 0 });
  });
});

async function longOf(tx: Parameters<typeof mayTakeLong>[0]): Promise<void> {
  await mayTakeLong(tx);
  await tx.$executeRaw`SELECT pg_sleep(0.6)`;
  await tx.$executeRaw`SELECT 1`;
}
