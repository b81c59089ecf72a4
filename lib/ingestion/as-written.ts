import type { Column, Field, ListingRow } from "@/lib/ingestion/parse/columns";
import { NOT_SPECIFIED } from "@/lib/ingestion/parse/listing-of";
import type { ListingFile } from "@/lib/ingestion/read/entries";
import type { Listings } from "@/lib/ingestion/read-listings";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { JOB_NAMES } from "@/lib/jobs/job/names";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** Rows that are kept as they were written, for somebody to look at; nobody looks at more. */
export const MAX_ROWS_AS_WRITTEN = 2_000;
const MAX_SHOWN_LENGTH = 200;

/** A cell of a row: as it was written, and as it was read where that differs; null where it was dropped. */
export type ShownValue = { field: string; written: string; read?: string | null };

export type RowAsWritten = { row: number; values: ShownValue[] /** Cells that no column is read for. */; leftOut: number };

/** A file as it was written: its columns, how many of its entries are no rows, and its first rows. */
export type AsWritten = { columns: { header: string; field: string | null }[]; notRows: number; written: RowAsWritten[] };

const OTHER_LABELS: Partial<Record<Field, string>> = {
  id: "Number at the source",
  state: "State",
  firstSeen: "First seen",
  noticeLink: "Notice",
  kind: "Kind",
  ownId: "Number here",
  seenAt: "Seen at",
};
type Imported = { label: string; name: keyof ParsedJobInput };
const IMPORTED = new Map<Field, Imported>(
  JOB_NAMES.flatMap((name): [Field, Imported][] => {
    const field = JOB_FIELDS[name];
    return "imported" in field ? [[field.imported.as, { label: field.label, name }]] : [];
  }),
);

/** What a file says beside what was read of it. A row that joins another is shown beside the job that it joins. */
export function asWritten(file: ListingFile, { jobs, joined }: Listings): AsWritten {
  const byRow = new Map(jobs.map(({ row, job }) => [row, job]));
  for (const { row, into } of joined) {
    const job = byRow.get(into);
    if (job) byRow.set(row, job);
  }
  const written = file.rows.slice(0, MAX_ROWS_AS_WRITTEN).map((row) => ({
    row: row.row,
    values: shownValues(row.cells, byRow.get(row.row)),
    leftOut: row.leftOut ?? 0,
  }));
  return { columns: file.columns.map(columnShown), notRows: file.notRows, written };
}

/** The cells of a row beside the values of its job; as they were written where there is no job. */
export function shownValues(cells: ListingRow["cells"], job: ParsedJobInput | undefined): ShownValue[] {
  return Object.entries(cells).map(([field, text]) => {
    const imported = IMPORTED.get(field as Field);
    const value = { field: labelOf(field as Field), written: shown(text) };
    if (!job || !imported) return value;
    const read = readAs(job[imported.name]);
    return read === text ? value : { ...value, read: read === null ? null : shown(read) };
  });
}

/** What stands for a value that a site always shows is none. */
function readAs(value: unknown): string | null {
  return value === null || value === undefined || value === NOT_SPECIFIED ? null : String(value);
}

function columnShown({ header, field }: Column): AsWritten["columns"][number] {
  return { header: shown(header), field: field && labelOf(field) };
}

function labelOf(field: Field): string {
  return IMPORTED.get(field)?.label ?? OTHER_LABELS[field] ?? field;
}

function shown(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}...`;
}
