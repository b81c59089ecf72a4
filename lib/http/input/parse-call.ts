import type { z } from "zod";
import { refuse } from "@/lib/errors";
import { fieldLabel, invalidInput, inWords } from "@/lib/http/input/issue-messages";
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

/** A value and where it stands: a list from the inside out, since a path of its own for each would take the square of their depth. */
type Place = { value: unknown; key: string; outer: Place | null };

/**
 * The path of the first text that holds a NUL (U+0000), which PostgreSQL stores in no column; null where there is none. Forms of the staff take
 * it out of pasted text before (`cleanFormText`); elsewhere only a program sends one. Without recursion: a body of 64 KB may be nested 60,000
 * deep, and the stack ends at some ten thousand.
 */
function pathOfNul(input: unknown): string | null {
  if (isSurelyWithoutNul(input)) return null;
  const places: Place[] = [{ value: input, key: "", outer: null }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, key } = place;
    if (key.includes("\0")) return pathOf({ ...place, key: "name" });
    if (typeof value === "string" && value.includes("\0")) return pathOf(place) || "body";
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value).reverse()) places.push({ value: inner, key: name, outer: place });
  }
  return null;
}

/** Told by the JSON of an input, which is written in a tenth of the time that walking it takes: a body of 3 MB may hold a million values. */
function isSurelyWithoutNul(input: unknown): boolean {
  try {
    return !JSON.stringify(input)?.includes("\\u0000");
  } catch {
    // Nested too deep to be written.
    return false;
  }
}

function pathOf(place: Place): string {
  const keys: string[] = [];
  for (let at: Place = place; at.outer !== null; at = at.outer) keys.push(at.key);
  return keys.reverse().join(".");
}

/**
 * What a schema makes of an input; where it refuses it, its own words are the message, since the specification gives them. Where it has none, the field is
 * named as calls name theirs: what the library of schemas would say is for programmers.
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { reportInput: true, error: inWords });
  if (result.success) return withoutNul(result.data, () => "Text must not hold a NUL character");
  throw refuse(result.error.issues.flatMap(nearest).map(({ path, message }) => ({ field: path.join(".") || "body", message })));
}

/** What is wrong by the one of several forms that an input may have of which it lacks the least: that it has none of them names no field. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const [form] = issue.code === "invalid_union" ? issue.errors.toSorted((a, b) => missingIn(a) - missingIn(b)) : [];
  return form?.map((within) => ({ ...within, path: [...issue.path, ...within.path] })) ?? [issue];
}

const missingIn = (issues: readonly z.core.$ZodIssue[]) => issues.filter(({ input }) => input === undefined).length;
