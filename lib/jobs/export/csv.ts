import { stringify } from "csv-stringify/sync";
import type { AdminJobDto } from "@/lib/jobs/editing/schema";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { STAFF_NAMES } from "@/lib/jobs/job/names";

type ExportColumn = readonly [header: string, read: (job: AdminJobDto) => string | number | null];

/** Columns of an export: the names that an import recognises, and the number that tells it where the row is from. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  ["Niyukti ID", (job) => job.id],
  ["Status", (job) => job.status],
  ...STAFF_NAMES.toSorted((a, b) => JOB_FIELDS[a].exported.at - JOB_FIELDS[b].exported.at).map(
    (name): ExportColumn => [JOB_FIELDS[name].exported.header, (job) => job[name]],
  ),
];

/** Jobs as CSV, one a line: the first of a file with the names of its columns and the mark of its letters, the others without. */
export function toCsv(jobs: readonly AdminJobDto[], isFirst: boolean): string {
  const rows = jobs.map((job) => EXPORT_COLUMNS.map(([, read]) => read(job)));
  return isFirst ? writeCsv([EXPORT_COLUMNS.map(([name]) => name), ...rows]) : writeCsv(rows).replace(/^\ufeff/, "");
}

/** What a spreadsheet takes for the start of a formula, also after spaces; a tab or line break first hides one. */
const FORMULA_START = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * Rows as CSV for any spreadsheet: a byte order mark, so that Devanagari is read as UTF-8, CRLF, and every text quoted. A text in which a
 * spreadsheet would read a formula gets an apostrophe before it, so that a listing runs nothing on the machine of whoever opens the file
 * (OWASP, CSV injection). The library's own guard does not look behind leading spaces.
 */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify([...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: "windows",
    quoted_string: true,
    quoted_empty: false,
    cast: { string: (text) => (FORMULA_START.test(text) ? `'${text}` : text) },
  });
}
