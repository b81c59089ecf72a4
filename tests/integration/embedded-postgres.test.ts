import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, readPostmaster, superuserUrl } from "@/lib/server/postgres/data-folder";
import { findEmbeddedPostgres, startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { createCluster } from "@/lib/server/postgres/process";
import { eventually } from "@/tests/support/eventually";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-embedded");
const lock = path.join(dataFolder.cluster(folder), "postmaster.pid");
const start = () => startEmbeddedPostgres(folder, { fsync: "off" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("two that make the database of a new folder at the same moment make one, with the passwords that are kept", async () => {
  const made = path.join(folder, "made-twice");
  mkdirSync(made, { recursive: true });
  await Promise.all([createCluster(made, postgresIdentity()), createCluster(made, postgresIdentity())]);
  expect(readdirSync(made).toSorted()).toEqual(["postgres", "postgres-password", "postgres-password-superuser", "postgres.log"]);
  const { url, stop } = await startEmbeddedPostgres(made, { fsync: "off" });
  expect(await withClient(url, async (client) => (await client.query("SELECT current_user AS name")).rows)).toEqual([
    { name: "niyukti" },
  ]);
  await withClient(superuserUrl(made, "postgres"), (client) => client.query("SELECT 1"));
  await stop();
});

it("of two that start in a new folder at the same moment one runs the database, and the other says that it is in use", async () => {
  const both = path.join(folder, "started-twice");
  const starts = await Promise.allSettled([1, 2].map(() => startEmbeddedPostgres(both, { fsync: "off" })));
  const [running, ...others] = starts.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const refused = starts.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).name] : []));
  await running?.stop();
  expect([others, refused]).toEqual([[], ["DataFolderInUseError"]]);
});

it("what a start left that was killed while it made the database goes with the next, and its empty password too", async () => {
  const killed = path.join(folder, "killed");
  mkdirSync(path.join(killed, "postgres.new-a1b2c3"), { recursive: true });
  writeFileSync(`${dataFolder.superuserPassword(killed)}-postgres.new-a1b2c3`, "its copy of a password");
  writeFileSync(dataFolder.password(killed), "");
  await createCluster(killed, postgresIdentity());
  expect(readdirSync(killed).filter((name) => name.includes("a1b2c3"))).toEqual([]);
  const { stop } = await startEmbeddedPostgres(killed, { fsync: "off" });
  await stop();
});

it("ends the database of a process that a signal ends while it stops it: nobody would run it any more", async () => {
  const program = `import { startEmbeddedPostgres } from "./lib/server/postgres/embedded-postgres.ts";
    const { stop } = await startEmbeddedPostgres(process.argv[1], { fsync: "off" });
    stop();
    process.exit(3);`;
  const child = spawn("node", ["--import", "tsx", "--input-type=module", "-e", program, folder], { stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([3, null]);
  await eventually(() => readPostmaster(folder) === null);
});

it("of a process that was killed nobody takes the database for that of a site which runs: who comes next ends it", async () => {
  const program = `import { startEmbeddedPostgres } from "./lib/server/postgres/embedded-postgres.ts";
    await startEmbeddedPostgres(process.argv[1], { fsync: "off" });
    process.kill(process.pid, "SIGKILL");`;
  const child = spawn("node", ["--import", "tsx", "--input-type=module", "-e", program, folder], { stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  expect(await findEmbeddedPostgres(folder)).toBeNull();
  const { url, stop } = await start();
  expect(await findEmbeddedPostgres(folder)).toBe(url);
  await stop();
  expect(readPostmaster(folder)).toBeNull();
});

it("of the copy of a folder in use nobody takes the server of the first for its own: a restore into it would replace the rows of the site", async () => {
  const copy = path.join(folder, "copy");
  const { stop } = await start();
  cpSync(dataFolder.cluster(folder), dataFolder.cluster(copy), { recursive: true });
  cpSync(dataFolder.password(folder), dataFolder.password(copy));
  const found = await findEmbeddedPostgres(copy);
  await stop();
  expect(found).toBeNull();
});

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
