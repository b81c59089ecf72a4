import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { runMigrations } from "graphile-worker";
import * as adminLogin from "@/app/api/admin/login/route";
import * as adminMe from "@/app/api/admin/me/route";
import * as userLogin from "@/app/api/users/login/route";
import { closeDb, db } from "@/lib/db";
import { createArchive, readArchive } from "@/lib/server/backup/archive";
import { checkBackup } from "@/lib/server/backup/check-backup";
import { restore } from "@/lib/server/backup/restore/restore";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { seedDatabase } from "@/prisma/seed/seed";
import { makeAdmin, makeUser, TEST_PASSWORD } from "@/tests/support/accounts";
import { call } from "@/tests/support/call";
import { useDatabase } from "@/tests/support/database";
import { contentsOf } from "@/tests/support/database-contents";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";

const { url } = useDatabase();
let folder: string;
let dataDir: string;
let number = 0;
const newFile = () => path.join(folder, `backups/${++number}.tar.gz`);
const sql = (text: string, target = url) => withClient(target, async (client) => (await client.query(text)).rows);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "niyukti-backup-"));
  dataDir = path.join(folder, "data");
  mkdirSync(path.join(dataDir, "outbox"), { recursive: true });
  mkdirSync(path.join(dataDir, "postgres"));
  // No part of a backup: the database's own files, and other backups.
  writeFileSync(path.join(dataDir, "postgres/PG_VERSION"), "18");
  mkdirSync(path.join(dataDir, "backups"));
  writeFileSync(path.join(dataDir, "backups/mine.tar.gz"), "a backup");
  writeFileSync(path.join(dataDir, "niyukti-nightly-2026-01-01T00-00-00.000Z.tar.gz"), "a backup");
  writeFileSync(path.join(dataDir, "session-secret"), "a secret", { mode: 0o600 });
  writeFileSync(path.join(dataDir, "outbox/one.eml"), "Subject: नमस्ते\r\n\r\nHello\r\n", { mode: 0o640 });
  await seedDatabase();
  await runMigrations({ connectionString: url });
  await sql("SELECT graphile_worker.add_job('deliver-alerts', run_at := now() + interval '1 day')");
  // What COPY has to escape, and more than waits in memory at a time: its parts end within rows.
  await sql(String.raw`INSERT INTO audit_log (actor_name, action, entity, label, new_values)
    SELECT E'tab\t newline\n backslash \\. \\N', 'job.update', 'job', repeat('पुणे', 150000), '{"a": "\\n"}' FROM generate_series(1, 3)`);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const login = (handler: Parameters<typeof call>[0], json: object) => call(handler, "/api/x", { json });

