import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkBackup } from "@/lib/server/backup/check-backup";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { readEnv } from "@/lib/settings";
import { withEmptyDatabase } from "@/tests/support/empty-database";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";
import { temporaryFolder } from "@/tests/support/temporary-folder.mjs";

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder("niyukti-migrate");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const settings = (change: Record<string, string> = {}) => readEnv({ DATA_DIR: dataDir, ...change });
const backups = () => readdirSync(dataDir, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gz"));
const fill = (url: string) => withClient(url, (client) => fillFirstRelease(client, 30));

it("a filled database is backed up before it is migrated, once, and says where", async () => {
  await withEmptyDatabase(async (url) => {
    const pending = await fill(url);
    const report = jest.fn();
    expect(await migrateSafely(url, settings(), report)).toEqual(pending.map(({ name }) => name));
    const [name = ""] = backups();
    expect(report.mock.calls).toEqual([[expect.stringContaining(name)]]);
    const { about } = await checkBackup(path.join(dataDir, name));
    expect(about.tables).toContainEqual(expect.objectContaining({ name: "jobs", rows: 30 }));
    expect(about.migrations).not.toContain(pending[0]?.name);
    expect(await migrateSafely(url, settings(), report)).toEqual([]);
    expect(backups()).toHaveLength(1);
  });
});

it.each([
  ["an empty database", {}, async () => undefined],
  ["a server of the operator's own", { DATABASE_URL: "postgresql://db.example/niyukti" }, fill],
  ["where the settings say so", { BACKUP_BEFORE_MIGRATION: "false" }, fill],
])("%s is migrated without a backup", async (_what, change, prepare) => {
  await withEmptyDatabase(async (url) => {
    await prepare(url);
    expect(await migrateSafely(url, settings(change), jest.fn())).not.toEqual([]);
    expect(backups()).toEqual([]);
  });
});

it("where no backup can be made nothing is migrated, and the message names the way out", async () => {
  await withEmptyDatabase(async (url) => {
    const pending = await fill(url);
    const file = path.join(dataDir, "a-file");
    writeFileSync(file, "");
    const migrating = migrateSafely(url, settings({ BACKUP_DIR: path.join(file, "backups") }), jest.fn());
    await expect(migrating).rejects.toThrow(/No backup could be made before migrating: .*\n.*BACKUP_BEFORE_MIGRATION=false/);
    expect(await migrateSafely(url, settings(), jest.fn())).toHaveLength(pending.length);
  });
});
