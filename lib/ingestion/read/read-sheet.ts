import { zipSync } from "fflate";
import { readSheet, type SheetData } from "read-excel-file/universal";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import { headingOf } from "@/lib/ingestion/read/heading-row";
import { isOfCounts } from "@/lib/ingestion/read/markup/heads";
import { mergedDown, sheetsOf } from "@/lib/ingestion/read/other-sheets";
import { withoutStruck } from "@/lib/ingestion/read/struck-out";
import { partedRows, partsOf } from "@/lib/ingestion/read/table-parts";
import { dayAndTime, openWorkbook } from "@/lib/ingestion/read/workbook";

/**
 * The rows of the first sheet of an XLSX file that is shown under the names of its columns, and which other sheets it has. A cell that reaches down over several rows is said
 * by each of them.
 * @throws UnreadableFileError where it is no XLSX file, or larger unpacked than workbook.ts allows
 */
export async function readSheetRows(name: string, bytes: Uint8Array, bounds: Bounds): Promise<ReadEntries> {
  const parts = openWorkbook(name, bytes);
  const { number, path, others } = sheetsOf(parts);
  const sheet = await readOneSheet(name, withoutStruck(parts, path), number);
  checkRows(sheet.length - 1, name, bounds);
  const rows = sheet.map((row) => row.map(cellText));
  const heading = headingOf(rows);
  const { names, place } = heading;
  const title = names.findIndex((name) => fieldOf(String(name ?? "")) === "title");
  for (const { from, to, column } of mergedDown(parts[path])) {
    const first = rows[from];
    if (from <= place || !first) continue;
    const below = rows.slice(from + 1, to + 1).filter((row) => row.some(isFilled));
    if (!isOfCounts(names[column])) for (const row of below) row[column] = first[column] ?? null;
    // The sum of several posts is the count of none of them.
    else if (below.some((row) => isFilled(row[title]) && row[title] !== first[title])) first[column] = null;
  }
  const entries = partedRows(partsOf(heading, rows.slice(place + 1)), bounds.columns);
  return { entries, otherSheets: others };
}

const isFilled = (cell: unknown) => (cell ?? "") !== "";

/** Packed again without compression, so that the library reads what was measured and nothing else. */
async function readOneSheet(name: string, parts: Record<string, Uint8Array>, number: number): Promise<SheetData> {
  try {
    const { buffer, byteOffset, byteLength } = zipSync(parts, { level: 0 });
    return await readSheet(buffer.slice(byteOffset, byteOffset + byteLength), number);
  } catch {
    throw new UnreadableFileError(`${name}: not readable as an XLSX sheet`);
  }
}

/** A cell as a file of text would hold it; a date is its day, and its time where it has one. */
function cellText(cell: unknown): string | number | null {
  if (cell instanceof Date) return dayAndTime(cell.getTime());
  return typeof cell === "string" || typeof cell === "number" ? cell : null;
}
