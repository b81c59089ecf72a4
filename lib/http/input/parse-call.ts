import type { z } from "zod";
import { refuse } from "@/lib/errors";
import { fieldLabel, invalidInput } from "@/lib/http/input/issue-messages";
import type { Translator } from "@/lib/i18n/translate";

/**
 * What a schema makes of an input, with the messages of a call in its language where it refuses it.
 * @throws AppError INVALID naming each field
 */
export function parseCall<T>(schema: z.ZodType<T>, input: unknown, t: Translator<"api">): T {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw invalidInput(result.error, t);
  return result.data;
}

/** Refuses an input of which a text holds a NUL, as a call says it. */
export function refuseNul(input: unknown, t: Translator<"api">): void {
  withoutNul(input, (field) => t("invalid", { name: fieldLabel(field, t) }));
}

/** An input as it is, where none of its texts holds a NUL. */
function withoutNul<T>(input: T, messageFor: (field: string) => string): T {
  const field = pathOfNul(input);
  if (field !== null) throw refuse([{ field, message: messageFor(field) }]);
  return input;
}

/**
 * The path of the first text that holds a NUL (U+0000), which PostgreSQL stores in no column; null where there is none. Forms of the staff take
 * it out of pasted text before (`cleanFormText`); elsewhere only a program sends one.
 */
function pathOfNul(value: unknown, path: readonly (string | number)[] = []): string | null {
  if (typeof value === "string") return value.includes("\0") ? path.join(".") || "body" : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes("\0") ? [...path, "name"].join(".") : pathOfNul(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** What a schema makes of an input; where it refuses it, its own words are the message, since the specification gives them. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return withoutNul(result.data, () => "Text must not hold a NUL character");
  throw refuse(result.error.issues.map(({ path, message }) => ({ field: path.join(".") || "body", message })));
}
