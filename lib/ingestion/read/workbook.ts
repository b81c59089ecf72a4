import { unzipSync } from "fflate";
import { dayOf } from "@/lib/dates";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { isNestedDeeper } from "@/lib/ingestion/read/nesting";

/** Parts of a packed workbook: ten sheets have about thirty. */
const MAX_PARTS = 200;
/** All parts together, unpacked: 9 MB of real listings unpack to five times that, 17 KB of one cell repeated to a thousand times. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** Of what a reader makes a value of each: texts that the cells of all sheets share, sheets, each a part of its own, and looks of cells and their fonts and formats (Excel specifications and limits: 65,490). */
const MOST: readonly [tag: string, most: number, what: string][] = [
  ["si", 1_000_000, "more texts"],
  ["sheet", MAX_PARTS, "more sheets"],
  ["xf", 65_490, "more styles"],
  ["font", 65_490, "more styles"],
  ["numFmt", 65_490, "more styles"],
];
/** Rows times columns of a sheet, empty cells too, since the row of a table holds a place for each. */
const MAX_CELLS = 2_000_000;
/** Elements within each other: real parts have some ten, and what walks them takes longer with each, for minutes at a million, which 9 KB unpack to. */
const MAX_DEPTH = 256;
/** The last row that a spreadsheet can have. */
const MAX_ROW = 1_048_576;

/**
 * Unpacks the XML parts of an XLSX file (a zip), having measured what they come to: a small file may unpack to gigabytes, and two
 * cells in far corners span a sheet of 17 thousand million.
 * @throws UnreadableFileError where it is no zip or holds too much
 */
export function openWorkbook(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  const parts = unpack(name, bytes);
  const tooMany = (what: string) => new UnreadableFileError(`${name}: the workbook has ${what} than are read`);
  const decoder = new TextDecoder();
  for (const [path, part] of Object.entries(parts)) {
    const xml = decoder.decode(part);
    if (isNestedDeeper(xml, MAX_DEPTH)) throw tooMany("more elements within each other");
    const [, , what] = MOST.find(([tag, most]) => countTags(xml, tag) > most) ?? [];
    if (what !== undefined) throw tooMany(what);
    if (/\/worksheets\/[^/]+\.xml$/.test(path)) {
      const { rows, columns, lastRow } = extentOf(xml);
      if (rows * columns > MAX_CELLS || lastRow > MAX_ROW) throw tooMany("more cells");
    }
  }
  return parts;
}

function unpack(name: string, bytes: Uint8Array): Record<string, Uint8Array> {
  let parts = 0;
  let unpackedBytes = 0;
  try {
    return unzipSync(bytes, {
      // Asked before a part is unpacked, and no more is unpacked of it than the size that it declares.
      filter: ({ name: path, originalSize }) => {
        parts += 1;
        unpackedBytes += originalSize;
        if (parts > MAX_PARTS) throw new UnreadableFileError(`${name}: the workbook has more than ${MAX_PARTS} parts`);
        if (unpackedBytes > MAX_UNPACKED_BYTES) {
          throw new UnreadableFileError(`${name}: larger than ${MAX_UNPACKED_BYTES / 1024 / 1024} MB when it is unpacked`);
        }
        return /\.xml(?:\.rels)?$/.test(path);
      },
    });
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
  }
}

function countTags(xml: string, tag: string): number {
  let count = 0;
  for (const _match of xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}[\\s/>]`, "g"))) count += 1;
  return count;
}

/** The last row and column with a value, and the last row at all, by the addresses that rows and cells give themselves. */
function extentOf(xml: string): { rows: number; columns: number; lastRow: number } {
  let rows = 0;
  let columns = 0;
  let lastRow = 0;
  let column = 0;
  for (const [, tag, attributes = "", end] of xml.matchAll(/<(?:\w+:)?(row|c)(\s[^<>]*?)?(\/?)>/g)) {
    const address = /\sr\s*=\s*["']\s*\$?([A-Za-z]*)\$?(\d*)/.exec(attributes);
    if (tag === "row") {
      lastRow = Math.max(lastRow + 1, Number(address?.[2] ?? 0));
      column = 0;
      continue;
    }
    column = address?.[1] ? columnNumber(address[1]) : column + 1;
    // A cell without content only has looks, and is left out by the reader.
    if (end === "/") continue;
    rows = Math.max(rows, lastRow, Number(address?.[2] ?? 0));
    columns = Math.max(columns, column);
  }
  return { rows, columns, lastRow: Math.max(lastRow, rows) };
}

/** The number of a column: A is 1, Z 26, AA 27. */
function columnNumber(letters: string): number {
  return [...letters.toUpperCase()].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

const SECOND_MS = 1_000;

/**
 * A date of a workbook as it stands on its clock, "2026-12-31 17:00": the last hour to apply may be part of it. Midnight is a day without a time, and
 * a workbook counts in parts of a day, which may be off by less than a second.
 */
export function dayAndTime(ms: number): string | null {
  const date = new Date(Math.round(ms / SECOND_MS) * SECOND_MS);
  if (Number.isNaN(date.getTime())) return null;
  const time = date.toISOString().slice(11, 16);
  return time === "00:00" ? dayOf(date) : `${dayOf(date)} ${time}`;
}
