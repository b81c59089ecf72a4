import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { CallFailed } from "@/components/admin/call";

/** Shows the first message of each field of a refused call at its field. Returns whether there was any. */
export function placeErrors<Values extends FieldValues>(form: UseFormReturn<Values>, { body }: CallFailed): boolean {
  const errors = Object.entries(body.errors ?? {});
  for (const [field, [message]] of errors) {
    form.setError(field as FieldPath<Values>, { type: "server", message });
  }
  return errors.length > 0;
}
