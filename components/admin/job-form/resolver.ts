import type { FieldErrors, Resolver } from "react-hook-form";
import { checkJob } from "@/lib/jobs/editing/check-job";
import type { JobFormValues } from "@/lib/jobs/editing/form-values";
import type { StoredDays } from "@/lib/jobs/editing/rules";

/** The rules of the server, in the browser: the same function judges both. */
export function jobResolver(today: string, kind: () => "new" | "edit", stored?: StoredDays): Resolver<JobFormValues> {
  return (values) => {
    const { fields, issues } = checkJob(values, { today, kind: kind(), stored });
    if (fields) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { field, message } of issues) place(errors, field.split("."), message);
    return { values: {}, errors: errors as FieldErrors<JobFormValues> };
  };
}

/** Puts a message where the form library looks for it: lists as lists, the first message of a field alone. */
function place(errors: Record<string, unknown>, [name = "root", ...rest]: string[], message: string): void {
  if (rest.length === 0) {
    errors[name] ??= { type: "rule", message };
    return;
  }
  const isList = /^\d+$/.test(rest[0] ?? "");
  errors[name] ??= isList ? [] : {};
  place(errors[name] as Record<string, unknown>, rest, message);
}
