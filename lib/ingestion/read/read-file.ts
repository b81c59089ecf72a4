import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { FILE_BOUNDS, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { type ListingFile, toListingFile } from "@/lib/ingestion/read/entries";
import { readText } from "@/lib/ingestion/read/read-text";

const MAX_FILE_BYTES = 100 * 1024 * 1024;

/**
 * Reads a file of listings: a JSON array, a JSON object of arrays ({"Bihar": [rows] or "noData"} names the state of its rows),
 * JSON lines, or CSV with any of , ; tab | as delimiter, with or without a byte order mark.
 * @throws UnreadableFileError when the file is missing, too large or of another form
 */
export async function readListingFile(file: string): Promise<ListingFile> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new UnreadableFileError(`${file}: no such file`);
  if (info.size > MAX_FILE_BYTES) throw new UnreadableFileError(`${file}: larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  const text = (await readFile(file, "utf8")).replace(/^\uFEFF/, "");
  const name = path.basename(file);
  return toListingFile(readText(text, name, FILE_BOUNDS), { name, otherwise: info.mtime, bounds: FILE_BOUNDS });
}
