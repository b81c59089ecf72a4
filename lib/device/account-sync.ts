import { jobAlerts } from "@/lib/alerts/device";
import { parseJobAlert } from "@/lib/alerts/schema";
import type { Collection } from "@/lib/device/collection";
import { parseSavedJob, savedJobs } from "@/lib/device/saved-jobs";
import { type SendResult, type Sync, type SyncedKind, startSync } from "@/lib/device/sync";
import { clearSyncState, readSyncState, syncedUser, writeSyncState } from "@/lib/device/sync-state";
import { trackedApplications } from "@/lib/tracker/device";
import { parseTrackedApplication } from "@/lib/tracker/schema";

const STATE_KEY = "niyukti_sync";
const TIMEOUT_MS = 20_000;

/** As far as the exchange is concerned a record is an object with fields; what stands in them is for `parse` to say. */
function kind<T extends object>(collection: Collection<T>, parse: (value: unknown) => T | null): SyncedKind {
  return { collection: collection as unknown as Collection<object>, parse };
}

/** What follows a person to another device. Mirrors lib/accounts/records-schema.ts. */
const KINDS = {
  savedJobs: kind(savedJobs, parseSavedJob),
  trackedApplications: kind(trackedApplications, parseTrackedApplication),
  jobAlerts: kind(jobAlerts, parseJobAlert),
};

/** Keeps what this device holds in step with the account of a user. */
export function syncWithAccount(userId: number, onEnded: () => void): Sync {
  return startSync({ userId, kinds: KINDS, stateKey: STATE_KEY, send, onEnded });
}

/**
 * Notes whose account this device follows from now on. What belongs to another's leaves it first: whoever signs in where somebody else has not signed
 * out must neither read it nor have it merged into their own account.
 */
export function claimDevice(userId: number): void {
  const before = syncedUser(STATE_KEY);
  if (before !== null && before !== userId) forgetAccountData();
  writeSyncState(STATE_KEY, readSyncState(STATE_KEY, userId));
}

/**
 * Ends following an account whose session has ended. What was never exchanged with it is the device's own still, as after a sign-in of which the browser
 * kept no cookie; else all of it is the account's and leaves.
 * @returns whether it left
 */
export function endFollowing(userId: number): boolean {
  const followed = syncedUser(STATE_KEY);
  // Another tab, or another answer to the same question, has ended it: what lies here since is the device's own.
  if (followed === null) return false;
  const isOwn = followed === userId && readSyncState(STATE_KEY, userId).revision === 0;
  if (isOwn) clearSyncState(STATE_KEY);
  else forgetAccountData();
  return !isOwn;
}

/** Takes everything that belongs to an account off this device. */
export function forgetAccountData(): void {
  clearSyncState(STATE_KEY);
  for (const { collection } of Object.values(KINDS)) collection.clear();
}

async function send(body: object): Promise<SendResult> {
  try {
    const response = await fetch("/api/users/me/records", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return "ended";
    return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
  } catch {
    // Network away, or half an answer: tried again.
    return null;
  }
}
