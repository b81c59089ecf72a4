import type { Checked, FieldTable, Input } from "@/lib/jobs/job/field";

// What a row does not know is null there and "" in a form, where only a count may be null. The casts say that each name is there.

/** The fields of a row as a form holds them. */
export function withBlanks<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
  row: Readonly<Record<Name, string | number | null>>,
): Checked<Pick<Table, Name>> {
  const values = names.map((name) => [name, table[name]?.value.kind === "count" ? row[name] : (row[name] ?? "")]);
  return Object.fromEntries(values) as Checked<Pick<Table, Name>>;
}

/** The fields of a checked form as a row takes them; a field that every row must have stays "" where the form is blank. */
export function withoutBlanks<Table extends FieldTable, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
  fields: Readonly<Record<Name, string | number | null>>,
): Input<Pick<Table, Name>> {
  const values = names.map((name) => [name, table[name]?.optional && fields[name] === "" ? null : fields[name]]);
  return Object.fromEntries(values) as Input<Pick<Table, Name>>;
}

/** The fields of a row as readers get them: null where an input leaves a field out. */
export function withNulls<Row>(names: readonly (keyof Row & string)[], input: Readonly<Partial<Record<string, unknown>>>): Row {
  return Object.fromEntries(names.map((name) => [name, input[name] ?? null])) as Row;
}
