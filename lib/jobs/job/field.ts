export type FieldDefinition = {
  /** Column of the table's own rows; of another table's where it names one ("organisations.name"). */
  column: string;
  /** What the forms of the staff, their messages and the comparison of two edits call it. */
  label: string;
  /** Days are YYYY-MM-DD, instants ISO 8601, counts are whole numbers from 1 to MAX_COUNT, the longest text is given in UTF-16 units, and is one line unless it says otherwise. */
  value:
    | { kind: "text"; max: number; hasParagraphs?: true }
    | { kind: "url" | "day" | "instant" | "count" }
    | { kind: "choice"; options: readonly string[] };
  /** A stored row may lack it: null. */
  optional?: true;
  /** What a form begins with instead of nothing; where no row may lack the field, also what counts where nothing is given. */
  blank?: string;
};

/** What the table of a job's fields (lib/jobs/job.ts) says of one. */
export type JobFieldDefinition = FieldDefinition & {
  /** Its place in the answers of the API and of lists; the job's page alone shows a field without one. */
  listed?: number;
  /** The staff's form has it: every job must state it, a new listing must (stored ones lack it at times), or none must. */
  form?: "always" | "new" | "optional";
  /** Its header in an export, and its place there: a sheet that reads columns by place still reads them when a field is added. */
  exported?: { at: number; header: string };
  /** What the reading of a foreign file calls it; under which names files hold it is told by lib/ingestion/parse/column-names.ts. */
  imported?: { as: string };
  /** A line of the staff's list shows it. */
  staffListed?: true;
  /** Readers are told when it changes in a published notice (the trigger keep_corrigenda). */
  corrected?: true;
};

export type FieldTable = Readonly<Record<string, FieldDefinition>>;

/** The most that a count can be. */
export const MAX_COUNT = 10_000_000;
/** The longest address. */
export const MAX_URL_LENGTH = 2000;

/** The names of a table whose entries hold something: NameWith<typeof JOB_FIELDS, { listed: number }>. */
export type NameWith<Table, Part> = { [Name in keyof Table]: Table[Name] extends Part ? Name : never }[keyof Table];

type IsCount = { value: { kind: "count" } };
type IsOptional = { optional: true };
type Gap<Field> = Field extends IsOptional ? null : never;
/** What a writer gives for a field. */
export type Given<Field> = Field extends { value: { options: readonly (infer Option)[] } }
  ? Option
  : Field extends IsCount
    ? number
    : string;

/** A stored row: what is not known is null. */
export type Stored<Table extends FieldTable> = {
  [Name in keyof Table]: (Table[Name] extends IsCount ? number : string) | Gap<Table[Name]>;
};

/** A row as its writer hands it over, checked: what a row may lack may be absent too, a choice is one of its options. */
export type Input<Table extends FieldTable> = {
  [Name in Exclude<keyof Table, NameWith<Table, IsOptional>>]: Given<Table[Name]>;
} & { [Name in NameWith<Table, IsOptional>]?: Given<Table[Name]> | null };

/** A form as it is checked: texts are trimmed and "" where blank, a count that a row may lack is then null. */
export type Checked<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends IsCount ? number | Gap<Table[Name]> : string;
};

/** A form as a browser holds it: every control gives text. */
export type Typed<Table extends FieldTable> = { [Name in keyof Table]: string };

/** The names of a table in its order. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** A value for each of some names. The cast says what Object.fromEntries forgets: every name is there. */
export function forEachName<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;
}
