/** Why a backup or a restore did not happen, in words for the operator. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** What went wrong, to stand within a sentence. */
export function reasonOf(error: unknown): string {
  const { message } = error as Partial<Error>;
  return message ?? String(error);
}

/** What is under way, for the person who waits: `done` of `total` rows, or megabytes while a backup is read back. */
export type Progress = (step: "writing" | "checking" | "restoring", done: number, total: number) => void;
