import { BackupError, reasonOf } from "@/lib/server/backup/backup-error";
import { backupFile, removeSurplus } from "@/lib/server/backup/kept-backups";
import { backupPolicy } from "@/lib/server/backup/policy";
import { holdsRows } from "@/lib/server/backup/restore/new-schema";
import { backUp } from "@/lib/server/backup/write/write-backup";
import { secretMark } from "@/lib/server/kept-secret";
import { migrate } from "@/lib/server/migrations/migrate";
import type { Env } from "@/lib/settings";

/**
 * Migrates the database, and backs it up before where it holds rows and the settings do not say otherwise.
 * @returns the names of the migrations applied now
 * @throws MigrationFailedError; BackupError where no backup could be made, and then nothing was migrated
 */
export function migrateSafely(url: string, env: Env, report: (line: string) => void): Promise<string[]> {
  const { dir, beforeMigration } = backupPolicy(env);
  return migrate(url, {
    onWait: () => report("Another process migrates or restores this database: waiting until it is done"),
    beforeFirst: async (pending, client) => {
      if (!beforeMigration || !(await holdsRows(client))) return;
      const file = backupFile(dir, "before-migration", new Date());
      report(`Backing up the database before ${pending.length === 1 ? "a migration" : `${pending.length} migrations`}: ${file}`);
      try {
        await backUp({ url, dataDir: env.DATA_DIR, file, secretMark: await secretMark(env) });
      } catch (cause) {
        throw new BackupError(
          `No backup could be made before migrating: ${reasonOf(cause)}\nMake room or set BACKUP_DIR, or set BACKUP_BEFORE_MIGRATION=false to migrate without one.`,
          { cause },
        );
      }
      await removeSurplus(dir, "before-migration");
    },
  });
}
