/**
 * npm run bench:alerts: how long it takes until the alerts of new notices are found and noted: 100,000 alerts, 500 notices that become public at once
 * among 20,000, then one more and another, then none; with the peak of this process's memory. It hears of writes, as a server does. Alerts are as lists are narrowed: by one to four filters, two of
 * five by words too, which are those of bench/relevance, and one of fifty by a word that no notice has. `-- 10000 100` names other numbers.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteNewJobs } from "@/lib/alerts/find-new-jobs";
import { raiseGeneration, setHearsOfWrites } from "@/lib/cache/fresh-cache";
import { closeDb, db, setDatabaseUrl } from "@/lib/db";
import { env } from "@/lib/env";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { migrateSafely } from "@/lib/server/migrate-safely";
import { startEmbeddedPostgres } from "@/lib/server/postgres/embedded-postgres";

const [ALERTS = 100_000, NOTICES = 500, LISTED = 20_000] = process.argv.slice(2).map(Number);

const dataDir = mkdtempSync(path.join(tmpdir(), "niyukti-alerts-"));
const server = await startEmbeddedPostgres(dataDir);
setDatabaseUrl(server.url);
try {
  await migrateSafely(server.url, env, console.warn);
  fill("jobs", LISTED);
  fill("alerts", ALERTS);
  await db().$executeRaw`UPDATE job_publications SET matched_for = published_at`;
  await db().$executeRaw`ANALYZE`;
  setHearsOfWrites(true);
  await loadSnapshot(new Date());
  fill("jobs", NOTICES, LISTED);
  await measure(NOTICES);
  for (const more of [0, 1]) {
    fill("jobs", 1, LISTED + NOTICES + more);
    await measure(1);
  }
  await measure(0);
} finally {
  await closeDb();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function measure(notices: number): Promise<void> {
  const written = await db().$queryRaw<
    { id: number }[]
  >`SELECT job_id AS id FROM job_publications WHERE matched_for IS DISTINCT FROM published_at`;
  raiseGeneration(written.map(({ id }) => id));
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const { jobs, found } = await noteNewJobs(new Date());
  if (jobs !== notices) throw new Error(`${jobs} notices were looked at, not ${notices}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const { user, system } = process.cpuUsage(cpu);
  const megabytes = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  console.log(
    `${notices} notices: ${seconds} s (${((user + system) / 1e6).toFixed(2)} s of CPU here), ${found} found, peak ${megabytes} MB`,
  );
}

/** Apart from this process, whose memory is measured. */
function fill(...args: readonly (string | number)[]): void {
  const options = ["--conditions=react-server", "--import", "tsx", "bench/alerts-fill.ts", ...args.map(String)];
  const { status } = spawnSync(process.execPath, options, {
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: server.url },
  });
  if (status !== 0) throw new Error("The database could not be filled");
}
