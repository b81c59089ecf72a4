import { parse } from "csv-parse/sync";
import type { Bounds } from "@/lib/ingestion/read/bounds";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry, JsonObject, ReadEntries } from "@/lib/ingestion/read/entries";

const MAX_RECORD_BYTES = 2 * 1024 * 1024;

/** @throws UnreadableFileError when the text is neither JSON nor CSV */
export function readText(text: string, name: string, bounds: Bounds): ReadEntries {
  const start = text.trimStart();
  if (start === "") throw new UnreadableFileError(`${name}: the file is empty`);
  return /^[[{]/.test(start) ? readJson(start, name) : readCsv(text, name, bounds);
}

function readJson(text: string, name: string): ReadEntries {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return readJsonLines(text, name);
  }
  if (Array.isArray(value)) return rowsAmong(value);
  if (!isRecord(value)) throw new UnreadableFileError(`${name}: holds no rows`);
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const madeAt = value.generated_at ?? value.dbOn ?? value.snapshot;
  if (lists.length === 0) return { entries: [{ record: value }], madeAt };
  // One list under a plain name ({"notifications": [...]}) is a wrapper; several are lists by state.
  const byState = lists.length > 1;
  const read = lists.map(([key, list]) => rowsAmong(list, byState ? key : undefined));
  return {
    entries: read.flatMap(({ entries }) => entries),
    notRows: read.reduce((sum, { notRows }) => sum + notRows, 0),
    madeAt,
  };
}

function readJsonLines(text: string, name: string): ReadEntries {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  try {
    return rowsAmong(lines.map((line): unknown => JSON.parse(line)));
  } catch {
    throw new UnreadableFileError(`${name}: neither JSON nor JSON lines (one object a line)`);
  }
}

function readCsv(text: string, name: string, { columns }: Bounds): ReadEntries {
  const header = text.slice(0, text.search(/\r?\n/) === -1 ? undefined : text.search(/\r?\n/));
  const delimiter = [",", ";", "\t", "|"].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ",";
  if (!header.includes(delimiter)) throw new UnreadableFileError(`${name}: neither JSON nor CSV`);
  try {
    const lines: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_RECORD_BYTES,
    });
    return { entries: namedRows(lines, columns) };
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

/** The rows of a table under the names in its first row; what stands under no name, or under one too many, is counted. */
export function namedRows([header = [], ...body]: readonly (readonly unknown[])[], maxColumns: number): Entry[] {
  const named = header
    .map((cell, index) => ({ name: String(cell ?? ""), index }))
    .filter(({ name }) => name !== "")
    .slice(0, maxColumns);
  return body.map((cells) => {
    const filled = cells.filter((cell) => cell !== null && cell !== undefined && cell !== "").length;
    let namedCells = 0;
    const record: JsonObject = {};
    for (const { name, index } of named) {
      const cell = cells[index];
      if (cell === undefined || cell === null || cell === "") continue;
      namedCells++;
      // Of two columns of one name the first that says something counts.
      record[name] ??= cell;
    }
    return { record, unnamedCells: filled - namedCells };
  });
}

function rowsAmong(list: readonly unknown[], state?: string): { entries: Entry[]; notRows: number } {
  const entries = list.filter(isRecord).map((record) => ({ record, state }));
  return { entries, notRows: list.length - entries.length };
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
