import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { namesOf } from "@/lib/jobs/job/field";

export type JobField = keyof JobFormValues;

/** A field that two editors have left different: who changed it since both began. */
export type EditDifference = { field: JobField; changedBy: "me" | "them" | "both" };

/** Fields in which two edits of one job differ, by comparing both with what they started from. */
export function differencesOf(base: JobFormValues, mine: JobFormValues, theirs: JobFormValues): EditDifference[] {
  return (Object.keys(base) as JobField[]).flatMap((field): EditDifference[] => {
    const [from, here, there] = [base, mine, theirs].map((values) => JSON.stringify(values[field]));
    if (here === there) return [];
    const changedBy = here === from ? "them" : there === from ? "me" : "both";
    return [{ field, changedBy }];
  });
}

/** Both edits in one: what only one editor changed is taken from that one, what both changed as chosen. */
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
  const changed = namesOf(base).filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
  return Object.fromEntries(changed.map((name) => [name, base[name]]));
}
