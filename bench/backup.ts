/**
 * npm run prove -- backup: a million jobs are backed up, read back and restored into another database, which then holds as many rows in every
 * table. Fails where this process took more memory than a few parts of a table need. tsx bench/backup.ts [JOBS]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { restore } from "@/lib/server/backup/restore/restore";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { applyMigration } from "@/lib/server/migrations/apply-migration";
import { SITE_ROLE, superuserUrl } from "@/lib/server/postgres/data-folder";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { withDatabase } from "@/tests/support/database-url";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";

const MOST_MEMORY_MB = 400;

const jobs = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(path.join(tmpdir(), "niyukti-backup-"));
const dataDir = path.join(folder, "data");
const file = path.join(folder, "backups/backup.tar.gz");
const server = await startEmbeddedPostgres(dataDir, { max_wal_size: "4GB" });
const target = withDatabase(server.url, "restored");
let memory = 0;
try {
  await withClient(server.url, async (client) => {
    for (const migration of await fillFirstRelease(client, jobs)) await applyMigration(client, migration);
  });
  await withClient(superuserUrl(dataDir, "postgres"), (client) => client.query(`CREATE DATABASE restored OWNER ${SITE_ROLE}`));
  console.log(`${jobs.toLocaleString("en-IN")} jobs; this process has ${megabytes()} MB`);
  await timed("backed up and read back", async () => {
    const { rows, bytes } = await backUp({ url: server.url, dataDir, file });
    console.log(`${rows} rows, ${Math.round(bytes / 1_000_000)} MB`);
  });
  await timed("restored", () => restore({ url: target, dataDir: path.join(folder, "restored"), file }));
  const [before, after] = [await countsOf(server.url), await countsOf(target)];
  if (before !== after) throw new Error(`Not the same rows:\n${before}\n${after}`);
  memory = megabytes();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`The same rows in every table; at most ${memory} MB of memory (allowed ${MOST_MEMORY_MB})`);
process.exitCode = memory > MOST_MEMORY_MB ? 1 : 0;

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** The most memory that this process has had. */
function megabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function countsOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const counts = tables.map(({ name }) => `(SELECT count(*) FROM ${name}) AS ${name}`);
    return JSON.stringify((await client.query(`SELECT ${counts.join(", ")}`)).rows);
  });
}
