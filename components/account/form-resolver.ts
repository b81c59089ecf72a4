import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { Problem } from "@/lib/accounts/form-rules";

/** Lets react-hook-form check a form by the rules that tests hold; the type of an error is the kind of its problem. */
export function resolverOf<Values extends FieldValues>(problemsOf: (values: Values) => Problem[]): Resolver<Values> {
  return (values) => {
    const problems = problemsOf(values);
    if (problems.length === 0) return { values, errors: {} };
    // Reversed, so that of two problems of one field the first is kept.
    const errors = Object.fromEntries([...problems].reverse().map(({ field, kind }) => [field, { type: kind }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
