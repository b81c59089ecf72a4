import { execFile } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { postgresIdentity } from "@/lib/server/postgres/binaries";
import { dataFolder, readPostmaster } from "@/lib/server/postgres/data-folder";
import { createCluster } from "@/lib/server/postgres/process";
import { addSources } from "@/lib/sources/add-sources";
import { compiled } from "@/tests/support/compiled";
import { useDatabase } from "@/tests/support/database";
import { eventually } from "@/tests/support/eventually";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

const database = useDatabase();
const folder = temporaryFolder("niyukti-failing");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = compiled({
  worker: "scripts/worker.ts",
  migrate: "scripts/migrate.ts",
  seed: "scripts/seed.ts",
  bounced: "scripts/bounced.ts",
  "reset-password": "scripts/reset-password.ts",
  "reset-second-factor": "scripts/reset-second-factor.ts",
  import: "scripts/import.ts",
  backup: "scripts/backup.ts",
  restore: "scripts/restore.ts",
  "check-seo": "scripts/check-seo.ts",
  serve: "scripts/serve.ts",
});

const COMMANDS = [
  { command: "worker", args: [], failure: "The worker stopped" },
  { command: "migrate", args: [], failure: "Not migrated" },
  { command: "seed", args: [], failure: "Not added" },
  { command: "bounced", args: [], failure: "Not erased" },
  { command: "reset-password", args: ["chief"], failure: "Not reset" },
  { command: "reset-second-factor", args: ["chief"], failure: "Not reset" },
  { command: "import", args: ["listings.csv"], failure: "Not imported" },
  { command: "backup", args: [], failure: "Not backed up" },
  { command: "check-seo", args: [], failure: "Checking ...\nNot checked" },
] as const;

/** Port 9 is nobody's. */
const AWAY = "postgresql://site@127.0.0.1:9/niyukti";

type Settings = Record<string, string>;

