import type { Progress } from "@/lib/server/backup/backup-error";
import { BackupError, reasonOf } from "@/lib/server/backup/backup-error";
import { checkBackup } from "@/lib/server/backup/check-backup";
import type { About } from "@/lib/server/backup/format";
import { restoreDatabase } from "@/lib/server/backup/restore/restore-database";
import { stageFiles } from "@/lib/server/backup/restore/restore-files";

export type RestoreOptions = {
  /** Connection string of the database. */
  url: string;
  dataDir: string;
  file: string;
  /** Whether rows and files that are there may go. */
  replace?: boolean;
  /** Called before they go. */
  beforeReplacing?: () => Promise<void>;
  progress?: Progress;
};

/**
 * Puts database and data folder back as they were at the moment of a backup, also while the site runs. The backup is read and checked as a whole
 * first; the database is one transaction, and the files follow it by renaming. Where it is ended between the two, the next start finishes it (waiting-files.ts).
 * @returns what the backup says of itself, and the files that were put back
 * @throws BackupError; PostgreSQL's and the disk's own errors
 */
export async function restore(options: RestoreOptions): Promise<{ about: About; files: string[] }> {
  const { file, dataDir, url, replace = false, progress = () => undefined } = options;
  const { about } = await checkBackup(file, progress);
  const staged = await stageFiles(file, dataDir, url);
  let mayWait = false;
  const beforeCommit = () => {
    mayWait = true;
    staged.keep();
  };
  try {
    const afterCommit = () => publish(staged.publish);
    await restoreDatabase({ ...options, about, replace, progress, files: staged.folder, beforeCommit, afterCommit });
    mayWait = false;
    return { about, files: staged.names };
  } finally {
    if (!mayWait) await staged.remove();
  }
}

async function publish(publishFiles: () => Promise<void>): Promise<void> {
  try {
    await publishFiles();
  } catch (cause) {
    throw new BackupError(
      `The database is restored, the files of the data folder are not: ${reasonOf(cause)}. The next start of the site puts them in their place.`,
      { cause },
    );
  }
}
