/** A file that an editor sent, and when. */
export type Upload = { name: string; bytes: Uint8Array; now: Date };

/** What the worker answers: the listings as parts of bytes, or why there are none. */
export type WorkerAnswer = { parts: Uint8Array<ArrayBuffer>[] } | { unreadable: string };
