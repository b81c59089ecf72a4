import { stringify } from "csv-stringify/sync";

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
