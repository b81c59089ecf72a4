import { z } from "zod";
import { isNoFilter, type OneOrMore, oneOrMore } from "@/lib/query-params";

/** Values of one filter at most: as many as the longest list of choices has, and some more. */
export const MAX_VALUES = 50;

/**
 * A filter that a repeated parameter gives several values: one bad value is an issue of the whole.
 * @param one the values that are named, to who reads what the call takes and to whoever sends another
 * @param taken the same and those that are taken beside them
 */
export function several<T extends string>(one: z.ZodType<T>, taken: z.ZodType<T> = one): z.ZodType<OneOrMore<T> | undefined> {
  return (
    z
      .unknown()
      .optional()
      .transform((given, context) => {
        const values = meant(given);
        if (values.length > MAX_VALUES) {
          context.issues.push({ code: "too_big", origin: "array", maximum: MAX_VALUES, inclusive: true, input: values });
          return z.NEVER;
        }
        const read = values.map((value) => taken.safeParse(value));
        const bad = read.findIndex(({ success }) => !success);
        const issue = bad === -1 ? undefined : one.safeParse(values[bad]).error?.issues[0];
        if (issue) {
          context.issues.push({ ...issue, input: given } as z.core.$ZodRawIssue);
          return z.NEVER;
        }
        return oneOrMore(read.flatMap(({ data }) => data ?? []));
      })
      // What a transformation hides is said for those who read what the call takes (lib/openapi).
      .meta({ items: { type: "string", ...(one instanceof z.ZodEnum && { enum: one.options }) } })
  );
}

/** A filter that a repeated parameter gives several values, where a page is read: bad values and those beyond the bound are dropped. */
export function severalKept<T extends string>(one: z.ZodType<T>): z.ZodType<OneOrMore<T> | undefined> {
  return z
    .unknown()
    .optional()
    .transform((given) =>
      oneOrMore(
        meant(given)
          .slice(0, MAX_VALUES)
          .flatMap((value) => one.safeParse(value).data ?? []),
      ),
    );
}

function meant(given: unknown): unknown[] {
  return [given ?? []].flat().filter((value) => !(typeof value === "string" && isNoFilter(value)));
}
