import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { readPostmaster } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { compiled } from "@/tests/support/compiled";
import { type Contents, contentsOf } from "@/tests/support/database-contents";
import { eventually } from "@/tests/support/eventually";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const folder = temporaryFolder("niyukti-commands");
const dataDir = path.join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = compiled({ backup: "scripts/backup.ts", restore: "scripts/restore.ts" });

/** Runs a script as its npm command does, against the embedded database of the data folder. */
const run = (script: string, ...args: string[]) => runNode("--import", "tsx", `scripts/${script}.ts`, ...args);
/** Runs a script compiled, which starts sooner: one of those that were run as their npm commands before. */
const runAgain = (script: keyof typeof programs, ...args: string[]) => runNode(programs[script], ...args);

const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, BACKUP_DIR: "", NEXTAUTH_SECRET: "" };

async function runNode(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)("node", args, { env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** The embedded database as a site runs it, which is another process than the commands, for as long as something is done. */
async function whileRunning(work: (url: string) => Promise<void>): Promise<void> {
  const { url, stop } = await startEmbeddedPostgres(dataDir, { fsync: "off" });
  await work(url).finally(stop);
}

it("npm run backup beside a running site, and npm run restore where nothing is left of it", async () => {
  const file = path.join(folder, "kept.tar.gz");
  let before: Contents | undefined;
  await whileRunning(async (url) => {
    expect(await run("seed")).toMatchObject({ code: 0 });
    writeFileSync(path.join(dataDir, "session-secret"), "a secret of this test", { mode: 0o600 });
    before = await contentsOf(url);
    const kept = { code: 0, output: expect.stringMatching(/Kept .*nightly.* 1 files.*whole/) };
    expect([await run("backup", "--nightly", "1"), await runAgain("backup", "--nightly", "1")]).toEqual([kept, kept]);
  });
  const [name = "", ...others] = readdirSync(path.join(dataDir, "backups"));
  expect(others).toEqual([]);
  writeFileSync(file, readFileSync(path.join(dataDir, "backups", name)));
  rmSync(dataDir, { recursive: true });

  const restored = /Restored \d+ rows of \d+ tables and 1 files/;
  expect(await run("restore", file)).toEqual({ code: 0, output: expect.stringMatching(restored) });
  expect(statSync(path.join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  await whileRunning(async (url) => {
    expect(await contentsOf(url)).toEqual(before);
    const refused = expect.stringContaining("Not restored: The database is not empty.");
    expect(await runAgain("restore", file)).toEqual({ code: 1, output: refused });
    expect(await runAgain("restore", file, "--check")).toEqual({ code: 0, output: expect.stringContaining("is whole") });
    expect(await runAgain("restore", file, "--replace")).toEqual({
      code: 0,
      output: expect.stringMatching(/What was there is kept in .*\n(.*\n)*Restored/),
    });
    expect(await contentsOf(url)).toEqual(before);
  });
}, 120_000);

it("a command that runs the database for itself ends it where a signal ends the command", async () => {
  const file = path.join(folder, "never-written.tar.gz");
  execFileSync("mkfifo", [file]);
  const command = spawn("node", [programs.restore, file], { env, stdio: "ignore" });
  const ended = once(command, "exit");
  // Opened once the command reads it, when its database is there.
  const writer = await open(file, "w");
  expect(readPostmaster(dataDir)).not.toBeNull();
  command.kill("SIGTERM");
  // Whoever reads it ends no sooner.
  await writer.close();
  await ended;
  await eventually(() => readPostmaster(dataDir) === null);
});

it("a restore that a signal ends leaves none of the files that it had unpacked", async () => {
  const file = path.join(folder, "read-twice.tar.gz");
  execFileSync("mkfifo", [file]);
  const command = spawn("node", [programs.restore, file], { env, stdio: "ignore" });
  const ended = once(command, "exit");
  await writeFile(file, readFileSync(path.join(folder, "kept.tar.gz")));
  const isUnpacking = () => readdirSync(dataDir).some((name) => name.startsWith("restore.new"));
  await eventually(isUnpacking);
  const unpacked = await open(file, "w");
  command.kill("SIGTERM");
  await unpacked.close();
  await ended;
  expect(isUnpacking()).toBe(false);
}, 60_000);

it("a backup that a signal ends leaves nothing of what it wrote", async () => {
  const file = path.join(folder, "ended.tar.gz");
  await whileRunning(async (url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("BEGIN; LOCK TABLE jobs IN ACCESS EXCLUSIVE MODE");
    const command = spawn("node", [programs.backup, file], { env, stdio: "ignore" });
    const ended = once(command, "exit");
    await eventually(() => existsSync(`${file}.part`));
    command.kill("SIGTERM");
    expect(await ended).toEqual([1, null]);
    await client.end();
  });
  expect([file, `${file}.part`].filter(existsSync)).toEqual([]);
}, 60_000);
