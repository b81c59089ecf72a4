import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { dataFolder, readPostmaster } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { eventually } from "@/tests/support/eventually";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-crashes");
const start = () => startEmbeddedPostgres(folder, { fsync: "off" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  const said = () => readFileSync(dataFolder.log(folder), "utf8").split("database system was interrupted").length;
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
  const { url, stop } = await start();
  await withClient(url, (client) =>
    client.query("CREATE TABLE much AS SELECT n, repeat('x', 100) FROM generate_series(1, 300000) AS n"),
  );
  // As when the machine dies.
  process.kill(readPostmaster(folder)?.pid ?? process.pid, "SIGKILL");
  await stop();
  const log = () => readFileSync(dataFolder.log(folder), "utf8").split("redo starts").length;
  const [before, now] = [log(), Date.now];
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
  await again.stop();
});
