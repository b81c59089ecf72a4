import { existsSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { askServer } from "@/lib/server/postgres/ask-server";
import { postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, readPostmaster, superuserUrl } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { spawnServer } from "@/lib/server/postgres/process";
import { eventually } from "@/tests/support/eventually";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-crashes");
const start = () => startEmbeddedPostgres(folder, { fsync: "off" });
const timesSaid = (words: string) => readFileSync(dataFolder.log(folder), "utf8").split(words).length - 1;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Leaves much to be put in order, as when the machine dies. */
async function crash(): Promise<void> {
  const { url, stop } = await start();
  const fill = "CREATE TABLE much AS SELECT n, repeat('x', 100) FROM generate_series(1, 300000) AS n";
  await withClient(url, (client) => client.query(`DROP TABLE IF EXISTS much; ${fill}`));
  process.kill(readPostmaster(folder)?.pid ?? process.pid, "SIGKILL");
  await stop();
}

it("keeps a database of which a process was killed, as for lack of memory, and which went on by itself: nobody else takes it over", async () => {
  const { url, stop } = await start();
  const pid = readPostmaster(folder)?.pid;
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const backend = (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid ?? 0;
  process.kill(backend, "SIGKILL");
  const isOwned = async () => {
    const locks =
      "SELECT FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE application_name = 'niyukti-owner' AND locktype = 'advisory'";
    return withClient(url, async (asking) => (await asking.query(locks)).rowCount === 1).catch(() => false);
  };
  await sleep(500);
  await eventually(isOwned);
  expect(readPostmaster(folder)?.pid).toBe(pid);
  await stop();
});

it("ends a database that a crash has interrupted when it is told to stop meanwhile: it would stay, and keep every later start away", async () => {
  const { url, stop } = await startEmbeddedPostgres(folder);
  const pid = readPostmaster(folder)?.pid;
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const said = () => timesSaid("database system was interrupted");
  const before = said();
  for (const backend of rows) process.kill(backend.pid, "SIGKILL");
  await eventually(() => said() > before);
  await stop();
  const left = readPostmaster(folder)?.pid;
  // Where it hangs, nobody else ends it.
  if (left) process.kill(left, "SIGQUIT");
  expect([left, pid]).toEqual([undefined, expect.any(Number)]);
});

it("waits for what a crash left to be put in order, however long it takes: each start gave up after a minute, and the next began anew", async () => {
  await crash();
  const log = () => timesSaid("redo starts");
  const [before, refused, now] = [log(), timesSaid("FATAL:"), Date.now];
  let late = 0;
  jest.spyOn(Date, "now").mockImplementation(() => {
    if (log() > before) late += 20_000;
    return now() + late;
  });
  const again = await start();
  jest.restoreAllMocks();
  expect(await withClient(again.url, async (client) => (await client.query("SELECT count(*)::int AS n FROM much")).rows)).toEqual(
    [{ n: 300000 }],
  );
  // Each question is a line of the log.
  expect(timesSaid("FATAL:") - refused).toBeLessThan(12);
  await again.stop();
});

it("waits for it too where another process had begun that, and leaves none that does it where it is told to stop meanwhile", async () => {
  await crash();
  const before = timesSaid("redo starts");
  const left = await spawnServer(folder, postgresIdentity(), { fsync: "off" });
  await eventually(() => timesSaid("redo starts") > before);
  const { stop } = await start();
  expect(readPostmaster(folder)?.pid).toBe(left.pid);
  await stop();
  await crash();
  await expect(startEmbeddedPostgres(folder, { fsync: "off" }, AbortSignal.abort("asked"))).rejects.toBe("asked");
  const isThere = () => existsSync(`/proc/${readPostmaster(folder)?.pid}`);
  await eventually(() => !isThere());
});

it("waits for the database of another process that is being stopped, as on a slow disk, and starts it again: it gave up after five seconds", async () => {
  const left = await spawnServer(folder, postgresIdentity(), { fsync: "off" });
  await eventually(async () => (await askServer(folder)) === "answers");
  const { rows } = await withClient(superuserUrl(folder, "postgres"), (client) =>
    client.query<{ pid: number }>("SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer'"),
  );
  const checkpointer = rows[0]?.pid ?? process.pid;
  const [asked, refused] = [timesSaid("is shutting down"), timesSaid("already exists")];
  // What writes when a database stops.
  process.kill(checkpointer, "SIGSTOP");
  left.kill("SIGINT");
  const starting = start();
  await eventually(() => timesSaid("is shutting down") > asked + 2);
  process.kill(checkpointer, "SIGCONT");
  const { stop } = await starting;
  expect([readPostmaster(folder)?.pid === left.pid, timesSaid("already exists") - refused]).toEqual([false, 0]);
  await stop();
});