it("the drill: what was backed up and destroyed is all there again, and everybody signs in", async () => {
  const admin = await makeAdmin();
  const user = await makeUser();
  const before = await contentsOf(url);
  const file = newFile();
  await backUp({ url, dataDir, file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);

  await closeDb();
  await sql("DROP SCHEMA public CASCADE; DROP SCHEMA graphile_worker CASCADE; CREATE SCHEMA public");
  rmSync(dataDir, { recursive: true });
  const { files } = await restore({ url, dataDir, file });

  expect(await contentsOf(url)).toEqual(before);
  expect(Object.values(before.rows).filter(({ count }) => count > 0).length).toBeGreaterThan(10);
  expect(files).toEqual(["outbox/one.eml", "session-secret"]);
  expect(readFileSync(path.join(dataDir, "outbox/one.eml"), "utf8")).toBe("Subject: नमस्ते\r\n\r\nHello\r\n");
  expect(statSync(path.join(dataDir, "outbox/one.eml")).mode & 0o777).toBe(0o640);
  expect(statSync(path.join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(["outbox", "session-secret"]);

  expect((await login(adminLogin.POST, { username: admin.username, password: TEST_PASSWORD })).status).toBe(200);
  expect((await login(userLogin.POST, { email: user.email, password: TEST_PASSWORD })).status).toBe(200);
  // A session of before, and a number that no row of before has.
  expect((await call(adminMe.GET, "/api/admin/me", { headers: admin.cookie })).status).toBe(200);
  expect((await makeUser()).id).toBeGreaterThan(user.id);
}, 120_000);

it("what is in the database goes only when that was said, after it was kept, and is read until the other is there", async () => {
  const [file, kept] = [newFile(), newFile()];
  await backUp({ url, dataDir, file });
  const backedUp = await contentsOf(url);
  const { id } = await db().organisation.create({ data: { name: "Came after the backup" } });
  const before = await contentsOf(url);
  await expect(restore({ url, dataDir, file })).rejects.toThrow("The database is not empty. Add --replace");
  expect(await contentsOf(url)).toEqual(before);

  let [isDone, reads, readsAtRows] = [false, 0, [] as number[]];
  const restoring = restore({
    url,
    dataDir,
    file,
    replace: true,
    beforeReplacing: async () => void (await backUp({ url, dataDir, file: kept })),
    progress: (step) => step === "restoring" && readsAtRows.push(reads),
  });
  restoring.finally(() => (isDone = true)).catch(() => undefined);
  await withClient(url, async (reader) => {
    for (; !isDone; reads++) expect((await reader.query("SELECT id FROM public.jobs, pg_sleep(0.005) LIMIT 1")).rowCount).toBe(1);
  });
  await restoring;
  // While the rows of the other came in: how long the exchange at the end takes is a matter of the machine.
  expect(Number(readsAtRows.at(-1))).toBeGreaterThan(Number(readsAtRows[0]));
  expect(await contentsOf(url)).toEqual(backedUp);
  expect(await sql("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'niyukti%'")).toEqual([]);
  await restore({ url, dataDir, file: kept, replace: true });
  await sql("CREATE TABLE of_somebody_else (id int)");
  const foreign = newFile();
  await backUp({ url, dataDir, file: foreign });
  await expect(restore({ url, dataDir, file: foreign, replace: true })).rejects.toThrow(
    "public.of_somebody_else, a table that the site does not make",
  );
  await sql("DROP TABLE of_somebody_else");
  expect(await db().organisation.count({ where: { id } })).toBe(1);
}, 120_000);

it("a restore that is cut off leaves the database as it was", async () => {
  const file = newFile();
  await backUp({ url, dataDir, file });
  const before = await contentsOf(url);
  const kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'niyukti-restore'";
  let killing: Promise<unknown> | undefined;
  const progress = (step: string, done: number) => {
    if (step === "restoring" && done > 100) killing ??= sql(kill);
  };
  const whereToLook = /^The database ended the connection \(.+\)\. Its log says why/;
  await expect(restore({ url, dataDir, file, replace: true, progress })).rejects.toThrow(whereToLook);
  await killing;
  expect(await contentsOf(url)).toEqual(before);
  expect(readdirSync(dataDir)).toEqual(["outbox", "session-secret"]);
}, 120_000);

describe("a backup", () => {
  let whole = "";
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    whole = newFile();
    await backUp({ url, dataDir, file: whole });
    before = await contentsOf(url);
  });

  it.each([
    ["was cut off", (file: string) => truncateSync(file, statSync(file).size - 200), /cannot be read: unexpected end of file/],
    ["was changed", (file: string) => flipByte(file, 0.5), /cannot be read|is damaged/],
    ["was changed and packed again", changeAndPack, /is damaged: public\.exams is not as it was written/],
    ["is something else", (file: string) => writeFileSync(file, "no backup"), /cannot be read: incorrect header check/],
    ["is not there", (file: string) => rmSync(file), /There is no file/],
  ])("that %s is refused before anything is touched", async (_what, harm, message) => {
    const file = newFile();
    copyFileSync(whole, file);
    await harm(file);
    await expect(checkBackup(file)).rejects.toThrow(message);
    await expect(restore({ url, dataDir, file, replace: true })).rejects.toThrow(message);
    expect(await contentsOf(url)).toEqual(before);
  });
});

async function changeAndPack(file: string): Promise<void> {
  const changed = createArchive(`${file}.new`);
  for await (const { content, ...part } of readArchive(file, () => undefined)) {
    const bytes = await buffer(content);
    if (part.name.startsWith("tables/public.exams/")) bytes.write("9");
    await changed.add(part, bytes);
  }
  await changed.end();
  renameSync(`${file}.new`, file);
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  const index = Math.floor(bytes.length * at);
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

it("a backup holds one moment, whatever is written meanwhile", async () => {
  await sql("DELETE FROM attempt_tallies");
  const [{ bodies } = {}] = await sql("SELECT count(*)::int AS bodies FROM organisations");
  let isDone = false;
  // Pairs of rows, of which nobody ever sees one alone.
  const writing = withClient(url, async (client) => {
    while (!isDone) {
      await client.query(`BEGIN; INSERT INTO organisations (name) VALUES (gen_random_uuid());
        INSERT INTO attempt_tallies (key, expires_at) VALUES (gen_random_uuid(), now()); COMMIT; SELECT pg_sleep(0.002)`);
    }
  });
  try {
    for (let round = 0; round < 2; round++) {
      const file = newFile();
      await backUp({ url, dataDir, file });
      const { tables } = (await checkBackup(file)).manifest;
      expect((tables["public.organisations"]?.rows ?? 0) - (tables["public.attempt_tallies"]?.rows ?? 0)).toBe(bodies);
    }
  } finally {
    isDone = true;
    await writing;
  }
});

it("the backup of an older release is restored and then migrated; that of a newer one is refused", async () => {
  await withEmptyDatabase(async (old) => {
    await withClient(old, (client) => fillFirstRelease(client, 50));
    const file = newFile();
    await backUp({ url: old, dataDir, file });
    await withEmptyDatabase(async (target) => {
      await restore({ url: target, dataDir, file });
      expect((await contentsOf(target)).definitions.filter((line) => !line.includes("_seq"))).toEqual(
        (await contentsOf(url)).definitions.filter((line) => !line.includes("_seq")),
      );
      expect((await contentsOf(target)).rows).toMatchObject({ "public.jobs": { count: 50 } });
    });
    await sql("UPDATE _prisma_migrations SET migration_name = '2999_later' WHERE migration_name LIKE '%job_changes'", old);
    const newer = newFile();
    await backUp({ url: old, dataDir, file: newer });
    await withEmptyDatabase((target) =>
      expect(restore({ url: target, dataDir, file: newer })).rejects.toThrow("newer release, with the migration 2999_later"),
    );
  });
});

it("a backup that cannot be finished leaves nothing that looks like one", async () => {
  const file = newFile();
  await expect(backUp({ url: url.replace(/\/[^/]*$/, "/nowhere"), dataDir, file })).rejects.toThrow("does not exist");
  expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith(`${number}.`))).toEqual([]);
  await withEmptyDatabase((empty) =>
    expect(backUp({ url: empty, dataDir, file })).rejects.toThrow("The database has no tables."),
  );
  await backUp({ url, dataDir, file });
  await expect(backUp({ url, dataDir, file })).rejects.toThrow("There is a file");
});

it("what a backup left that was killed goes before the next is begun, which may need its room; what is being written stays", async () => {
  const backups = path.dirname(newFile());
  const begun = (kind: string, hours: number) => {
    const name = `niyukti-${kind}-2026-01-01T21-00-00.000Z.tar.gz.part`;
    writeFileSync(path.join(backups, name), "the beginning");
    const writtenAt = Date.now() / 1000 - hours * 3600;
    utimesSync(path.join(backups, name), writtenAt, writtenAt);
    return name;
  };
  const [killed, underWay] = [begun("nightly", 23), begun("manual", 1)];
  await expect(backUp({ url: url.replace(/\/[^/]*$/, "/nowhere"), dataDir, file: newFile() })).rejects.toThrow("does not exist");
  expect([existsSync(path.join(backups, killed)), existsSync(path.join(backups, underWay))]).toEqual([false, true]);
});
