import { mapFor, type ShapeKey, shapeKey } from "@/lib/ingestion/column-maps/choose";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import { type ColumnMap, type ListingRow, toListingRow } from "@/lib/ingestion/parse/columns";
import { type Column, columnsOf } from "@/lib/ingestion/parse/columns-of-file";
import { snapshotOf } from "@/lib/ingestion/parse/days";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { ToldAbove } from "@/lib/ingestion/read/plans";

export type JsonObject = Record<string, unknown>;

/** A row as its file holds it, with the number of its cells that stand under no name of a column, and of the rows above these names; of a scan with the text that was recognised, whether its cells stand in other columns than their own, the marks of notes that are raised behind its values, of several tables the number of its own, and what is told above its table. */
export type Entry = {
  record: JsonObject;
  state?: string;
  unnamedCells?: number;
  above?: number;
  recognised?: string;
  isTorn?: true;
  marks?: readonly string[];
  table?: number;
} & ToldAbove;

/** What was read of a file, with the number of its entries that are no rows, and the names of its sheets that are not read. */
export type ReadEntries = { entries: Entry[]; madeAt?: unknown; notRows?: number; otherSheets?: string[] };

/**
 * What a file holds: its rows, when its source showed them, its columns, how many of its entries are no rows, which of its sheets are not
 * read, and by what a map of its columns is kept, with the values that the map gives to every row.
 */
export type ListingFile = {
  rows: ListingRow[];
  seenAt: Date;
  columns: Column[];
  notRows: number;
  otherSheets: string[];
  key: ShapeKey;
  fixed: KeptColumnMap["fixed"];
};

const SHOWN_LENGTH = 80;

/** What a file is called, the instant of its snapshot where it names none itself, and how much of it may be read. */
type Given = { name: string; otherwise: Date; bounds: Bounds; maps?: readonly KeptColumnMap[] };

/**
 * The rows of what was read, by the map that is kept for its columns, with the instant of their snapshot: the file's own, else the day
 * in its name, else the one given.
 * @throws UnreadableFileError where there are no rows or too many, or a cell is too long
 */
export function toListingFile(
  { entries, madeAt, notRows = 0, otherSheets = [] }: ReadEntries,
  { name, otherwise, bounds, maps = [] }: Given,
): ListingFile {
  if (entries.length === 0) throw new UnreadableFileError(`${name}: no rows found${behind(otherSheets)}`);
  checkRows(entries.length, name, bounds);
  const samples: Samples = new Map();
  for (const [index, entry] of entries.entries()) checkCells(entry, index, { name, bounds, samples });
  const headers = [...samples.keys()].slice(0, bounds.columns);
  const key = shapeKey(entries, headers);
  const map = mapFor(maps, key, headers);
  const rows = entries.map((entry, index) => rowOfEntry(entry, index, { bounds, map }));
  const columns = columnsOf(headers, map, samples).map((column) => ({ ...column, sample: samples.get(column.header) }));
  const seenAt = snapshotOf([madeAt, name], otherwise);
  return { rows, seenAt, columns, notRows, otherSheets, key, fixed: map?.fixed ?? {} };
}

/** Where the rows may be that were not found. */
function behind(otherSheets: readonly string[]): string {
  return otherSheets.length === 0 ? "" : `. Its first sheet alone is read, not: ${otherSheets.join(", ")}`;
}

/** What each column says first. */
export type Samples = Map<string, string>;

/** Notes the columns of a record. @throws UnreadableFileError where a cell is too long */
export function checkCells(
  { record, above = 0 }: Entry,
  index: number,
  { name, bounds, samples }: { name: string; bounds: Bounds; samples: Samples },
): void {
  for (const [column, value] of Object.entries(record).slice(0, bounds.columns)) {
    if (typeof value === "string" && value.length > bounds.cellCharacters) {
      throw tooLong(`${name}: row ${above + index + 1}, column "${column.slice(0, SHOWN_LENGTH)}"`, bounds);
    }
    if (!samples.get(column)) samples.set(column, sampleOf(value));
  }
}

/** An entry as a row, numbered by its place from 0 and what stands above the names of its columns. */
export function rowOfEntry(
  { record, state, unnamedCells = 0, above = 0, ...told }: Entry,
  index: number,
  { bounds, map }: { bounds: Bounds; map: ColumnMap | undefined },
): ListingRow {
  const cells = Object.entries(record);
  const read = cells.length > bounds.columns ? Object.fromEntries(cells.slice(0, bounds.columns)) : record;
  const leftOut = unnamedCells + Math.max(0, cells.length - bounds.columns);
  const row = withTold(toListingRow(above + index + 1, read, state, map), told);
  return leftOut > 0 ? { ...row, leftOut } : row;
}

/** A row with what its entry tells beside the record. */
export function withTold(
  row: ListingRow,
  { recognised, isTorn, marks, table, isPlan, closed }: Omit<Entry, "record">,
): ListingRow {
  const { deadline } = row.cells;
  return {
    ...row,
    ...(isPlan && deadline !== undefined && { cells: { ...row.cells, deadline: `${deadline} (tentative)` } }),
    ...(recognised !== undefined && { recognised }),
    ...(isTorn && { isTorn }),
    ...(closed !== undefined && { closed }),
    ...(marks && { marks: [...new Set([...(row.marks ?? []), ...marks])] }),
    ...(table !== undefined && { table: String(table) }),
  };
}

/** @throws UnreadableFileError where no column is the title of a job, so that every row would be refused */
export function checkTitles(
  {
    columns,
    fixed,
    otherSheets = [],
  }: { columns: readonly Pick<Column, "field">[] } & Pick<ListingFile, "fixed"> & Partial<Pick<ListingFile, "otherSheets">>,
  name: string,
): void {
  if (fixed.title === undefined && !columns.some(({ field }) => field === "title")) {
    throw new UnreadableFileError(`${name}: no column is recognised as the title of a job${behind(otherSheets)}`);
  }
}

function sampleOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, SHOWN_LENGTH) : "";
}

function tooLong(where: string, { cellCharacters }: Bounds): UnreadableFileError {
  return new UnreadableFileError(`${where}: the cell has more than ${cellCharacters.toLocaleString("en-IN")} characters`);
}

/** The rows of a table under the names in its first row; what stands under no name, or under one too many, is counted. */
export function namedRows([header = [], ...body]: readonly (readonly unknown[])[], maxColumns: number, above = 0): Entry[] {
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
    return { record, unnamedCells: filled - namedCells, ...(above > 0 && { above }) };
  });
}
