import { type Entry, namedRows } from "@/lib/ingestion/read/entries";
import { asItIs, fieldsIn, type Heading, type Row, textOf } from "@/lib/ingestion/read/heading-row";
import { isName } from "@/lib/ingestion/read/markup/heads";
import { closedBelow } from "@/lib/ingestion/read/plans";

/** Names that a row within a table must have to name the columns of what is below it. */
const MIN_AGAIN = 3;
/** The last row of a table that is more than a heading of others, for the marks of repetition in the row below it. */
export type Above = { row: Row };
/** Rows of a table below one row of names; `hasRows`: some were before them; `table`: how many tables were. */
export type Part = Heading & { rows: Row[]; hasRows?: boolean; above: Above; table?: number };

/** The rows below the names of a table in parts, each below its own: offices repeat them on each page, and set one table below another. */
export function partsOf(heading: Heading & Partial<Part>, rows: readonly Row[]): [Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ ...heading, rows: [], above: heading.above ?? { row: [] } }];
  for (const row of rows) {
    const part = parts.at(-1) ?? parts[0];
    if (isHeading(row)) parts.push({ ...headingBelow(part, row), rows: [], hasRows: false });
    else {
      part.rows.push(part.under(withoutMarks(row, part.above)));
      part.hasRows = true;
    }
  }
  return parts;
}

/** What a row of names within a table begins: the same table again, also in Hindi below the names in English, or another one. */
function headingBelow({ names, own, under, place, hasRows, above, table = 0, told, rows }: Part, row: Row): Omit<Part, "rows"> {
  const isRepeated = row.every((cell, at) => textOf(cell) === textOf(own[at]));
  const last = rows.findLast((cells) => cells.some((cell) => textOf(cell) !== ""));
  const closed = closedBelow(last?.map(textOf) ?? [], told?.closed);
  const isTranslated = !hasRows && fieldsIn(names).size >= fieldsIn(row).size;
  return isRepeated || isTranslated
    ? { names, own, under, above, table, place: place + 1, told }
    : { names: row, own: row, under: asItIs, above: { row: [] }, table: table + 1, place: place + 1, told: { ...told, closed } };
}

/** The rows below the names of a table, each under those of its part. */
export function partedRows(parts: readonly Part[], columns: number): Entry[] {
  return parts.flatMap(({ names, rows, place, table = 0, told }) => {
    const ofTable = { ...(table > 0 && { table }), ...told };
    return namedRows([names, ...rows], columns, place).map((entry) => ({ ...entry, ...ofTable }));
  });
}

function isHeading(row: Row): boolean {
  const fields = fieldsIn(row);
  return fields.has("title") && fields.size >= MIN_AGAIN && row.every((cell) => isName(textOf(cell)));
}

const MAX_MARK = 12;
/** "The same as above", as typists write it; "DO" may be an officer. */
const MARK = /^(?:[-–—"“”.\s]+do[-–—"“”.\s]*|do[-–—"“”.]+|[-–—"“”.\s]*ditto[-–—"“”.\s]*|["“”〃]{1,2}|यथोपरि|तदैव)$/iu;

/**
 * A row with what stands above its marks of repetition ("-do-"): nothing where the row above says nothing there. A row of at most half the words is a heading
 * of a group, or goes on with a row: above stays what it does not say, and what stands across several columns is of none of them.
 */
export function withoutMarks(row: Row, above: Above): Row {
  const told = row.map((cell, at) => (isMark(cell) ? above.row[at] : cell));
  const says = saysOf(told);
  const isOwn = (at: number) => ![-1, 1].some((side) => textOf(told[at + side]) === textOf(told[at])) && textOf(told[at]) !== "";
  const isRow = says * 2 > saysOf(above.row);
  if (says > 1) above.row = isRow ? told : above.row.map((cell, at) => (isOwn(at) ? told[at] : cell));
  return told;
}

const saysOf = (row: Row) => new Set(row.map(textOf).filter(Boolean)).size;

function isMark(cell: unknown): boolean {
  if (typeof cell !== "string" || cell.length > MAX_MARK) return false;
  const text = cell.trim();
  return MARK.test(text) || /^[Dd]o$/.test(text);
}
