import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { type ListingFile, toListingFile } from "@/lib/ingestion/read/entries";
import { readSheetRows } from "@/lib/ingestion/read/read-sheet";
import { readText } from "@/lib/ingestion/read/read-text";

/** Largest file that an editor may upload; Next hands larger bodies on cut off. */
export const MAX_UPLOAD_BYTES = 9 * 1024 * 1024;
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads an uploaded file of listings: XLSX (the first sheet, its first row the names of columns), or CSV or JSON as
 * lib/ingestion/read/read-file takes them.
 * @throws UnreadableFileError where it is none of these, or holds more than UPLOAD_BOUNDS
 */
export async function readUpload(name: string, bytes: Uint8Array, now: Date): Promise<ListingFile> {
  const isSheet = ZIP_START.every((byte, index) => bytes[index] === byte);
  const read = isSheet
    ? await readSheetRows(name, bytes, UPLOAD_BOUNDS)
    : readText(new TextDecoder().decode(bytes), name, UPLOAD_BOUNDS);
  return toListingFile(read, { name, otherwise: now, bounds: UPLOAD_BOUNDS });
}
