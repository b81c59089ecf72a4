import path from "node:path";
import type { Env } from "@/lib/settings";

export type BackupPolicy = {
  dir: string;
  /** Nightly backups that are kept; with 0 none are made. */
  keep: number;
  beforeMigration: boolean;
};

/**
 * What the settings say of backups, where they do not say the safe thing: the embedded database, which nobody else backs up, is backed up
 * by itself; a server of the operator's own has backups of its own, and its rows do not land on this disk unasked.
 */
export function backupPolicy(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR" | "BACKUP_DIR" | "BACKUP_KEEP" | "BACKUP_BEFORE_MIGRATION">,
): BackupPolicy {
  const isEmbedded = env.DATABASE_URL === undefined;
  return {
    dir: path.resolve(env.BACKUP_DIR ?? path.join(env.DATA_DIR, "backups")),
    keep: env.BACKUP_KEEP ?? (isEmbedded ? 7 : 0),
    beforeMigration: env.BACKUP_BEFORE_MIGRATION ?? isEmbedded,
  };
}
