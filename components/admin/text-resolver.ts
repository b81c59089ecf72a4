import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/**
 * Judges a form of texts by a schema of lib, the same that the server asks. Such a schema takes anything, which is narrowed here to what
 * the form holds; the form is sent as it was typed.
 */
export function textResolver<Values extends FieldValues>(schema: z.ZodType<unknown, unknown>): Resolver<Values> {
  return zodResolver(schema as z.ZodType<unknown, Values>, undefined, { raw: true });
}
