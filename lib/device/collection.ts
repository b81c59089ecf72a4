import { type DeviceRecord, lastChange, mergeRecords } from "@/lib/device/merge";
import { readStored, removeStored, writeStored } from "@/lib/device/storage";
import { isPlainObject, parseObject } from "@/lib/plain-object";

/** A record as a page shows it. */
export type Item<T> = { key: string; value: T };

export type Collection<T extends object> = {
  /** What is there, in the order it was put. The same array until something changes. */
  list(): readonly Item<T>[];
  /** Everything with its times, removed records too: what a merge with an account needs. */
  records(): readonly DeviceRecord<T>[];
  /** Writes a record; only fields that differ count as changed. False where the collection or the device's storage is full. */
  put(key: string, value: T, now: Date): boolean;
  /** Changes some fields of a record that is there; false where it is not, or storage is full. */
  patch(key: string, changes: Partial<T>, now: Date): boolean;
  remove(key: string, now: Date): boolean;
  /** Takes in the records of an account. */
  merge(records: readonly DeviceRecord<T>[]): boolean;
  /** Forgets everything, marks of removal too. */
  clear(): void;
  /** Calls a listener after every change, of this tab or another. */
  subscribe(listener: () => void): () => void;
};

type Options<T> = {
  storageKey: string;
  /** A value out of storage as this version understands it; null for what is none. */
  parse: (value: unknown) => T | null;
  /** Most records that may be there at a time. */
  max: number;
};

const VERSION = 1;
const MAX_STORED_CHARACTERS = 1_000_000;
/** The longest is that of an alert (lib/alerts/criteria.ts). */
const MAX_KEY_LENGTH = 600;
/** A removal is remembered this long: a device that comes back later brings the record again. */
const REMEMBERED_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Records kept in the browser's local storage under a version, shared between tabs. Storage is a place where anything may stand:
 * what cannot be read is left out, and nothing here throws.
 */
export function deviceCollection<T extends object>(options: Options<T>): Collection<T> {
  let raw: string | null = null;
  let all: readonly DeviceRecord<T>[] = [];
  let present: readonly Item<T>[] = [];
  const listeners = new Set<() => void>();

  function refresh(): void {
    const text = readStored(options.storageKey);
    if (text === raw) return;
    raw = text;
    all = parseStored(text, options);
    present = all.filter(({ deletedAt }) => deletedAt === null).map(({ key, value }) => ({ key, value }));
  }

  function write(records: readonly DeviceRecord<T>[]): boolean {
    const text = JSON.stringify({ version: VERSION, items: records });
    if (text.length > MAX_STORED_CHARACTERS || !writeStored(options.storageKey, text)) return false;
    refresh();
    for (const listener of listeners) listener();
    return true;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== options.storageKey) return;
    for (const listener of listeners) listener();
  }

  function update(key: string, change: (record: DeviceRecord<T> | undefined) => DeviceRecord<T> | null): boolean {
    refresh();
    const known = all.find((record) => record.key === key);
    const changed = change(known);
    if (!changed) return false;
    if (!known || known.deletedAt !== null) {
      if (changed.deletedAt === null && present.length >= options.max) return false;
      return write([...all.filter((record) => record !== known), changed]);
    }
    return write(all.map((record) => (record === known ? changed : record)));
  }

  return {
    list() {
      refresh();
      return present;
    },
    records() {
      refresh();
      return all;
    },
    put: (key, value, now) => update(key, (known) => changedRecord(key, known, value, now)),
    patch: (key, changes, now) =>
      update(key, (known) =>
        !known || known.deletedAt !== null ? null : changedRecord(key, known, { ...known.value, ...changes }, now),
      ),
    remove: (key, now) =>
      update(key, (known) => (!known || known.deletedAt !== null ? null : { ...known, deletedAt: timeAfter(known, now) })),
    merge(records) {
      refresh();
      const oldest = Date.now() - REMEMBERED_MS;
      return write(mergeRecords(all, records).filter(({ deletedAt }) => deletedAt === null || deletedAt > oldest));
    },
    clear() {
      removeStored(options.storageKey);
      refresh();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener("storage", onStorage);
      };
    },
  };
}

/** The record with a new value: fields that differ carry the time of the change. */
function changedRecord<T extends object>(key: string, known: DeviceRecord<T> | undefined, value: T, now: Date): DeviceRecord<T> {
  const time = known ? timeAfter(known, now) : now.getTime();
  const before = known?.deletedAt === null ? (known.value as Record<string, unknown>) : {};
  const changedAt = Object.fromEntries(
    Object.entries(value).map(([field, content]) => {
      const isSame = known && Object.hasOwn(before, field) && JSON.stringify(before[field]) === JSON.stringify(content);
      return [field, isSame ? (known.changedAt[field] ?? 0) : time];
    }),
  );
  return { key, value, changedAt, deletedAt: null };
}

/** Now, but after everything that happened to the record: a device whose clock runs behind must not lose its own changes. */
function timeAfter(record: DeviceRecord<unknown>, now: Date): number {
  return Math.max(now.getTime(), lastChange(record) + 1);
}

function parseStored<T extends object>(text: string | null, { parse, max }: Options<T>): DeviceRecord<T>[] {
  if (text === null || text.length > MAX_STORED_CHARACTERS) return [];
  const stored = parseObject(text);
  if (stored?.version !== VERSION || !Array.isArray(stored.items)) return [];
  const found = new Map<string, DeviceRecord<T>>();
  let present = 0;
  for (const item of stored.items) {
    const record = parseRecord(item, parse);
    if (!record || found.has(record.key)) continue;
    if (record.deletedAt === null && ++present > max) continue;
    found.set(record.key, record);
  }
  return [...found.values()];
}

/** A record out of storage or out of an answer; null for anything else. */
export function parseRecord<T extends object>(item: unknown, parse: (value: unknown) => T | null): DeviceRecord<T> | null {
  if (!isPlainObject(item) || typeof item.key !== "string" || item.key === "" || item.key.length > MAX_KEY_LENGTH) return null;
  const value = parse(item.value);
  if (!value) return null;
  const times = isPlainObject(item.changedAt) ? item.changedAt : {};
  const changedAt = Object.fromEntries(Object.keys(value).map((field) => [field, timeOf(times[field]) ?? 0]));
  return { key: item.key, value, changedAt, deletedAt: timeOf(item.deletedAt) };
}

function timeOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : null;
}
