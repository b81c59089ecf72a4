import { AppError, type FieldErrors } from "@/lib/errors";

/** The error of an input that breaks rules: each field with its messages, the first of all as the message. */
export function refuse(issues: readonly { field: string; message: string }[]): AppError {
  const fields: FieldErrors = {};
  for (const { field, message } of issues) fields[field] = [...(fields[field] ?? []), message];
  return new AppError("INVALID", issues[0]?.message ?? "The input is not valid.", fields);
}
