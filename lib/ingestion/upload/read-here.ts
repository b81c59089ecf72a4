import { resolveByBodies } from "@/lib/bodies/known-bodies";
import { asWritten } from "@/lib/ingestion/as-written";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readDocument } from "@/lib/ingestion/read/read-document";
import { readListingRows } from "@/lib/ingestion/read-listings";
import type { Upload, UploadedFile } from "@/lib/ingestion/upload/packed-file";

/** Reads an upload on this thread. @throws UnreadableFileError */
export async function readHere({ name, bytes, now, maps, bodies = [] }: Upload): Promise<UploadedFile> {
  resolveByBodies(bodies);
  const file = await readDocument({ bytes, name }, { bounds: UPLOAD_BOUNDS, seenAt: now, maps });
  const listings = readListingRows(file);
  return { ...listings, ...asWritten(file, listings) };
}
