import { parse } from "csv-parse/sync";
import type { Field } from "@/lib/ingestion/parse/column-names";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { datesIn } from "@/lib/ingestion/parse/days";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry, ReadEntries } from "@/lib/ingestion/read/entries";
import { fieldsIn, HEADING_WITHIN, headingAt, headingOf, textOf } from "@/lib/ingestion/read/heading-row";
import { partedRows, partsOf } from "@/lib/ingestion/read/table-parts";

const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** How every CSV is read: tables of offices have rows of any length, and inches and quotes within words. */
export const CSV_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: MAX_RECORD_BYTES,
} as const;

/** @throws UnreadableFileError where the text is no table with any of , ; tab | between its cells */
export function readCsv(whole: string, name: string, { columns }: Bounds): ReadEntries {
  // What Excel writes above a table to say how its cells are parted.
  const text = whole.replace(/^sep=.\r?\n/i, "");
  const delimiter = delimiterOf(text);
  if (delimiter === null) throw new UnreadableFileError(`${name}: neither JSON nor CSV`);
  try {
    const lines = linesOf(text, delimiter);
    const heading = headingOf(lines);
    const rows = lines.slice(heading.place + 1);
    const parts = partsOf(heading, rows);
    const entries = partedRows(parts, columns);
    const fields = heading.names.map((cell) => fieldOf(textOf(cell)));
    return { entries: parts.length > 1 ? entries : withTorn(entries, rows, fields) };
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

/** The rows of a table, of which those that are too long may have a cell that a comma parts ("1,250" without quotes): all behind it stand in the next column. */
function withTorn(entries: Entry[], rows: readonly string[][], fields: readonly (Field | null)[]): Entry[] {
  const beyond = (row: number) => rows[row]?.slice(fields.length) ?? [];
  // Where every line ends in a comma, nothing is beyond it.
  const areAll = entries.every((_, row) => beyond(row).length > 0);
  const isTorn = (row: number) => beyond(row).some((cell) => !areAll || cell !== "") && !standsInPlace(rows[row] ?? [], fields);
  return entries.map((entry, row) => (isTorn(row) ? { ...entry, isTorn: true } : entry));
}

const DAYS: ReadonlySet<Field | null> = new Set(["deadline", "startsOn", "postedOn"]);

/** Whether the last date and the days before it are in their columns, and the count of posts too: then only a text behind them has commas. */
function standsInPlace(row: readonly string[], fields: readonly (Field | null)[]): boolean {
  const isDay = (at: number) => (row[at] === "" ? fields[at] !== "deadline" : datesIn(row[at] ?? "").length > 0);
  const days = fields.flatMap((field, at) => (DAYS.has(field) ? [at] : []));
  return fields.includes("deadline") && days.every(isDay) && fields.lastIndexOf("vacancies") < Math.max(...days);
}

/** The lines of a table. A quote that opens within one and closes in another would take all between them for one cell: then each is read by itself. */
function linesOf(text: string, delimiter: string): string[][] {
  const lines: string[][] = parse(text, { ...CSV_OPTIONS, delimiter });
  if (!lines.some((line) => line.some((cell) => cell.includes("\n")))) return lines;
  const width = headingOf(lines).names.length;
  // What the types of the library do not know: with its raw text a record is one of two.
  const records = parse(text, { ...CSV_OPTIONS, delimiter, raw: true }) as unknown as { record: string[]; raw: string }[];
  return records.flatMap(({ record, raw }) => {
    const apart = raw.trim().split(/\r?\n/);
    const areWhole = apart.length > 1 && width > 2 && apart.every((line) => line.split(delimiter).length === width);
    return areWhole ? apart.map((line) => cellsOf(line, delimiter).map((cell) => cell.replace(/^"|"$/g, ""))) : [record];
  });
}

const DELIMITERS = [",", ";", "\t", "|"];
/** The names of the columns are looked for in so much of a line. */
const MAX_LINE = 20_000;

/** What parts the cells of the first line, or of the names of the columns below a title; null where nothing does. */
export function delimiterOf(text: string): string | null {
  const lines = text.split(/\r?\n/, HEADING_WITHIN);
  const [header = ""] = lines;
  const byFrequency = DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length);
  const [most] = byFrequency;
  const own = most !== undefined && header.includes(most) ? most : null;
  if (own !== null && fieldsIn(cellsOf(header, own)).has("title")) return own;
  const below = byFrequency.find((delimiter) => headingAt(lines.map((line) => cellsOf(line, delimiter))) > 0);
  return below ?? own;
}

const cellsOf = (line: string, delimiter: string) =>
  line
    .slice(0, MAX_LINE)
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
