import { rmSync } from "node:fs";

/**
 * Removes a file or folder where the process exits before it is done, as one that a signal asks to end: it may hold secrets and mails, and room that the disk
 * lacks.
 * @returns lets it be from now on
 */
export function removeAtExit(unfinished: string): () => void {
  // A write that is under way may add to a folder once more.
  const remove = () => rmSync(unfinished, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", remove);
  return () => process.off("exit", remove);
}
