import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/errors";
import type { Translator } from "@/lib/i18n/translate";

/** The error of an input that a schema refused: each field with its messages, the first of them as the message of all. */
export function invalidInput(error: z.ZodError, t: Translator<"api">): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    fields[field] = [...(fields[field] ?? []), describe(issue, issue.path.join(".") || t("body"), t)];
  }
  return new AppError("INVALID", Object.values(fields)[0]?.[0] ?? t("invalid", { name: t("body") }), fields);
}

/** Says what is wrong in the language of the caller; the words of a schema are for its authors. */
function describe(issue: z.core.$ZodIssue, name: string, t: Translator<"api">): string {
  switch (issue.code) {
    case "invalid_value":
      return t("oneOf", { name, values: issue.values.join(", ") });
    case "too_big":
      return issue.origin === "string" || issue.origin === "array"
        ? t("tooLong", { name })
        : t("atMost", { name, limit: Number(issue.maximum) });
    case "too_small":
      return issue.origin === "string" || issue.origin === "array"
        ? t("required", { name })
        : t("atLeast", { name, limit: Number(issue.minimum) });
    case "invalid_type":
      return issue.input === undefined ? t("required", { name }) : t("invalid", { name });
    default:
      return t("invalid", { name });
  }
}
