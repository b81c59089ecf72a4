import type { z } from "zod";
import { AppError, type FieldErrors } from "@/lib/errors";
import { type Translator, translator } from "@/lib/i18n/translate";

/** Fields that people fill in, by what forms call them; others are known by name to the programs that send them. */
const LABELLED = [
  "fullName",
  "email",
  "phone",
  "password",
  "currentPassword",
  "newPassword",
  "confirmPassword",
  "language",
  "code",
  "username",
  "token",
] as const;

/** Rules that have words of their own: a schema names them as `words` among the params of its refinement. */
const OWN_WORDS = ["passwordTooShort", "phoneWrong"] as const;
export type OwnWords = (typeof OWN_WORDS)[number];

/** What a message calls a field. */
export function fieldLabel(field: string, t: Translator<"api">): string {
  const labelled = LABELLED.find((name) => name === field);
  return labelled ? t(`fields.${labelled}`) : field;
}

/** The error of an input that a schema refused: each field with its messages, the first of them as the message of all. */
export function invalidInput(error: z.ZodError, t: Translator<"api">): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "body";
    fields[field] = [...(fields[field] ?? []), describe(issue, field === "body" ? t("body") : fieldLabel(field, t), t)];
  }
  return new AppError("INVALID", Object.values(fields)[0]?.[0] ?? t("invalid", { name: t("body") }), fields);
}

/** What is wrong with a field of which its schema says nothing itself, in English. */
export function inWords(issue: z.core.$ZodRawIssue): string {
  const t = translator("en", "api");
  const field = issue.path?.map(String).join(".") ?? "";
  return describe(issue as z.core.$ZodIssue, field === "" ? t("body") : fieldLabel(field, t), t);
}

/** Says what is wrong in the language of the caller; the words of a schema are for its authors. */
function describe(issue: z.core.$ZodIssue, name: string, t: Translator<"api">): string {
  switch (issue.code) {
    case "invalid_value":
      return t("oneOf", { name, values: issue.values.join(", ") });
    case "invalid_union":
      // Told apart by one field, whose values the library names.
      return "options" in issue && issue.options
        ? t("oneOf", { name, values: issue.options.map(String).join(", ") })
        : t("invalid", { name });
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
    case "unrecognized_keys":
      return t("invalid", { name: [...issue.path, issue.keys[0]].join(".") });
    case "custom": {
      const words = OWN_WORDS.find((name) => name === issue.params?.words);
      return words ? t(words) : t("invalid", { name });
    }
    default:
      return t("invalid", { name });
  }
}
