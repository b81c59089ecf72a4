import { z } from "zod";

export type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/**
 * The JSON Schema of what a schema of ours takes. What JSON Schema cannot say (a refinement, a file) is left open there; the call checks it all the
 * same.
 */
export function schemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, "~standard": _standard, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest as JsonSchema;
}

/** The fields of a schema of fields, also of one that joins several. */
export function fieldsOf(schema: JsonSchema): { properties: Record<string, JsonSchema>; required: readonly string[] } {
  const parts = [schema, ...((schema.allOf as JsonSchema[] | undefined) ?? [])];
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}
