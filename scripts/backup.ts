/**
 * Backs up the site, running or not: npm run backup [-- FILE]. Without FILE a new one in BACKUP_DIR. The server runs it every night with
 * --nightly KEEP, which keeps the newest KEEP of its kind.
 */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { reasonOf } from "@/lib/server/backup/backup-error";
import { wordsOf } from "./command";
import { showSteps } from "./progress";

const read = () => parseArgs({ allowPositionals: true, options: { nightly: { type: "string", default: "" } } });
await wordsOf("npm run backup [-- FILE]", () => {
  const { values, positionals } = read();
  return positionals.length <= 1 && /^(?:[1-9]\d*)?$/.test(values.nightly);
});
const { values, positionals } = read();
const keep = Number(values.nightly) || null;
const [named] = positionals;
// Nobody waits for it at night, and visitors of the site wait for what it takes from them.
if (keep !== null) setPriority(10);

const steps = showSteps();
try {
  // Loaded only now: these modules read the settings when they are imported, and what is wrong with them is to be told in a sentence.
  const { env } = await import("@/lib/env");
  const { backupFile, removeSurplus } = await import("@/lib/server/backup/kept-backups");
  const { backupPolicy } = await import("@/lib/server/backup/policy");
  const { backUp } = await import("@/lib/server/backup/write/write-backup");
  const { withServer } = await import("@/lib/server/connect");
  const { secretMark } = await import("@/lib/server/kept-secret");
  const { dir } = backupPolicy(env);
  const file = named ?? backupFile(dir, keep === null ? "manual" : "nightly", new Date());
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
