import { z } from "zod";
import { type FieldDefinition, type FieldTable, type Given, MAX_COUNT, MAX_URL_LENGTH } from "@/lib/jobs/job/field";
import { isWebAddress } from "@/lib/web-address";

type InputCheck<Field> = Field extends { optional: true }
  ? z.ZodOptional<z.ZodNullable<z.ZodType<Given<Field>>>>
  : z.ZodType<Given<Field>>;

/**
 * What a row must be that a writer hands over, field by field, for z.object. The cast says what a shape made from a table cannot: each check
 * gives the value of its own entry.
 */
export function inputChecks<Table extends FieldTable>(table: Table): { [Name in keyof Table]: InputCheck<Table[Name]> } {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, checkOf(field)])) as {
    [Name in keyof Table]: InputCheck<Table[Name]>;
  };
}

function checkOf({ value, optional, blank }: FieldDefinition): z.ZodType {
  const check = valueCheck(value);
  if (optional) return check.nullish();
  return blank === undefined ? check : check.default(Number(blank));
}

function valueCheck(value: FieldDefinition["value"]): z.ZodType {
  switch (value.kind) {
    case "text":
      return z.string().trim().min(1).max(value.max);
    case "url":
      return z.string().max(MAX_URL_LENGTH).refine(isWebAddress);
    case "day":
      return z.iso.date();
    case "instant":
      return z.iso.datetime({ offset: true });
    case "count":
      return z.int().min(1).max(MAX_COUNT);
    case "choice":
      return z.enum(value.options);
  }
}
