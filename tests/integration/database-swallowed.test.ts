import pg from "pg";
import { isDatabaseAway } from "@/lib/database/errors";
import { Silence } from "@/lib/database/silence";
import { askShortly, closeDb, databaseUrl, db, setDatabaseUrl } from "@/lib/db";
import { startSchedules } from "@/lib/server/run-schedules";
import { startBusyPooler } from "@/tests/support/busy-pooler";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";

const database = useDatabase();
/** Longer than a busy machine takes to answer. */
const PATIENCE_MS = 1_000;
/** As `LOOK_EVERY_MS` of lib/database/silence.ts, twice: what waits then has been seen to wait. */
const SEEN_MS = 2_000;

let proxy: TcpProxy;
let url: string;
const pools: pg.Pool[] = [];

function watchedPool(silence: Silence, isPatient = false, connectionString = url): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, Client: silence.clientOf({ isPatient }) });
  pool.on("error", () => undefined);
  pools.push(pool);
  return pool;
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "answered",
    (error: unknown) => (isDatabaseAway(error) ? "away" : error),
  );

beforeEach(async () => {
  const through = new URL(database.url);
  proxy = await startTcpProxy(Number(through.port));
  through.port = String(proxy.port);
  url = through.href;
});

afterEach(async () => {
  await proxy.close();
  for (const pool of pools.splice(0)) await pool.end();
});

it("what waits for a database that swallows all ends as if it were away, who connects too, and all goes on when it answers", async () => {
  const pool = watchedPool(new Silence(url, PATIENCE_MS));
  await pool.query("SELECT 1");
  proxy.swallow();
  expect(await Promise.all([1, 2, 3].map(() => failureOf(pool.query("SELECT 1"))))).toEqual(["away", "away", "away"]);
  proxy.lead();
  await eventually(async () => (await failureOf(pool.query("SELECT 1"))) === "answered");
});

it("what is long, and a connection that was forgotten while others are answered, is no silence", async () => {
  const pool = watchedPool(new Silence(url, PATIENCE_MS));
  await pool.query("SELECT 1");
  proxy.swallow();
  const asked = failureOf(pool.query("SELECT 1"));
  proxy.lead();
  const long = failureOf(watchedPool(new Silence(url, PATIENCE_MS)).query("SELECT pg_sleep(4)"));
  expect(await long).toBe("answered");
  expect(await Promise.race([asked, "waits"])).toBe("waits");
});

it("a process that is held, as on a machine that is suspended, gives who answers its time afterwards", async () => {
  const pool = watchedPool(new Silence(url, PATIENCE_MS));
  await pool.query("SELECT 1");
  const long = failureOf(pool.query("SELECT pg_sleep(4)"));
  const connect = pg.Client.prototype.connect as (this: pg.Client) => Promise<pg.Client>;
  jest.spyOn(pg.Client.prototype, "connect").mockImplementationOnce(function (this: pg.Client) {
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE_MS + 200));
    return connect.call(this);
  } as never);
  expect(await long).toBe("answered");
});

it("a pooler that takes who connects and lets all that is asked wait, as one whose connections are all busy, is no silence", async () => {
  const pooler = await startBusyPooler();
  const asked = failureOf(watchedPool(new Silence(pooler.url, PATIENCE_MS), false, pooler.url).query("SELECT 1"));
  // Its own, and two that were to find out whether anything is said.
  await eventually(() => pooler.connected() === 3);
  expect(await Promise.race([asked, "waits"])).toBe("waits");
  pooler.close();
});

it("within a transaction, and where nobody waits for it, a query is ended at the end of the server alone", async () => {
  const silence = new Silence(url, PATIENCE_MS);
  const [impatient, patient] = [watchedPool(silence), watchedPool(silence, true)];
  const client = await impatient.connect();
  await client.query("BEGIN");
  await patient.query("SELECT 1");
  proxy.swallow();
  const asked = [failureOf(client.query("SELECT 1")), failureOf(patient.query("SELECT 1"))];
  expect(await failureOf(impatient.query("SELECT 1"))).toBe("away");
  expect(await Promise.race([...asked, new Promise((resolve) => setTimeout(resolve, SEEN_MS, "wait"))])).toBe("wait");
  const hasEnded = silence.endSoon();
  expect(await Promise.all(asked)).toEqual(["away", "away"]);
  hasEnded();
  client.release(true);
});

it("a query of a server, and the end of its schedules, wait for a database that swallows all for seconds, not for minutes", async () => {
  // graphile-worker says there what its workers ended of.
  jest.spyOn(console, "error").mockReturnValue();
  const before = databaseUrl() ?? "";
  await closeDb();
  setDatabaseUrl(url);
  askShortly();
  const running = await startSchedules({ connectionString: url, schedules: [] });
  await db().job.count();
  proxy.swallow();
  const begunAt = Date.now();
  expect(await failureOf(db().job.count())).toBe("away");
  await running.stop();
  expect(Date.now() - begunAt).toBeLessThan(20_000);
  await closeDb();
  setDatabaseUrl(before);
});
