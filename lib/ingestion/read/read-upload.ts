import { readSheet, type SheetData } from "read-excel-file/node";
import { dayOf } from "@/lib/dates";
import {
  type ListingFile,
  MAX_ROWS,
  type ReadEntries,
  readListings,
  toListingFile,
  UnreadableFileError,
} from "@/lib/ingestion/read/read-file";

/** Largest file that an editor may upload; Next hands larger bodies on cut off. */
export const MAX_UPLOAD_BYTES = 9 * 1024 * 1024;
const MAX_COLUMNS = 200;
const ZIP_START = Buffer.from("PK\u0003\u0004", "latin1");

/**
 * Reads an uploaded file of listings: XLSX (the first sheet, its first row the names of columns), or CSV or JSON as lib/ingestion/read/read-file
 * takes them.
 * @throws UnreadableFileError where it is none of these
 */
export async function readUpload(name: string, bytes: Buffer, now: Date): Promise<ListingFile> {
  const isSheet = bytes.subarray(0, ZIP_START.length).equals(ZIP_START);
  const read = isSheet ? await readSheetRows(name, bytes) : readListings(bytes.toString("utf8").replace(/^\uFEFF/, ""), name);
  return toListingFile(read, name, now);
}

async function readSheetRows(name: string, bytes: Buffer): Promise<ReadEntries> {
  let rows: SheetData;
  try {
    rows = await readSheet(bytes);
  } catch {
    throw new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
  }
  const [header = [], ...body] = rows;
  if (body.length === 0) throw new UnreadableFileError(`${name}: no rows found`);
  if (body.length > MAX_ROWS) throw new UnreadableFileError(`${name}: more than ${MAX_ROWS.toLocaleString("en-IN")} rows`);
  const names = header.slice(0, MAX_COLUMNS).map((cell) => String(cell ?? ""));
  const entries = body.map((row) => ({
    record: Object.fromEntries(names.flatMap((column, index) => (column === "" ? [] : [[column, cellText(row[index])]]))),
  }));
  return { entries };
}

/** A cell as a file of text would hold it; a date is its day. */
function cellText(cell: unknown): string | number | null {
  if (cell instanceof Date) return dayOf(cell);
  return typeof cell === "string" || typeof cell === "number" ? cell : null;
}
