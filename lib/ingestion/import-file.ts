import path from "node:path";
import type { Editor } from "@/lib/audit/schema";
import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { readColumnMaps } from "@/lib/ingestion/column-maps/store";
import { type ImportInput, importInputOf } from "@/lib/ingestion/import-input";
import { type ImportSummary, importWithin, type Progress, TRANSACTION_TIMEOUT_MS } from "@/lib/ingestion/import-run";
import { holdLargeFile } from "@/lib/ingestion/large/hold-large-file";
import { isZip, openLargeFile } from "@/lib/ingestion/large/large-file";
import { surveyFile } from "@/lib/ingestion/large/survey";
import { startOf } from "@/lib/ingestion/large/text-chunks";
import { FILE_BOUNDS } from "@/lib/ingestion/read/bounds";
import { checkFile, readListingFile } from "@/lib/ingestion/read/read-file";
import { type Listings, readListingRows } from "@/lib/ingestion/read-listings";

const ERROR_LENGTH = 1_000;
/** Files from this size on are read some rows at a time where their form allows it: in memory a file takes some thirty times its size. */
const LARGE_FROM_BYTES = 4 * 1024 * 1024;
/** A workbook unpacks to so many times its size. */
const PACKED = 10;

type FileOptions = {
  onProgress?: Progress;
  /** The size from which on a file counts as large. */
  largeFrom?: number;
};

/**
 * Imports one file: every row becomes a job, joins one, or is refused with a reason, and the run is recorded with its counts. Jobs
 * and counts are written in one transaction, so a crash leaves nothing half-written; imports wait for each
 * other. Importing a file again changes nothing.
 * @throws UnreadableFileError when the file cannot be read as listings; any other failure is recorded in its run and thrown
 */
export async function importFile(
  file: string,
  { onProgress, largeFrom = LARGE_FROM_BYTES }: FileOptions = {},
): Promise<ImportSummary> {
  await loadBodies();
  const input = path.basename(file);
  const [maps, info] = [await readColumnMaps(), await checkFile(file)];
  const from = isZip(await startOf(file)) ? largeFrom / PACKED : largeFrom;
  const large = info.size < from ? null : await openLargeFile(file, input, FILE_BOUNDS);
  if (!large) return importListings(readListingRows(await readListingFile(file, maps)), { input, onProgress });
  try {
    const surveyed = await surveyFile(large, { bounds: FILE_BOUNDS, seenAt: info.mtime, maps });
    const { host } = surveyed.context.site;
    // The rows of a large file are read and then imported: half of the way each.
    const half =
      (by: number): Progress =>
      (done, total) =>
        onProgress?.(Math.floor((by + done) / 2), total);
    const hold = (tx: Prisma.TransactionClient) => holdLargeFile(tx, surveyed, half(0));
    return await importHeld(hold, { source: host, input, onProgress: half(surveyed.count) });
  } finally {
    large.close?.();
  }
}

type ImportOptions = {
  /** Name of the file. */
  input: string;
  onProgress?: Progress;
  /** Who imports, for the log; a script is logged by its run alone. */
  actor?: Editor;
};

/** Imports rows that are read already, as `importFile` does those of a file. */
export function importListings(listings: Listings, options: ImportOptions): Promise<ImportSummary> {
  return importHeld(() => importInputOf(listings), { ...options, source: listings.host });
}

type Hold = (tx: Prisma.TransactionClient) => ImportInput | Promise<ImportInput>;

async function importHeld(
  hold: Hold,
  { source, input, onProgress, actor }: ImportOptions & { source: string },
): Promise<ImportSummary> {
  const started = performance.now();
  const run = { source, input };
  try {
    return await db().$transaction(async (tx) => importWithin(tx, { run, held: await hold(tx), started, onProgress, actor }), {
      timeout: TRANSACTION_TIMEOUT_MS,
    });
  } catch (error) {
    // The run itself was rolled back with its rows; this one says that it happened.
    const message = error instanceof Error ? error.message : "unknown error";
    const durationMs = Math.round(performance.now() - started);
    await db().ingestionRun.create({
      data: { ...run, status: "failed", finishedAt: new Date(), durationMs, error: message.slice(0, ERROR_LENGTH) },
    });
    throw error;
  }
}
