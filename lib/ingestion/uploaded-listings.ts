import { AppError } from "@/lib/errors";
import { readBytes } from "@/lib/http/input/request-body";
import { UnreadableFileError } from "@/lib/ingestion/read/read-file";
import { MAX_UPLOAD_BYTES, readUpload } from "@/lib/ingestion/read/read-upload";
import { type Listings, readListingRows } from "@/lib/ingestion/read-listings";
import { refuse } from "@/lib/refuse";

/**
 * The listings of a file that is the body of a call.
 * @throws AppError TOO_LARGE, or INVALID with what is wrong with the file
 */
export async function uploadedListings(request: Request, name: string): Promise<Listings> {
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
  if (!bytes) throw new AppError("TOO_LARGE", `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);
  try {
    return readListingRows(await readUpload(name, bytes, new Date()));
  } catch (error) {
    if (error instanceof UnreadableFileError) throw refuse([{ field: "file", message: error.message }]);
    throw error;
  }
}
