import { parseRecord } from "@/lib/device/collection";
import { type DeviceRecord, mergeRecords } from "@/lib/device/merge";
import { propertyOf } from "@/lib/plain-object";
import { trackedApplications } from "@/lib/tracker/device";
import { MAX_APPLICATIONS, parseTrackedApplication, type TrackedApplication, trackerKey } from "@/lib/tracker/schema";

/** Largest file that is read, in bytes: more than the tracker can hold. */
export const MAX_IMPORT_BYTES = 2_000_000;

const VERSION = 1;

/** What an import did, in applications. `refused`: no application in it, or no room for it. */
export type ImportResult = { added: number; changed: number; same: number; refused: number };

/** The tracker as the text of a JSON file: each application with the times of its fields' last changes. */
export function exportText(records: readonly DeviceRecord<TrackedApplication>[], now: Date): string {
  const applications = records
    .filter(({ deletedAt }) => deletedAt === null)
    .map(({ value, changedAt }) => ({ ...value, changedAt }));
  return `${JSON.stringify({ version: VERSION, exportedAt: now.toISOString(), applications }, null, 2)}\n`;
}

/**
 * Takes the applications of a file into the tracker. What is there already is not doubled: of two copies the newer change of each field
 * stays. One that was deleted here comes back, since the person asks for it now.
 * @returns null where the text is no export of a tracker; "storageFull" where the device keeps nothing of it
 */
export function importText(text: string, now: Date): ImportResult | "storageFull" | null {
  const items = itemsOf(text);
  if (!items) return null;
  const result: ImportResult = { added: 0, changed: 0, same: 0, refused: 0 };
  const present = new Map(trackedApplications.records().map((record) => [record.key, record]));
  let room = MAX_APPLICATIONS - trackedApplications.list().length;
  const taken: DeviceRecord<TrackedApplication>[] = [];
  for (const item of items) {
    const record = recordOf(item);
    const known = record && present.get(record.key);
    const isPresent = known?.deletedAt === null;
    if (!record || (!isPresent && room <= 0)) {
      result.refused++;
      continue;
    }
    const merged = isPresent ? mergeOne(known, record) : changedNow(record, known ?? undefined, now);
    if (!isPresent) room--;
    result[!isPresent ? "added" : isSame(known, merged) ? "same" : "changed"]++;
    present.set(record.key, merged);
    taken.push(merged);
  }
  if (result.added + result.changed > 0 && !trackedApplications.merge(taken)) return "storageFull";
  return result;
}

function itemsOf(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const list = Array.isArray(parsed) ? parsed : propertyOf(parsed, "applications");
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

function recordOf(item: unknown): DeviceRecord<TrackedApplication> | null {
  const value = parseTrackedApplication(item);
  const changedAt = propertyOf(item, "changedAt");
  return value && parseRecord({ key: trackerKey(value), value, changedAt, deletedAt: null }, parseTrackedApplication);
}

function mergeOne<T extends object>(ours: DeviceRecord<T>, theirs: DeviceRecord<T>): DeviceRecord<T> {
  return mergeRecords([ours], [theirs])[0] ?? ours;
}

/** A record that counts as written now, after whatever deleted it before. */
function changedNow<T extends object>(record: DeviceRecord<T>, deleted: DeviceRecord<T> | undefined, now: Date): DeviceRecord<T> {
  const time = Math.max(now.getTime(), (deleted?.deletedAt ?? 0) + 1);
  return { ...record, changedAt: Object.fromEntries(Object.keys(record.value).map((field) => [field, time])) };
}

function isSame<T>(a: DeviceRecord<T>, b: DeviceRecord<T>): boolean {
  const texts = [a, b].map(({ value }) => JSON.stringify(Object.entries(value as object).sort()));
  return texts[0] === texts[1];
}
