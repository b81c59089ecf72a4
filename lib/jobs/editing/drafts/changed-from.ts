import type { JobFormValues } from "@/lib/jobs/editing/form/form-values";
import { namesOf } from "@/lib/jobs/job/field";

/** What a form began from, in the fields that were changed since. */
export function changedFrom(base: JobFormValues, values: JobFormValues): Partial<JobFormValues> {
  const changed = namesOf(base).filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
  return Object.fromEntries(changed.map((name) => [name, base[name]]));
}
