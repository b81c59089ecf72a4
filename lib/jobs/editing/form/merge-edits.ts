import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { namesOf } from "@/lib/jobs/job/field";
import { tidied } from "@/lib/notice/editing/tidied";

export type JobField = keyof JobFormValues;

/** A field that two editors have left different: who changed it since both began. */
export type EditDifference = { field: JobField; changedBy: "me" | "them" | "both" };

/** Fields in which two edits of one job differ, by comparing both with what they started from. */
export function differencesOf(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): EditDifference[] {
  return (Object.keys(base) as JobField[]).flatMap((field): EditDifference[] => {
    const [from, here, there] = [base, mine, theirs].map((values) => comparable(values[field]));
    if (here === there) return [];
    const changedBy = here === from ? "them" : there === from ? "me" : "both";
    return [{ field, changedBy }];
  });
}

/** Both edits in one: each field as it was chosen, theirs where nothing was. */
export function mergeEdits(
  mine: JobFormValues,
  theirs: JobFormValues,
  choices: Partial<Record<JobField, "mine" | "theirs">>,
): JobFormValues {
  const taken = (Object.keys(mine) as JobField[]).map((field) => [field, (choices[field] === "mine" ? mine : theirs)[field]]);
  return Object.fromEntries(taken) as JobFormValues;
}

/** What a form began from, in the fields that were changed since. */
export function changedFrom(base: JobFormValues, values: JobFormValues): Partial<JobFormValues> {
  const changed = namesOf(base).filter((name) => comparable(base[name]) !== comparable(values[name]));
  return Object.fromEntries(changed.map((name) => [name, base[name]]));
}

/** A value of a form to compare: in the notice a blank control and one that nobody touched are the same, in whatever order they stand. */
function comparable(value: JobFormValues[JobField]): string {
  const isNotice = typeof value === "object" && value !== null && !Array.isArray(value);
  return JSON.stringify(isNotice ? sorted(tidied(value)) : value) ?? "null";
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
}
