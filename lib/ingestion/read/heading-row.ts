import { fieldOf } from "@/lib/ingestion/parse/columns";

/** Rows among which the names of the columns are looked for: offices write above them whose list it is, and of which day. */
export const HEADING_WITHIN = 10;
/** Names are looked for in so many cells of a row, and a longer cell is none. */
const MAX_CELLS = 200;
const MAX_NAME_LENGTH = 100;
/** A title alone may be what any cell says: "Post". */
const MIN_KNOWN = 2;

type Row = readonly unknown[];

/**
 * The place of the row that names the columns of a table: the first, but where that names no title and a later one names a title and the most known
 * columns. It has more cells than each row above it: under names that the table does not know, a row of the table itself is never taken for its heading.
 */
export function headingAt(rows: readonly Row[]): number {
  const [first = [], ...others] = rows.slice(0, HEADING_WITHIN);
  const ofFirst = fieldsIn(first);
  if (ofFirst.has("title")) return 0;
  let [place, most, widest] = [0, Math.max(ofFirst.size, MIN_KNOWN - 1), filledIn(first)];
  for (const [index, row] of others.entries()) {
    const fields = fieldsIn(row);
    if (fields.has("title") && fields.size > most && filledIn(row) > widest) [place, most] = [index + 1, fields.size];
    widest = Math.max(widest, filledIn(row));
  }
  return place;
}

/** The fields that the cells of a row name. */
export function fieldsIn(row: Row): Set<ReturnType<typeof fieldOf>> {
  const names = row.slice(0, MAX_CELLS).filter((cell) => typeof cell === "string" && cell.length <= MAX_NAME_LENGTH) as string[];
  const fields = new Set(names.map(fieldOf));
  fields.delete(null);
  return fields;
}

const filledIn = (row: Row) => row.filter((cell) => cell !== null && cell !== undefined && cell !== "").length;
