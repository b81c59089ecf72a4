import { type Collection, parseRecord } from "@/lib/device/collection";
import type { DeviceRecord } from "@/lib/device/merge";
import { readSyncState, type SyncState, writeSyncState } from "@/lib/device/sync-state";

type Records = Record<string, readonly DeviceRecord<object>[]>;

/** A collection that follows an account, and how its values are read out of an answer. */
export type SyncedKind = { collection: Collection<object>; parse: (value: unknown) => object | null };

/** What a call came to: the answer's body, "ended" where the session no longer holds, null where it may be tried again. */
export type SendResult = Record<string, unknown> | "ended" | null;

type Options = {
  userId: number;
  kinds: Record<string, SyncedKind>;
  stateKey: string;
  send: (body: { userId: number; since: number; records: Records }) => Promise<SendResult>;
  /** Called when the session has ended. */
  onEnded: () => void;
};

export type Sync = {
  /** Sends what has changed here and takes in what has changed elsewhere; resolves when both are done or the network failed. */
  exchange(): Promise<boolean>;
  stop(): void;
};

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * Keeps the collections of this device and an account in step (product.md, "Merge on sign-in"). Everything is sent once; later changes are
 * sent as they are made. What could not be sent stays marked as unsent and is tried again, with growing pauses, when the network is back, and
 * at the next page. An answer that got lost does no harm: the same records merge to the same result.
 */
export function startSync({ userId, kinds, stateKey, send, onEnded }: Options): Sync {
  let isStopped = false;
  let running: Promise<boolean> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What the device could not keep is known as long as the page: else all would be unsent again, and sent again without an end.
  let unkept: SyncState | undefined;
  const stateNow = () => unkept ?? readSyncState(stateKey, userId);

  async function once(): Promise<boolean> {
    const state = stateNow();
    const records = unsent(kinds, state);
    const answer = await send({ userId, since: state.revision, records });
    if (isStopped) return false;
    if (answer === "ended") {
      onEnded();
      return false;
    }
    if (answer === null) return false;
    const next = takeIn(kinds, state, records, answer);
    unkept = writeSyncState(stateKey, next) ? undefined : next;
    return true;
  }

  async function run(): Promise<boolean> {
    clearTimeout(timer);
    const isDone = await once();
    if (isStopped) return isDone;
    if (!isDone) {
      timer = setTimeout(() => void exchange(), retryMs);
      retryMs = Math.min(LAST_RETRY_MS, retryMs * 2);
      return false;
    }
    retryMs = FIRST_RETRY_MS;
    return hasUnsent() ? run() : true;
  }

  const hasUnsent = () => Object.values(unsent(kinds, stateNow())).some((list) => list.length > 0);

  function exchange(): Promise<boolean> {
    if (isStopped) return Promise.resolve(false);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  const onChange = () => {
    if (hasUnsent()) void exchange();
  };
  const onOnline = () => void exchange();
  const unsubscribe = Object.values(kinds).map(({ collection }) => collection.subscribe(onChange));
  window.addEventListener("online", onOnline);

  return {
    exchange,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      for (const end of unsubscribe) end();
      window.removeEventListener("online", onOnline);
    },
  };
}

/** By kind, the records that the account does not know as they are now. */
function unsent(kinds: Record<string, SyncedKind>, { known }: SyncState): Records {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, { collection }]) => {
      const seen = known[kind] ?? {};
      return [kind, collection.records().filter((record) => seen[record.key] !== stampOf(record))];
    }),
  );
}

/** Merges an answer into the collections and notes what the account knows now. */
function takeIn(kinds: Record<string, SyncedKind>, state: SyncState, sent: Records, answer: Record<string, unknown>): SyncState {
  const received = (answer.records ?? {}) as Record<string, unknown>;
  const known = { ...state.known };
  let isTakenIn = true;
  for (const [kind, { collection, parse }] of Object.entries(kinds)) {
    const list = Array.isArray(received[kind]) ? received[kind] : [];
    const records = list.map((item) => parseRecord(item, parse)).filter((record) => record !== null);
    const hasRoom = records.length === 0 || collection.merge(records);
    if (!hasRoom) isTakenIn = false;
    // A record that was sent and comes back, comes back merged: that is what the account knows, and the device where it had room for it.
    known[kind] = { ...known[kind], ...stampsOf(sent[kind] ?? []), ...(hasRoom && stampsOf(records)) };
  }
  // What there was no room for is asked for again.
  const revision = isTakenIn && typeof answer.revision === "number" ? answer.revision : state.revision;
  return { ...state, revision, known };
}

function stampsOf(records: readonly DeviceRecord<object>[]): Record<string, number> {
  return Object.fromEntries(records.map((record) => [record.key, stampOf(record)]));
}

/**
 * A number that differs when any field was changed at another time. The latest change alone would not do: a field changed here while an
 * answer with a later change of another field was on its way would count as sent.
 */
function stampOf({ changedAt, deletedAt }: DeviceRecord<object>): number {
  const times = Object.entries(changedAt).sort(([a], [b]) => (a < b ? -1 : 1));
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify([times, deletedAt])) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return hash >>> 0;
}
