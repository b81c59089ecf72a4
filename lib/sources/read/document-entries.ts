import { env } from "@/lib/env";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import { type Document, readEntries, unpacks } from "@/lib/ingestion/read/read-document";
import { readEntriesInWorker, UPLOAD_LIMITS } from "@/lib/ingestion/upload/read-in-worker";
import type { Page, RawItem, Selectors } from "@/lib/sources/read/html-items";

const { signal } = new AbortController();

/**
 * What is smaller is read where it is: it keeps its reader for a fifth of a second at most. Some 5,000 paragraphs without a word, 16 KB, kept it for
 * seconds, a row of 50,000 cells, 250 KB, for 44, and what a source may send, 6 MB, would for hours.
 */
const LITTLE_BYTES = 4 * 1024;

/**
 * The entries of a document that a source has, read in a process of its own, as an upload is (docs/decisions/025): the site of a source may be in hands
 * that its operator does not know of.
 * @throws UnreadableFileError
 */
export async function documentEntries(document: Document, limits = UPLOAD_LIMITS): Promise<ReadEntries> {
  const file = env.UPLOAD_WORKER;
  if (!file || (isLittle(document) && !unpacks(document))) return readEntries(document, UPLOAD_BOUNDS);
  return readEntriesInWorker({ document }, document.name, { file, limits, signal });
}

/** The items of a page of HTML, read in the same way. @throws as htmlItems does */
export async function pageItems(page: Page, { items, fields }: Selectors): Promise<RawItem[]> {
  const file = env.UPLOAD_WORKER;
  // The parser of browsers takes a fifth of a second to load: it is, where a source has a page of HTML.
  if (!file || isLittle(page)) return (await import("@/lib/sources/read/html-items")).htmlItems(page, { items, fields });
  const { entries } = await readEntriesInWorker({ page, by: { items, fields } }, page.address, {
    file,
    limits: UPLOAD_LIMITS,
    signal,
  });
  return entries.map(({ record }) => record);
}

function isLittle({ bytes }: { bytes: Uint8Array }): boolean {
  return bytes.byteLength <= LITTLE_BYTES;
}
