import { MAX_ALERTS, parseJobAlert } from "@/lib/alerts/schema";
import { parseRecord } from "@/lib/device/collection";
import type { DeviceRecord } from "@/lib/device/merge";
import { MAX_SAVED_JOBS, parseSavedJob } from "@/lib/device/saved-jobs";
import { MAX_APPLICATIONS, parseTrackedApplication } from "@/lib/tracker/schema";

type Kind = { parse: (value: unknown) => object | null; max: number };

/**
 * What follows a person from device to device, by kind: how a value is read out of a call or the database, and how many there may be. The
 * names are those of the API and of the stored rows.
 */
const RECORD_KINDS = {
  savedJobs: { parse: parseSavedJob, max: MAX_SAVED_JOBS },
  trackedApplications: { parse: parseTrackedApplication, max: MAX_APPLICATIONS },
  jobAlerts: { parse: parseJobAlert, max: MAX_ALERTS },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof RECORD_KINDS;
export type AccountRecords = Partial<Record<RecordKind, DeviceRecord<object>[]>>;

export const KIND_NAMES = Object.keys(RECORD_KINDS) as RecordKind[];

/** Marks of removed records that a kind may hold besides the records that are there; beyond it those of the longest ago are forgotten. */
export const MAX_MARKS = 1_000;
/** A device whose clock runs ahead must not win for ever: a change from further in the future counts as made now. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

/** Records out of a call: what is no record is left out, like what stands in a device's storage. */
export function parseRecords(kind: RecordKind, values: readonly unknown[], now: Date): DeviceRecord<object>[] {
  const { parse, max } = RECORD_KINDS[kind];
  const found = values
    .slice(0, max + MAX_MARKS)
    .map((value) => parseRecord<object>(value, parse))
    .filter((record) => record !== null);
  const latest = now.getTime() + CLOCK_TOLERANCE_MS;
  return found.map((record) => ({
    ...record,
    changedAt: Object.fromEntries(
      Object.entries(record.changedAt).map(([field, time]) => [field, time > latest ? now.getTime() : time]),
    ),
    deletedAt: record.deletedAt !== null && record.deletedAt > latest ? now.getTime() : record.deletedAt,
  }));
}

/** The records of a kind within its bound: beyond it, those that were put first stay. */
export function withinBound(kind: RecordKind, records: DeviceRecord<object>[]): DeviceRecord<object>[] {
  let present = 0;
  return records.filter(({ deletedAt }) => deletedAt !== null || ++present <= RECORD_KINDS[kind].max);
}
