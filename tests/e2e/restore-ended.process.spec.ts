import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { noteWaitingFiles } from "@/lib/server/backup/restore/waiting-files";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { sampleDataDir, startSite } from "@/tests/support/site-process.mjs";
import { expect, test } from "@/tests/support/test";

test("a start finishes a restore that was killed before its files had their place", async () => {
  const { dataDir, remove } = sampleDataDir();
  const postgres = await startEmbeddedPostgres(dataDir);
  // The site has a database of its own, which it migrates at its first start.
  const first = startSite({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: "none", NEXTAUTH_SECRET: "x".repeat(32) });
  await first.address;
  await first.stop();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await noteWaitingFiles(client, "restore.newKilled");
  await client.end();
  await postgres.stop();
  const restored = "the secret of the backup, long enough for a server";
  mkdirSync(path.join(dataDir, "restore.newKilled"));
  writeFileSync(path.join(dataDir, "restore.newKilled/session-secret"), restored, { mode: 0o600 });
  const site = startSite({ DATA_DIR: dataDir, SEED: "none" });
  try {
    await site.address;
    expect(site.output()).toContain("Put the files in their place of a restore that was ended before");
    expect(readFileSync(path.join(dataDir, "session-secret"), "utf8")).toBe(restored);
  } finally {
    await site.stop();
    remove();
  }
});
