import { EXAM_LABELS } from "@/lib/exams/admin-schema";
import { formatStaffInstant, formatStored } from "@/lib/i18n/format";
import { JOB_LABELS } from "@/lib/jobs/job/labels";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { noticeLines } from "@/lib/notice/editing/in-words";

/** Fields that the forms of jobs and exams do not have, and those whose names would not say in words what they are. */
const LABELS: Readonly<Record<string, string>> = {
  publishAt: "To be published at",
  postedOn: "Posted on",
  isActive: "Active",
  isCancelled: "Cancelled",
  jobId: "Job",
};

const OF_ENTITY: Readonly<Record<string, Readonly<Record<string, string>>>> = { job: JOB_LABELS, exam: EXAM_LABELS };

/** What the log calls a field of a thing: as its form does, or in the words of its name. */
export function fieldLabel(entity: string, field: string): string {
  return OF_ENTITY[entity]?.[field] ?? LABELS[field] ?? POSITIONS[field]?.label ?? wordsOf(field);
}

/** Fields whose values are words of the code. */
const CODES: ReadonlySet<string> = new Set(["status", "role", "kind", "because"]);
const POSITIONS: Readonly<Record<string, { label: string }>> = POSITION_FIELDS;

/** "lastItems" is "Last items"; what is no name of the code stays. */
function wordsOf(name: string): string {
  if (!/^[a-z][A-Za-z_-]*$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** A value of the log as pages show it: days and times as they are written here, a line for each entry of a list. */
export function valueInWords(entity: string, field: string, value: unknown): string {
  if (isNothing(value)) return "(none)";
  if (entity === "job" && field === "notice") return noticeLines(value as object);
  if (Array.isArray(value)) {
    const rows = value.map((row) => inWords(entity, row));
    return rows.join(value.some((row) => typeof row === "object") ? "\n" : ", ");
  }
  const isCode = typeof value === "string" && CODES.has(field);
  return isCode ? wordsOf(value) : inWords(entity, value);
}

function inWords(entity: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map((one) => inWords(entity, one)).join(", ");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([, part]) => !isNothing(part))
      .map(([name, part]) => `${fieldLabel(entity, name)}: ${inWords(entity, part)}`)
      .join("; ");
  }
  const text = String(value);
  return INSTANT.test(text) ? formatStaffInstant(text) : formatStored(text);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Both values of a changed field; of a notice, which is long, the lines alone that the other has not. */
export function changeInWords(entity: string, field: string, [before, after]: readonly [unknown, unknown]): [string, string] {
  const [old, now] = [valueInWords(entity, field, before), valueInWords(entity, field, after)];
  if (field !== "notice" || isNothing(before) || isNothing(after)) return [old, now];
  const without = (lines: string, other: string) => {
    const known = new Set(other.split("\n"));
    return (
      lines
        .split("\n")
        .filter((line) => !known.has(line))
        .join("\n") || "(none)"
    );
  };
  return [without(old, now), without(now, old)];
}
