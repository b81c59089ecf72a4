import type { AuditValues } from "@/lib/audit/schema";

/** The fields that differ between two states of a thing, with both values; null where none differs. An absent field is null. */
export function changesOf(before: AuditValues, after: AuditValues): { oldValues: AuditValues; newValues: AuditValues } | null {
  const oldValues: AuditValues = {};
  const newValues: AuditValues = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [from, to] = [before[field] ?? null, after[field] ?? null];
    if (JSON.stringify(from) === JSON.stringify(to)) continue;
    oldValues[field] = from;
    newValues[field] = to;
  }
  return Object.keys(newValues).length === 0 ? null : { oldValues, newValues };
}
