import type { z } from "zod";
import { fieldLabel, invalidInput } from "@/lib/http/input/issue-messages";
import { pathOfNul } from "@/lib/http/input/nul";
import type { Translator } from "@/lib/i18n/translate";
import { refuse } from "@/lib/refuse";

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
export function withoutNul<T>(input: T, messageFor: (field: string) => string): T {
  const field = pathOfNul(input);
  if (field !== null) throw refuse([{ field, message: messageFor(field) }]);
  return input;
}
