import { type Column, columnsOf, type ListingRow, toListingRow } from "@/lib/ingestion/parse/columns";
import { snapshotDay } from "@/lib/ingestion/parse/days";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";

export type JsonObject = Record<string, unknown>;

/** A row as its file holds it, with the number of its cells that stand under no name of a column. */
export type Entry = { record: JsonObject; state?: string; unnamedCells?: number };

/** What was read of a file, with the number of its entries that are no rows. */
export type ReadEntries = { entries: Entry[]; madeAt?: unknown; notRows?: number };

/** What a file holds: its rows, when its source showed them, its columns, and how many of its entries are no rows. */
export type ListingFile = { rows: ListingRow[]; seenAt: Date; columns: Column[]; notRows: number };

const SHOWN_NAME_LENGTH = 80;

/** What a file is called, the instant of its snapshot where it names none itself, and how much of it may be read. */
type Given = { name: string; otherwise: Date; bounds: Bounds };

/**
 * The rows of what was read, with the instant of their snapshot: the file's own, else the day in its name, else the one given.
 * @throws UnreadableFileError where there are no rows or too many, a cell is too long, or no column is the title of a job
 */
export function toListingFile({ entries, madeAt, notRows = 0 }: ReadEntries, { name, otherwise, bounds }: Given): ListingFile {
  if (entries.length === 0) throw new UnreadableFileError(`${name}: no rows found`);
  checkRows(entries.length, name, bounds);
  const names = new Set<string>();
  const rows = entries.map(({ record, state, unnamedCells = 0 }, index) => {
    const cells = Object.entries(record).slice(0, bounds.columns);
    for (const [column, value] of cells) {
      names.add(column);
      if (typeof value === "string" && value.length > bounds.cellCharacters) {
        throw tooLong(`${name}: row ${index + 1}, column "${column.slice(0, SHOWN_NAME_LENGTH)}"`, bounds);
      }
    }
    const leftOut = unnamedCells + Math.max(0, Object.keys(record).length - bounds.columns);
    const row = toListingRow(index + 1, Object.fromEntries(cells), state);
    return leftOut > 0 ? { ...row, leftOut } : row;
  });
  if (!rows.some((row) => row.cells.title)) {
    throw new UnreadableFileError(`${name}: no column is recognised as the title of a job`);
  }
  const columns = columnsOf([...names].slice(0, bounds.columns));
  return { rows, seenAt: snapshotDay(madeAt) ?? snapshotDay(name) ?? otherwise, columns, notRows };
}

function tooLong(where: string, { cellCharacters }: Bounds): UnreadableFileError {
  return new UnreadableFileError(`${where}: the cell has more than ${cellCharacters.toLocaleString("en-IN")} characters`);
}
