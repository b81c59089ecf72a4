import type { Field } from "@/lib/ingestion/parse/column-names";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import type { Column } from "@/lib/ingestion/parse/columns-of-file";
import { JOB_FIELD_OF, labelOf } from "@/lib/ingestion/parse/field-labels";
import type { ListingFile } from "@/lib/ingestion/read/entries";
import type { Listings } from "@/lib/ingestion/read-listings";
import { NOT_SPECIFIED } from "@/lib/jobs/job/values";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** Rows that are kept as they were written, for somebody to look at; nobody looks at more. */
export const MAX_ROWS_AS_WRITTEN = 2_000;
const MAX_SHOWN_LENGTH = 200;

/** A cell of a row: as it was written, and as it was read where that differs; null where it was dropped. */
export type ShownValue = { field: string; written: string; read?: string | null };

export type RowAsWritten = {
  row: number;
  values: ShownValue[];
  /** Cells that no column is read for. */
  leftOut: number;
};

/** A column as the staff see it: its header and folded name, the label and the name of the field that it is read as, whether a person said so, and what it says first. */
type ShownColumn = { header: string; name: string; field: string | null; as: Field | null; isSaid?: true; sample: string };

/** A file as it was written: its columns and by what a map of them is kept, how many of its entries are no rows, and its first rows. */
export type AsWritten = Pick<ListingFile, "notRows" | "otherSheets" | "key" | "fixed"> & {
  columns: ShownColumn[];
  written: RowAsWritten[];
};

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
  const { notRows, otherSheets, key, fixed } = file;
  return { columns: file.columns.map(columnShown), notRows, otherSheets, key, fixed, written };
}

/** The cells of a row beside the values of its job; as they were written where there is no job. */
export function shownValues(cells: ListingRow["cells"], job: ParsedJobInput | undefined): ShownValue[] {
  return Object.entries(cells).map(([field, text]) => {
    const name = JOB_FIELD_OF.get(field as Field);
    const value = { field: labelOf(field as Field), written: shown(text) };
    if (!job || !name) return value;
    const read = readAs(name === "deadline" ? lastDateOf(job) : job[name]);
    return read === text ? value : { ...value, read: read === null ? null : shown(read) };
  });
}

/** The last day with the hour that was read beside it. */
function lastDateOf({ deadline, lastHour }: ParsedJobInput): string {
  return lastHour ? `${deadline} ${lastHour.slice(11, 16)}` : deadline;
}

/** What stands for a value that a site always shows is none. */
function readAs(value: unknown): string | null {
  return value === null || value === undefined || value === NOT_SPECIFIED ? null : String(value);
}

function columnShown({ header, name, field, isSaid, sample = "" }: Column): ShownColumn {
  return { header: shown(header), name, field: field && labelOf(field), as: field, ...(isSaid && { isSaid }), sample };
}

function shown(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH)}...`;
}
