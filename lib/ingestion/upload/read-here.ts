import { asWritten } from "@/lib/ingestion/as-written";
import { readUpload } from "@/lib/ingestion/read/read-upload";
import { readListingRows } from "@/lib/ingestion/read-listings";
import type { Upload, UploadedFile } from "@/lib/ingestion/upload/packed-file";

/** Reads an upload on this thread. @throws UnreadableFileError */
export async function readHere({ name, bytes, now }: Upload): Promise<UploadedFile> {
  const file = await readUpload(name, bytes, now);
  const listings = readListingRows(file);
  return { ...listings, ...asWritten(file, listings) };
}
