import type { RouteHandler } from "@/lib/http/api";
import type { Operation } from "@/lib/openapi/document";
import { fieldsOf, type JsonSchema, schemaOf } from "@/lib/openapi/schema-of";

/** What stands in the path and the query of a call. The language of messages is taken by each. */
export function parametersOf(path: string, { query, repeated }: RouteHandler["takes"]): Operation["parameters"] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: name === "form" ? { type: "string" } : { type: "integer", minimum: 1 },
  }));
  const { properties, required } = query ? fieldsOf(schemaOf(query)) : { properties: {}, required: [] };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: repeated?.includes(name) ? { type: "array", items: itemsOf(schema), maxItems: 50 } : schema,
    ...(repeated?.includes(name) && { explode: true }),
  }));
  const language = { name: "lang", in: "query", required: false, schema: { type: "string", enum: ["en", "hi"] } };
  return [...inPath, ...inQuery, ...("lang" in properties ? [] : [language])];
}

/** Of a list its items; of what may be one or several the one. */
function itemsOf(schema: JsonSchema): object {
  return typeof schema.items === "object" && schema.items !== null ? schema.items : { type: "string" };
}