/** Runs a command, and sends it SIGTERM when it has said something, where it is to end then. */
async function run(command: keyof typeof programs, args: readonly string[], settings: Settings, isToEnd = false) {
  const own = { DATA_DIR: folder, NEXTAUTH_SECRET: "s".repeat(32), LOG_LEVEL: "warn" };
  const running = promisify(execFile)("node", [programs[command], ...args], {
    env: { ...process.env, ...own, ...settings, NODE_ENV: "production" },
  });
  running.child.stdin?.end();
  if (isToEnd) running.child.stdout?.once("data", () => running.child.kill("SIGTERM"));
  try {
    const { stdout, stderr } = await running;
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

it.each(COMMANDS)("$command says in one sentence that the database is away", async ({ command, args, failure }) => {
  const output = `${failure}: connect ECONNREFUSED 127.0.0.1:9\n`;
  expect(await run(command, args, { DATABASE_URL: AWAY })).toEqual({ code: 1, output });
});

it.each([...COMMANDS, { command: "restore" } as const])(
  "$command does nothing where it is asked how it is called, or told what it does not know: it says how",
  async ({ command }) => {
    const usage = new RegExp(`^Usage: npm run ${command.replace("-seo", ":seo")}\\b.*\n$`);
    const [help, other] = [await run(command, ["--help"], { DATABASE_URL: AWAY }), await run(command, ["--dry-run", "-n"], {})];
    expect(help).toEqual({ code: 0, output: expect.stringMatching(usage) });
    expect(other).toEqual({ code: 1, output: help.output });
  },
);

// Those that import more than the others, which might read the settings too early.
const RICHER = [
  ...COMMANDS.filter(({ command }) => ["worker", "seed", "import", "backup", "check-seo"].includes(command)),
  // Without a file it says that first.
  { command: "restore", args: ["kept.tar.gz"], failure: "Not restored" } as const,
];
it.each(RICHER)("$command names the settings that are wrong and nothing else", async ({ command, args, failure }) => {
  const output = expect.stringMatching(
    new RegExp(`^${failure.replaceAll(".", "\\.")}: These settings are wrong:\\n  PORT: .+\\n$`),
  );
  expect(await run(command, args, { DATABASE_URL: AWAY, PORT: "high" })).toEqual({ code: 1, output });
});

it("a start without the SOURCES_FILE that the settings name says so in one sentence", async () => {
  const file = path.join(folder, "nowhere.json");
  const settings = { DATABASE_URL: database.url, SOURCES_FILE: file, PORT: "0", HOST: "127.0.0.1", SEED: "none" };
  const { code, output } = await run("serve", [], { ...settings, ADMIN_PASSWORD: "a good password" });
  expect(output).toMatch(new RegExp(`^SOURCES_FILE: ${file} cannot be read: ENOENT: .+\n$`));
  expect(code).toBe(1);
});

it("a start whose DATA_DIR is a file says so in one sentence, without where in the program that came up", async () => {
  const file = path.join(folder, "data");
  writeFileSync(file, "");
  const { code, output } = await run("serve", [], { DATABASE_URL: "", DATA_DIR: file, PORT: "0", HOST: "127.0.0.1" });
  expect(output).toMatch(/^Starting .+\nThe folder (.+) cannot be written: \1 is no folder \(ENOTDIR\)\.\n$/);
  expect(code).toBe(1);
});

it("a start whose database folder holds none, or whose database has no TLS, says so without where in the program that came up", async () => {
  const dataDir = path.join(folder, "empty");
  mkdirSync(path.join(dataDir, "postgres"), { recursive: true });
  writeFileSync(dataFolder.password(dataDir), "a password");
  const start = (settings: Settings) => run("serve", [], { DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", ...settings });
  const outputs = await Promise.all(["", `${database.url}?sslmode=no-verify`].map((url) => start({ DATABASE_URL: url })));
  expect(outputs).toEqual([
    { code: 1, output: expect.stringMatching(/The site could not start: Error: The embedded database did not start:\n/) },
    { code: 1, output: "The site could not start: Error: The server does not support SSL connections\n" },
  ]);
  expect(outputs[0]?.output).not.toMatch(/^ +at /m);
});

it("a start that cannot read the password of its database, or whose database refuses it, names it and leaves no database behind", async () => {
  const dataDir = path.join(folder, "locked");
  mkdirSync(dataDir);
  await createCluster(dataDir, postgresIdentity());
  const password = dataFolder.password(dataDir);
  const start = () => run("serve", [], { DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" });
  rmSync(password);
  const said = `The site could not start: Error: ENOENT: no such file or directory, open '${password}'`;
  expect(await start()).toEqual({ code: 1, output: expect.stringContaining(said) });
  mkdirSync(password);
  expect(await start()).toEqual({ code: 1, output: expect.stringContaining("EISDIR") });
  const left = readPostmaster(dataDir);
  if (left) process.kill(left.pid, "SIGINT");
  expect(left).toBeNull();
  rmSync(password, { recursive: true });
  writeFileSync(password, "another");
  const refused = `The site could not start: Error: The embedded database refuses the password in ${password}.\n`;
  expect(await start()).toEqual({ code: 1, output: expect.stringContaining(refused) });
  await eventually(() => readPostmaster(dataDir) === null);
});

it("a start that is asked to end meanwhile ends after the step that it is at, without an error, and its database with it", async () => {
  const dataDir = path.join(folder, "begun");
  const { code, output } = await run("serve", [], { DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" }, true);
  expect(output).toMatch(/^Starting .+\nStopping after this step of the start\. Asked again, at once\.\n$/);
  expect([code, existsSync(path.join(dataDir, "postgres/postmaster.pid"))]).toEqual([0, false]);
});

it("a first start whose ADMIN_USERNAME nobody could sign in with says so in one sentence", async () => {
  await database.clear();
  const settings = {
    DATABASE_URL: database.url,
    PORT: "0",
    HOST: "127.0.0.1",
    SEED: "none",
    ADMIN_USERNAME: "chief@example.org",
  };
  const { code, output } = await run("serve", [], { ...settings, ADMIN_PASSWORD: "a good password" });
  expect({ code, output }).toEqual({ code: 1, output: "ADMIN_USERNAME: Username cannot contain @\n" });
});

it("an import that a signal ends says that it is not done, and ends with status 1", async () => {
  const file = path.join(folder, "many.csv");
  const rows = Array.from({ length: 3_000 }, (_, index) => `${index},Junior Clerk Grade ${index},Example Board,2099-01-01`);
  writeFileSync(file, ["id,title,organisation,last date", ...rows].join("\n"));
  const output = `Importing ${file} ...\nNot imported: it was stopped before it was done.\n`;
  expect(await run("import", [file], { DATABASE_URL: database.url }, true)).toEqual({ code: 1, output });
});

it.each([
  { what: "is no JSON", content: "key: commission", reason: ".+ is not valid JSON" },
  { what: "breaks a rule", content: '[{"key": "No key", "definition": {}}]', reason: "0\\.key: .+" },
])("a SOURCES_FILE that $what is refused in one sentence", async ({ content, reason }) => {
  const file = path.join(folder, "sources.json");
  writeFileSync(file, content);
  const message = expect.stringMatching(new RegExp(`^SOURCES_FILE: ${file} cannot be read: ${reason}$`));
  await expect(addSources(file)).rejects.toMatchObject({ name: "SourcesFileError", message });
});
