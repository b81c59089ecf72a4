/**
 * Puts a backup back, the site running or not: npm run restore -- FILE [--replace] [--without-backup]; --check only reads and compares it.
 * What is in the database goes only with --replace, and is backed up before unless --without-backup is given.
 */
import { parseArgs } from "node:util";
import { reasonOf } from "@/lib/server/backup/backup-error";
import { wordsOf } from "./command";
import { showSteps } from "./progress";

const FLAGS = { replace: { type: "boolean" }, "without-backup": { type: "boolean" }, check: { type: "boolean" } } as const;
const read = () => parseArgs({ allowPositionals: true, options: FLAGS });
const usage = "npm run restore -- FILE [--replace] [--without-backup]   or   npm run restore -- FILE --check";
await wordsOf(usage, () => read().positionals.length === 1);
const { values, positionals } = read();
const [file = ""] = positionals;

const steps = showSteps();
try {
  if (values.check) await check(file);
  else {
    // Loaded only now, as all below: these modules read the settings when they are imported, and what is wrong with them is to be told in a sentence.
    const { withServer } = await import("@/lib/server/connect");
    await withServer((url) => putBack(url, file));
  }
} catch (error) {
  steps.stop();
  console.error(`${values.check ? "Not whole" : "Not restored"}: ${reasonOf(error)}`);
  process.exitCode = 1;
}

async function check(file: string): Promise<void> {
  const { checkBackup } = await import("@/lib/server/backup/check-backup");
  const { about } = await checkBackup(file, steps.progress);
  steps.stop();
  console.log(`${file} is whole: ${rowsOf(about)} of ${about.madeAt}.`);
}

async function putBack(url: string, file: string): Promise<void> {
  const { announceEverything } = await import("@/lib/cache/announce-from-outside");
  const { env } = await import("@/lib/env");
  const { restore } = await import("@/lib/server/backup/restore/restore");
  const { secretMark } = await import("@/lib/server/kept-secret");
  const { DATA_DIR: dataDir } = env;
  const beforeReplacing = values["without-backup"] ? undefined : () => keepWhatGoes(url);
  const { about, files } = await restore({
    url,
    dataDir,
    file,
    replace: values.replace,
    beforeReplacing,
    progress: steps.progress,
  });
  steps.stop();
  console.log(`Restored ${rowsOf(about)} and ${files.length} files, as of ${about.madeAt}.`);
  if (about.secretMark !== (await secretMark(env))) {
    console.warn("The backup was made under another NEXTAUTH_SECRET: sessions end, and second factors need a recovery code.");
  }
  await announceEverything();
  console.log("A site that is running must be started again now.");
}

async function keepWhatGoes(url: string): Promise<void> {
  const { env } = await import("@/lib/env");
  const { backupFile, removeSurplus } = await import("@/lib/server/backup/kept-backups");
  const { backupPolicy } = await import("@/lib/server/backup/policy");
  const { backUp } = await import("@/lib/server/backup/write/write-backup");
  const { secretMark } = await import("@/lib/server/kept-secret");
  const { dir } = backupPolicy(env);
  const kept = backupFile(dir, "before-restore", new Date());
  await backUp({ url, dataDir: env.DATA_DIR, file: kept, secretMark: await secretMark(env), progress: steps.progress });
  await removeSurplus(dir, "before-restore");
  console.log(`What was there is kept in ${kept}`);
}

function rowsOf({ tables }: { tables: { rows: number }[] }): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`;
}
