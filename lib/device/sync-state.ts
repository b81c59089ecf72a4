import { readStored, removeStored, writeStored } from "@/lib/device/storage";
import { isPlainObject, parseObject } from "@/lib/plain-object";

/** What this device has exchanged with an account: kept in local storage, so that a change made offline is sent at the next page. */
export type SyncState = {
  userId: number;
  /** The account's revision that the device has seen. */
  revision: number;
  /** By kind and key, the stamp of each record as the account knows it (lib/device/sync.ts). */
  known: Record<string, Record<string, number>>;
};

const MAX_LENGTH = 500_000;

/** Whose account this device has exchanged with, or is about to; null where nobody has signed in since it was last empty. */
export function syncedUser(storageKey: string): number | null {
  return parseState(readStored(storageKey))?.userId ?? null;
}

/** The state of a user on this device; a fresh one where there is none, or another user's. */
export function readSyncState(storageKey: string, userId: number): SyncState {
  const stored = parseState(readStored(storageKey));
  return stored?.userId === userId ? stored : { userId, revision: 0, known: {} };
}

/** Keeps a state. @returns false where the device has no room for it, or would not read it again: at the next page everything is exchanged anew */
export function writeSyncState(storageKey: string, state: SyncState): boolean {
  const text = JSON.stringify(state);
  return writeStored(storageKey, text) && text.length <= MAX_LENGTH;
}

/** Forgets how far the device had come with an account: the next exchange begins anew. */
export function clearSyncState(storageKey: string): void {
  removeStored(storageKey);
}

function parseState(text: string | null): SyncState | null {
  if (text === null || text.length > MAX_LENGTH) return null;
  const { userId, revision, known } = (parseObject(text) ?? {}) as Partial<SyncState>;
  if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(revision) || !isPlainObject(known)) return null;
  return { userId: Number(userId), revision: Math.max(0, Number(revision)), known };
}
