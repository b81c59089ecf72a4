/** What is under way, for the person who waits: `done` of `total` rows, or megabytes while a backup is read back. */
export type Progress = (step: "writing" | "checking" | "restoring", done: number, total: number) => void;
