import { parse } from "csv-parse/sync";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import { fieldsIn, HEADING_WITHIN, headingAt, headingOf } from "@/lib/ingestion/read/heading-row";
import { partedRows, partsOf } from "@/lib/ingestion/read/table-parts";
import { Tears } from "@/lib/ingestion/read/tears";

const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** How every CSV is read: tables of offices have rows of any length, and inches and quotes within words. */
export const CSV_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
  max_record_size: MAX_RECORD_BYTES,
} as const;

/** The columns of the widest sheet of a spreadsheet. */
export const MAX_COLUMNS = 16_384;
/** Ends of lines for each row that is read: cells have some, and rows of nothing are left out. */
const LINES_A_ROW = 20;

/** @throws UnreadableFileError where the text is no table with any of , ; tab | between its cells, or has more columns or lines than any */
export function readCsv(whole: string, name: string, { columns, rows }: Bounds): ReadEntries {
  // What Excel writes above a table to say how its cells are parted.
  const text = whole.replace(/^sep=.\r?\n/i, "");
  const delimiter = delimiterOf(text);
  if (delimiter === null) throw new UnreadableFileError(`${name}: neither JSON nor CSV`);
  const tooMany = tooManyOf(text, delimiter, rows * LINES_A_ROW);
  if (tooMany !== null) throw new UnreadableFileError(`${name}: the table has more ${tooMany} than are read`);
  try {
    const lines = linesOf(text, delimiter);
    const heading = headingOf(lines);
    const parts = partsOf(heading, lines.slice(heading.place + 1));
    const tears = new Tears();
    return { entries: parts.flatMap((part) => tears.marked(part, partedRows([part], columns))) };
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

/** What a text has too many of for a table, told before it is parsed: a parser makes a value of each delimiter and looks at each end of a line. */
function tooManyOf(text: string, delimiter: string, mostLines: number): "columns" | "lines" | null {
  const parting = delimiter.charCodeAt(0);
  let lines = 0;
  let columns = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === parting && ++columns > MAX_COLUMNS) return "columns";
    if (sign !== LINE_FEED && sign !== CARRIAGE_RETURN) continue;
    columns = 0;
    if (++lines > mostLines) return "lines";
  }
  return null;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

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
  const lines = text.split(/\r?\n/, HEADING_WITHIN).map((line) => line.slice(0, MAX_LINE));
  const [header = ""] = lines;
  const byFrequency = DELIMITERS.toSorted((a, b) => header.split(b).length - header.split(a).length);
  const [most] = byFrequency;
  const own = most !== undefined && header.includes(most) ? most : null;
  if (own !== null && fieldsIn(cellsOf(header, own)).has("title")) return own;
  const below = byFrequency.find((delimiter) => headingAt(lines.map((line) => cellsOf(line, delimiter))) > 0);
  return below ?? own;
}

const cellsOf = (line: string, delimiter: string) => line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
