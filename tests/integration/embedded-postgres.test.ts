import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, readPostmaster } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-embedded");
const lock = path.join(dataFolder.cluster(folder), "postmaster.pid");
const start = () => startEmbeddedPostgres(folder, { fsync: "off" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const itWhereProcessesHaveNames = existsSync("/proc/self/comm") ? it : it.skip;

itWhereProcessesHaveNames("starts where the lock of a server that died names another program of its account by now", async () => {
  const first = await start();
  const left = readFileSync(lock, "utf8");
  await first.stop();
  const other = spawn("sleep", ["60"], { ...postgresIdentity(), cwd: "/" });
  await once(other, "spawn");
  writeFileSync(lock, left.replace(/^\d+/, String(other.pid)));
  try {
    const second = await start();
    expect(readPostmaster(folder)?.pid).not.toBe(other.pid);
    expect(await withClient(second.url, async (client) => (await client.query("SELECT 1 AS one")).rows)).toEqual([{ one: 1 }]);
    await second.stop();
  } finally {
    other.kill();
  }
});

itWhereProcessesHaveNames(
  "leaves the lock of a PostgreSQL that lives to PostgreSQL: a second one does not start beside it",
  async () => {
    const first = await start();
    await expect(start()).rejects.toThrow("Another process already runs the database");
    const pid = readPostmaster(folder)?.pid;
    // As a release would find it whose password file is lost: the server is there and cannot be asked.
    const password = readFileSync(dataFolder.password(folder), "utf8");
    writeFileSync(dataFolder.password(folder), "another");
    await expect(start()).rejects.toThrow(/did not start[\s\S]*lock file "postmaster.pid" already exists/);
    writeFileSync(dataFolder.password(folder), password);
    expect(readPostmaster(folder)?.pid).toBe(pid);
    await first.stop();
  },
);
