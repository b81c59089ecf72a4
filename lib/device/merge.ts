/**
 * A record that lives on several devices: each field with the time of its last change, so that two copies can be merged without
 * losing what either side did. A removed record stays as a mark until everybody has heard of it.
 */
export type DeviceRecord<T> = {
  key: string;
  value: T;
  /** Milliseconds since 1970 of the last change of each field. */
  changedAt: Record<string, number>;
  /** Milliseconds since 1970 of the removal; null while the record is there. */
  deletedAt: number | null;
};

/**
 * Both sets as one: by key, the newer change wins field by field, and a removal wins over every change before it (product.md, "Merge
 * on sign-in"). The order of the sets does not matter, and merging twice changes nothing.
 */
export function mergeRecords<T extends object>(
  ours: readonly DeviceRecord<T>[],
  theirs: readonly DeviceRecord<T>[],
): DeviceRecord<T>[] {
  const merged = new Map<string, DeviceRecord<T>>();
  for (const record of [...ours, ...theirs]) {
    const known = merged.get(record.key);
    merged.set(record.key, settled(known ? mergeRecord(known, record) : record));
  }
  return [...merged.values()];
}

/** When a record was last changed or removed, in milliseconds since 1970. */
export function lastChange(record: DeviceRecord<unknown>): number {
  return Math.max(0, record.deletedAt ?? 0, ...Object.values(record.changedAt));
}

function mergeRecord<T extends object>(a: DeviceRecord<T>, b: DeviceRecord<T>): DeviceRecord<T> {
  const fields = new Set([...Object.keys(a.value), ...Object.keys(b.value)]);
  const value: Record<string, unknown> = {};
  const changedAt: Record<string, number> = {};
  for (const field of fields) {
    const newer = isNewer(b, a, field) ? b : a;
    value[field] = (newer.value as Record<string, unknown>)[field];
    changedAt[field] = newer.changedAt[field] ?? 0;
  }
  return { key: a.key, value: value as T, changedAt, deletedAt: Math.max(a.deletedAt ?? 0, b.deletedAt ?? 0) || null };
}

/** A removal that a later change undid is none. */
function settled<T>(record: DeviceRecord<T>): DeviceRecord<T> {
  const isUndone = record.deletedAt !== null && Math.max(0, ...Object.values(record.changedAt)) > record.deletedAt;
  return isUndone ? { ...record, deletedAt: null } : record;
}

/** Whether `a` has the later change of a field. Of two changes in the same millisecond the greater text wins, on every device alike. */
function isNewer<T extends object>(a: DeviceRecord<T>, b: DeviceRecord<T>, field: string): boolean {
  const difference = timeOf(a, field) - timeOf(b, field);
  return difference === 0 ? textOf(a, field) > textOf(b, field) : difference > 0;
}

/** Minus one where the record has no such field: having it wins. */
function timeOf<T extends object>(record: DeviceRecord<T>, field: string): number {
  return Object.hasOwn(record.value, field) ? (record.changedAt[field] ?? 0) : -1;
}

function textOf<T extends object>(record: DeviceRecord<T>, field: string): string {
  return JSON.stringify((record.value as Record<string, unknown>)[field]) ?? "";
}
