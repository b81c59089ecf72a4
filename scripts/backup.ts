/**
 * Backs up the site, running or not: npm run backup [-- FILE]. Without FILE a new one in BACKUP_DIR. The server runs it every night with
 * --nightly KEEP, which keeps the newest KEEP of its kind.
 */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { env } from "@/lib/env";
import { reasonOf } from "@/lib/server/backup/backup-error";
import { backupFile, removeSurplus } from "@/lib/server/backup/kept-backups";
import { backupPolicy } from "@/lib/server/backup/policy";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { withServer } from "@/lib/server/connect";
import { secretMark } from "@/lib/server/kept-secret";
import { showSteps } from "./progress";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { nightly: { type: "string" } } });
const keep = values.nightly === undefined ? null : Number(values.nightly);
const [named, ...rest] = positionals;
if (rest.length > 0 || (keep !== null && !(keep >= 1))) {
  console.error("Usage: npm run backup [-- FILE]");
  process.exit(1);
}
// Nobody waits for it at night, and visitors of the site wait for what it takes from them.
if (keep !== null) setPriority(10);

const { dir } = backupPolicy(env);
const file = named ?? backupFile(dir, keep === null ? "manual" : "nightly", new Date());
const steps = showSteps();
try {
  await withServer(async (url) => {
    const kept = await backUp({ url, dataDir: env.DATA_DIR, file, secretMark: await secretMark(env), progress: steps.progress });
    steps.stop();
    const size = (kept.bytes / 1_000_000).toFixed(1);
    console.log(
      `Kept ${kept.file}: ${kept.rows} rows of ${kept.tables} tables and ${kept.files} files, ${size} MB. Read back: whole.`,
    );
  });
  if (keep !== null) await removeSurplus(dir, "nightly", keep);
} catch (error) {
  steps.stop();
  console.error(`Not backed up: ${reasonOf(error)}`);
  process.exitCode = 1;
}
