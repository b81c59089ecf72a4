import { z } from "zod";
import { anyText, fc } from "@/tests/support/properties";
import { anyValue, hostileText } from "./values";

type Json = z.core.JSONSchema.BaseSchema;
type Property = boolean | Json;

/** How often a place holds something that its schema does not speak of. */
const HOSTILE = 0.05;

/** Values of the kind that a schema takes, mostly; what it cannot be asked about (a rule over two fields) is left to chance. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline", cycles: "ref" }));
}

function arbitraryOf(schema: Property): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean") return anyValue;
  return fc.oneof({ weight: 100 * HOSTILE, arbitrary: anyValue }, { weight: 100 * (1 - HOSTILE), arbitrary: fitting(schema) });
}

function fitting(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(arbitraryOf));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(fitting)).map((parts) => Object.assign({}, ...parts));
  switch (schema.type) {
    case "object":
      return objects(schema);
    case "array":
      return fc.array(arbitraryOf(Array.isArray(schema.items) ? true : (schema.items ?? true)), { maxLength: 6 });
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer({ min: Math.max(schema.minimum ?? -10, -(2 ** 31)), max: Math.min(schema.maximum ?? 200, 2 ** 31 - 1) });
    case "number":
      return fc.double({ noNaN: true, min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return anyValue;
  }
}

function objects({ properties = {}, required = [], additionalProperties, propertyNames }: Json): fc.Arbitrary<unknown> {
  const shape = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)]));
  const known = fc.record(shape, { requiredKeys: required.filter((name) => name in shape) });
  if (!additionalProperties || typeof additionalProperties === "boolean") return known;
  const names = propertyNames && typeof propertyNames === "object" ? fitting(propertyNames).map(String) : hostileText;
  return fc.dictionary(names, arbitraryOf(additionalProperties), { maxKeys: 5 });
}

const segment = fc.oneof(fc.string({ maxLength: 20 }), anyText({ maxLength: 20 })).map(encodeURI);

/** Addresses of the web. As `fc.webUrl`, which makes its paths of the list of a million letters that {@link anyText} does without. */
const webAddress = fc
  .tuple(fc.constantFrom("http", "https"), fc.webAuthority(), fc.array(segment, { maxLength: 5 }))
  .map(([scheme, authority, path]) => `${scheme}://${[authority, ...path].join("/")}`);

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Json): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return webAddress;
  if (format === "date") return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((day) => day.toISOString());
  if (pattern) return matching(pattern);
  return fc.string({ unit: "grapheme", minLength: Math.min(minLength, 100), maxLength: Math.min(maxLength, 300) });
}

/** Patterns that look ahead cannot be turned round; any text has to do there. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return hostileText;
  }
}
