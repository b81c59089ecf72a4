import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Head, headsOf, isName, isOfDates, underHeads } from "@/lib/ingestion/read/markup/heads";
import { type ToldAbove, toldInRows } from "@/lib/ingestion/read/plans";

/** Rows among which the names of the columns are looked for: offices write above them whose list it is, and of which day. */
export const HEADING_WITHIN = 10;
/** Names are looked for in so many cells of a row, and a longer cell is none. */
const MAX_CELLS = 200;
const MAX_NAME_LENGTH = 100;
/** A title alone may be what any cell says: "Post". */
const MIN_KNOWN = 2;

export type Row = readonly unknown[];
/** The names of the columns of a table, the row that has them as it is written, the place of the last row that has some, the values of a row as they stand under them, and what stands above tells of the table. */
export type Heading = { names: Row; own: Row; place: number; under: (row: Row) => Row; told?: ToldAbove };
type Cells = { text: string; element: unknown }[];
type Grid = [Cells, Cells];

/**
 * The row that names the columns of a table, with the one below or above it where offices put a name above those of several columns. A table without
 * markup does not say how far a name reaches: it reaches over the empty cells behind it that have a name of their own below. No row of the table is taken for
 * a heading: where names are joined, nothing else stands in the column of the title, without which a row would be refused.
 */
export function headingOf(rows: readonly Row[]): Heading {
  const heading = namesIn(rows);
  return { ...heading, told: toldInRows(rows.slice(0, heading.place).map((row) => row.slice(0, MAX_CELLS).map(textOf))) };
}

function namesIn(rows: readonly Row[]): Heading {
  const place = headingAt(rows);
  const [above = [], own = [], below = []] = [rows[place - 1], rows[place], rows[place + 1]];
  const titles = own.flatMap((name, at) => (typeof name === "string" && fieldOf(name) === "title" ? [at] : []));
  const isApart = (cells: Cells) => titles.length > 0 && titles.every((at) => cells[at]?.text === "");
  if (Math.max(above.length, own.length, below.length) <= MAX_CELLS) {
    const [downwards, upwards] = [gridOf(own, below), gridOf(above, own)];
    const ofBelow = isApart(downwards[1]) ? headsOf(downwards, 0) : null;
    if (ofBelow?.below === 2) return underNames(ofBelow.heads, own, place + 1);
    const ofAbove = isApart(upwards[0]) && namesGroups(above) ? headsOf(upwards, 1) : null;
    if (ofAbove?.first === 0) return underNames(ofAbove.heads, own, place);
  }
  return { names: own, own, place, under: asItIs };
}

export const asItIs = (row: Row) => row;

function underNames(heads: readonly Head[], own: Row, place: number): Heading {
  return { names: heads.map(({ name }) => name), own, place, under: (row) => underHeads(heads, row) };
}

/** Whether a row is of names, not whose list it is and of which day. */
function namesGroups(row: Row): boolean {
  const texts = row.map(textOf).filter((text) => text !== "");
  return texts.every(isName) && texts.some((text) => fieldOf(text) !== null || isOfDates(text));
}

/** Two rows as places, each with what reaches over it. */
function gridOf(...rows: [Row, Row]): Grid {
  const width = Math.max(...rows.map(({ length }) => length));
  const placed = (row: Row) => Array.from({ length: width }, (_, at) => ({ text: textOf(row[at]), element: {} }));
  const [upper, lower] = [placed(rows[0]), placed(rows[1])];
  const isNamed = (at: number) => lower[at]?.text !== "";
  for (const [at, cell] of upper.entries()) {
    const before = upper[at - 1];
    if (before && cell.text === "" && isNamed(at - 1) && isNamed(at)) upper[at] = before;
  }
  return [upper, lower];
}

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

export const textOf = (cell: unknown) => String(cell ?? "");
const filledIn = (row: Row) => row.filter((cell) => textOf(cell) !== "").length;
