import { env } from "@/lib/env";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import { type Document, readEntries, unpacks } from "@/lib/ingestion/read/read-document";
import { readEntriesInWorker, UPLOAD_LIMITS } from "@/lib/ingestion/upload/read-in-worker";

const NEVER = new AbortController().signal;

/**
 * The entries of a document that a source has. A PDF or a workbook, of which a few kilobytes may keep its reader busy for minutes, is read in a
 * process of its own, as an upload is (docs/decisions/025): the site of a source may be in hands that its operator does not know of.
 * @throws UnreadableFileError
 */
export async function documentEntries(document: Document): Promise<ReadEntries> {
  const file = env.UPLOAD_WORKER;
  if (!file || !unpacks(document)) return readEntries(document, UPLOAD_BOUNDS);
  return readEntriesInWorker(document, { file, limits: UPLOAD_LIMITS, signal: NEVER });
}
