/**
 * npm run prove -- migrations: a table of a million jobs as the first release left it, then each migration since, while readers ask for jobs.
 * Fails where one of them waits for more than a second. tsx bench/migrations.ts [JOBS]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applyMigration } from "@/lib/server/migrations/apply-migration";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";
import { fillFirstRelease } from "@/tests/support/filled-release";
import { withClient } from "@/tests/support/pg-client";

const LONGEST_WAIT_MS = 1_000;
const READ_EVERY_MS = 10;
/** What pages read of a job, by its key and in the order of the list. */
const READS = [
  "SELECT * FROM jobs WHERE id = 7",
  "SELECT id FROM jobs WHERE status = 'published' ORDER BY posted_on DESC, id DESC LIMIT 10",
];

const jobs = Number(process.argv[2] ?? 1_000_000);
const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-migrations-"));
const server = await startEmbeddedPostgres(dataDir, { max_wal_size: "4GB" });
let longest = 0;
try {
  await withClient(server.url, async (client) => {
    const startedAt = performance.now();
    const migrations = await fillFirstRelease(client, jobs);
    console.log(`${jobs.toLocaleString("en-IN")} jobs as of the first release, made in ${seconds(startedAt)} s`);
    for (const migration of migrations) {
      const migratedAt = performance.now();
      const wait = await longestWait(server.url, () => applyMigration(client, migration));
      longest = Math.max(longest, wait);
      console.log(`${migration.name}: ${seconds(migratedAt)} s, readers waited at most ${wait.toFixed(0)} ms`);
    }
  });
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`Longest wait of a reader: ${longest.toFixed(0)} ms (allowed ${LONGEST_WAIT_MS})`);
process.exitCode = longest > LONGEST_WAIT_MS ? 1 : 0;

/** The longest time that a read took while something was done. */
function longestWait(url: string, work: () => Promise<void>): Promise<number> {
  return withClient(url, async (reader) => {
    await reader.query(`SET lock_timeout = ${LONGEST_WAIT_MS}`);
    let isDone = false;
    const working = work().finally(() => {
      isDone = true;
    });
    let most = 0;
    for (let read = 0; read === 0 || !isDone; read++) {
      const startedAt = performance.now();
      await reader.query(READS[read % READS.length] ?? "");
      most = Math.max(most, performance.now() - startedAt);
      await sleep(READ_EVERY_MS);
    }
    await working;
    return most;
  });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
