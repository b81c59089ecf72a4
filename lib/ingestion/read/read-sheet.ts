import { zipSync } from "fflate";
import { readSheet, type SheetData } from "read-excel-file/universal";
import { fieldOf } from "@/lib/ingestion/parse/columns";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { namedRows, type ReadEntries } from "@/lib/ingestion/read/entries";
import { headingOf } from "@/lib/ingestion/read/heading-row";
import { mergedDown, sheetsOf } from "@/lib/ingestion/read/other-sheets";
import { dayAndTime, openWorkbook } from "@/lib/ingestion/read/workbook";

/** What is counted, as a whole or by category. */
const COUNTS: ReadonlySet<ReturnType<typeof fieldOf>> = new Set(["vacancies", "breakdown"]);

/**
 * The rows of the first sheet of an XLSX file that is shown under the names of its columns, and which other sheets it has. A cell that reaches down over several rows is said
 * by each of them.
 * @throws UnreadableFileError where it is no XLSX file, or larger unpacked than workbook.ts allows
 */
export async function readSheetRows(name: string, bytes: Uint8Array, bounds: Bounds): Promise<ReadEntries> {
  const parts = openWorkbook(name, bytes);
  const { number, path, others } = sheetsOf(parts);
  const sheet = await readOneSheet(name, parts, number);
  checkRows(sheet.length - 1, name, bounds);
  const rows = sheet.map((row) => row.map(cellText));
  const { names, place, under } = headingOf(rows);
  for (const { from, to, column } of mergedDown(parts[path])) {
    // Of several posts it is the sum.
    if (from <= place || COUNTS.has(fieldOf(String(names[column] ?? "")))) continue;
    const filled = rows.slice(from + 1, to + 1).filter((row) => row.some((cell) => (cell ?? "") !== ""));
    for (const row of filled) row[column] = rows[from]?.[column] ?? null;
  }
  const entries = namedRows([names, ...rows.slice(place + 1).map(under)], bounds.columns, place);
  return { entries, otherSheets: others };
}

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
