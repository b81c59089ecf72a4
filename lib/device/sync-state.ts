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
  return parseState(readText(storageKey))?.userId ?? null;
}

/** The state of a user on this device; a fresh one where there is none, or another user's. */
export function readSyncState(storageKey: string, userId: number): SyncState {
  const stored = parseState(readText(storageKey));
  return stored?.userId === userId ? stored : { userId, revision: 0, known: {} };
}

/** Keeps a state. @returns false where the device has no room for it, or would not read it again */
export function writeSyncState(storageKey: string, state: SyncState): boolean {
  const text = JSON.stringify(state);
  try {
    window.localStorage.setItem(storageKey, text);
    return text.length <= MAX_LENGTH;
  } catch {
    // At the next page everything is exchanged again: merging twice changes nothing.
    return false;
  }
}

export function clearSyncState(storageKey: string): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}

function parseState(text: string | null): SyncState | null {
  if (text === null || text.length > MAX_LENGTH) return null;
  try {
    const { userId, revision, known } = JSON.parse(text) as Partial<SyncState>;
    if (!Number.isSafeInteger(userId) || !Number.isSafeInteger(revision)) return null;
    if (typeof known !== "object" || known === null || Array.isArray(known)) return null;
    return { userId: Number(userId), revision: Math.max(0, Number(revision)), known };
  } catch {
    // Somebody else's text: as good as none.
    return null;
  }
}

function readText(storageKey: string): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
