import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Why a backup was made: by a person, by the schedule, before a migration, or before a restore put another in the place of what was there. */
export type BackupKind = "manual" | "nightly" | "before-migration" | "before-restore";

/** Backups that the site makes by itself before something goes; those of a person are never removed. */
const KEPT_BEFORE = 3;
/** Whoever writes one does so all the time, and reads it back within minutes. */
const UNFINISHED_MS = 6 * 60 * 60 * 1000;
const NAME = /^niyukti-(manual|nightly|before-migration|before-restore)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.tar\.gz$/;

/** Where a backup of a kind that is made now is written; its name sorts by its time. */
export function backupFile(dir: string, kind: BackupKind, now: Date): string {
  return path.join(dir, `niyukti-${kind}-${now.toISOString().replaceAll(":", "-")}.tar.gz`);
}

/** Of the files in a folder of backups, those of a kind that are too old to keep; nothing else in the folder is touched. */
export function surplusBackups(names: readonly string[], kind: Exclude<BackupKind, "manual">, keep: number): string[] {
  // Names of a kind sort as their times do.
  const ofKind = names.filter((name) => NAME.exec(name)?.[1] === kind).sort();
  return ofKind.slice(0, Math.max(0, ofKind.length - keep));
}

/** Removes what is too old to keep: called when a newer one is whole. */
export async function removeSurplus(dir: string, kind: Exclude<BackupKind, "manual">, keep = KEPT_BEFORE): Promise<void> {
  const names = await readdir(dir);
  for (const name of surplusBackups(names, kind, keep)) await rm(path.join(dir, name), { force: true });
}

/**
 * Removes what backups have left whose process was killed. Before the next one is begun: it would find no room where they took it, and so none would ever
 * be made again.
 */
export async function removeUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.endsWith(".part") || !NAME.test(name.replace(/\.part$/, ""))) continue;
    const file = path.join(dir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
  }
}
