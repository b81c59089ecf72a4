import { propertyOf } from "@/lib/plain-object";

/** Why a backup or a restore did not happen, in words for the operator. Nothing was changed. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** What went wrong, to stand within a sentence. */
export function reasonOf(error: unknown): string {
  // Prisma says what PostgreSQL does among lines about its own call.
  const cause = propertyOf(propertyOf(propertyOf(error, "meta"), "driverAdapterError"), "cause");
  const said = propertyOf(cause, "originalMessage");
  if (typeof said === "string" && said) return said;
  // Of a name with several addresses, none of which answers, the driver says nothing but the error of each.
  const { message, errors } = error as Partial<AggregateError>;
  return message || errors?.map(reasonOf).join(", ") || String(error);
}

/** What is under way, for the person who waits: `done` of `total` rows, or megabytes while a backup is read back. */
export type Progress = (step: "writing" | "checking" | "restoring", done: number, total: number) => void;
