import { zipSync } from "fflate";
import { readSheet, type SheetData } from "read-excel-file/universal";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { namedRows, type ReadEntries } from "@/lib/ingestion/read/entries";
import { headingOf } from "@/lib/ingestion/read/heading-row";
import { otherSheets } from "@/lib/ingestion/read/other-sheets";
import { dayAndTime, openWorkbook } from "@/lib/ingestion/read/workbook";

/**
 * The rows of the first sheet of an XLSX file under the names of its columns, and which other sheets it has.
 * @throws UnreadableFileError where it is no XLSX file, or larger unpacked than workbook.ts allows
 */
export async function readSheetRows(name: string, bytes: Uint8Array, bounds: Bounds): Promise<ReadEntries> {
  const parts = openWorkbook(name, bytes);
  const sheet = await readFirstSheet(name, parts);
  checkRows(sheet.length - 1, name, bounds);
  const rows = sheet.map((row) => row.map(cellText));
  const { names, place, under } = headingOf(rows);
  const entries = namedRows([names, ...rows.slice(place + 1).map(under)], bounds.columns, place);
  return { entries, otherSheets: otherSheets(parts) };
}

/** Packed again without compression, so that the library reads what was measured and nothing else. */
async function readFirstSheet(name: string, parts: Record<string, Uint8Array>): Promise<SheetData> {
  try {
    const { buffer, byteOffset, byteLength } = zipSync(parts, { level: 0 });
    return await readSheet(buffer.slice(byteOffset, byteOffset + byteLength));
  } catch {
    throw new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
  }
}

/** A cell as a file of text would hold it; a date is its day, and its time where it has one. */
function cellText(cell: unknown): string | number | null {
  if (cell instanceof Date) return dayAndTime(cell.getTime());
  return typeof cell === "string" || typeof cell === "number" ? cell : null;
}
