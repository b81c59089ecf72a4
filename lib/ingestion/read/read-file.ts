import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import { FILE_BOUNDS, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { checkTitles, type ListingFile } from "@/lib/ingestion/read/entries";
import { readDocument } from "@/lib/ingestion/read/read-document";

const MB = 1024 * 1024;
const MAX_FILE_BYTES = 100 * MB;
/** Of a file that is held whole: in memory it takes some twenty times its size, a page some sixty times. */
const MAX_WHOLE_BYTES = 12 * MB;
const MAX_PAGE_BYTES = 4 * MB;

/**
 * Reads a file of listings of any kind that lib/ingestion/read/read-document takes.
 * @throws UnreadableFileError when the file is missing, too large or of another form, or none of its columns is a title
 */
export async function readListingFile(file: string, maps: readonly KeptColumnMap[] = []): Promise<ListingFile> {
  const info = await checkFile(file);
  checkWhole(file, info.size, MAX_WHOLE_BYTES);
  const document = { bytes: await readFile(file), name: path.basename(file) };
  if (isMarkup(document.bytes)) checkWhole(file, info.size, MAX_PAGE_BYTES);
  const read = await readDocument(document, { bounds: FILE_BOUNDS, seenAt: info.mtime, maps });
  checkTitles(read, document.name);
  return read;
}

/** The size and the time of a file. @throws UnreadableFileError when it is missing or too large */
export async function checkFile(file: string): Promise<{ size: number; mtime: Date }> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) throw new UnreadableFileError(`${file}: no such file`);
  if (info.size > MAX_FILE_BYTES) throw new UnreadableFileError(`${file}: larger than ${MAX_FILE_BYTES / MB} MB`);
  return info;
}

/** @throws UnreadableFileError with what to do, where a file that is held whole is too large for that */
function checkWhole(file: string, size: number, most: number): void {
  if (size <= most) return;
  throw new UnreadableFileError(
    `${path.basename(file)}: only XLSX, and CSV, JSON lines and one list of JSON records in UTF-8 or UTF-16, may be larger than ${most / MB} MB. ` +
      "Save it as one of these, or in parts",
  );
}

/** Whether a file is HTML or XML, behind a mark and blanks. */
function isMarkup(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 1_024)).trimStart().startsWith("<");
}
