import type { z } from "zod";
import { withoutNul } from "@/lib/http/input/parse-call";
import { refuse } from "@/lib/refuse";

/** What a schema makes of an input; where it refuses it, its own words are the message, since the specification gives them. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return withoutNul(result.data, () => "Text must not hold a NUL character");
  throw refuse(result.error.issues.map(({ path, message }) => ({ field: path.join(".") || "body", message })));
}
