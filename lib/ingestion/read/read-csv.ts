import { parse } from "csv-parse/sync";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { namedRows, type ReadEntries } from "@/lib/ingestion/read/entries";

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
    const lines: string[][] = parse(text, { ...CSV_OPTIONS, delimiter });
    return { entries: namedRows(lines, columns) };
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

/** What parts the cells of the first line; null where nothing does. */
export function delimiterOf(text: string): string | null {
  const [header = ""] = text.split(/\r?\n/, 1);
  const [most] = [",", ";", "\t", "|"].toSorted((a, b) => header.split(b).length - header.split(a).length);
  return most !== undefined && header.includes(most) ? most : null;
}
