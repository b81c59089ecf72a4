import { DAY_MS } from "@/lib/dates";
import { namedBatches } from "@/lib/ingestion/large/named-batches";
import { partEvents, unescaped, type Workbook } from "@/lib/ingestion/large/sheet-parts";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { isSaid, PLAIN, withLook } from "@/lib/ingestion/read/struck-out";
import { dayAndTime } from "@/lib/ingestion/read/workbook";

type Cell = string | number | null;
type Row = Cell[];

/** Days from the first of a workbook to 1970: Excel counts a 29 February 1900 that there was not. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;

/** The rows of the first sheet of a large workbook, some at a time, under the names of its columns. */
export const sheetEntries = (book: Workbook, bounds: Bounds): AsyncGenerator<Entry[]> =>
  namedBatches(sheetRows(book, bounds), bounds);

/** Rows as far as they have been read; empty ones count where others follow. */
async function* sheetRows(book: Workbook, { rows: mostRows, columns: mostColumns }: Bounds): AsyncGenerator<Row[]> {
  let done: Row[] = [];
  let row: Row | null = null;
  let cell: { type: string; style: number; column: number } | null = null;
  let [count, at, column, value, run, looks, isValue, phonetic] = [0, 0, 0, "", "", PLAIN, false, 0];
  const close: Record<string, () => void> = {
    rPh: () => phonetic--,
    v: () => {
      [value, isValue] = [run, false];
    },
    t: () => {
      if (isSaid(looks, run)) value += run;
      [run, isValue] = ["", false];
    },
    c: () => {
      const read = cell && value !== "" ? cellValue(book, cell, value) : null;
      if (row && cell && read !== null && read !== "" && cell.column <= mostColumns) {
        while (row.length < cell.column - 1) row.push(null);
        row[cell.column - 1] = read;
      }
      cell = null;
    },
    row: () => {
      if (row && row.length > 0) {
        if (at > mostRows + 1) throw new UnreadableFileError(`${book.name}: more than ${mostRows.toLocaleString("en-IN")} rows`);
        for (; count < at - 1; count++) done.push([]);
        done.push(row);
        count++;
      }
      row = null;
    },
  };
  const handlers = {
    open: (tag: string, attributes: Record<string, string>) => {
      looks = tag === "r" ? PLAIN : withLook(looks, tag, attributes.val);
      if (tag === "row") {
        at = Number(attributes.r ?? at + 1);
        column = 0;
        row = [];
      } else if (tag === "c") {
        column = columnOf(attributes.r) ?? column + 1;
        cell = { type: attributes.t ?? "n", style: Number(attributes.s ?? 0), column };
        [value, run, looks] = ["", "", PLAIN];
      } else if (tag === "rPh") phonetic++;
      else if (cell && (tag === "v" || (tag === "t" && phonetic === 0 && cell.type === "inlineStr"))) isValue = true;
    },
    text: (piece: string) => {
      if (isValue) run += piece;
    },
    close: (tag: string) => close[tag]?.(),
  };
  const taken = () => {
    const all = done;
    done = [];
    return all;
  };
  yield* partEvents(book, book.sheet, handlers, taken);
}

/** A cell as a file of text would hold it; what is true, false or an error says nothing. */
function cellValue(
  { texts, dateStyles, struckStyles, is1904 }: Workbook,
  { type, style }: { type: string; style: number },
  value: string,
): Cell {
  if (struckStyles.has(style)) return null;
  if (type === "s") return texts.at(Number(value))?.trim() ?? null;
  if (type === "str" || type === "inlineStr") return unescaped(value).trim();
  if (type === "d") return dayAndTime(Date.parse(value));
  if (type !== "n") return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  return dateStyles.has(style) ? dayAndTime((number - (is1904 ? EPOCH_1904 : EPOCH_1900)) * DAY_MS) : number;
}

/** The number of the column of an address ("AB12" is 28); null where it has none. */
function columnOf(address: string | undefined): number | null {
  const letters = /^\$?([A-Za-z]{1,3})/.exec(address ?? "")?.[1];
  if (letters === undefined) return null;
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
