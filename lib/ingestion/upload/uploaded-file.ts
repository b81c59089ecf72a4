import { createFairQueue, type FairQueue } from "@/lib/auth/fair-queue";
import { readEditedBodies } from "@/lib/bodies/staff/load-bodies";
import { env } from "@/lib/env";
import { AppError, BusyError, refuse } from "@/lib/errors";
import { readBytes } from "@/lib/http/input/request-body";
import { readColumnMaps } from "@/lib/ingestion/column-maps/store";
import { MAX_UPLOAD_BYTES, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { checkTitles } from "@/lib/ingestion/read/entries";
import type { Upload, UploadedFile } from "@/lib/ingestion/upload/packed-file";
import { readHere } from "@/lib/ingestion/upload/read-here";
import { readInWorker, UPLOAD_LIMITS } from "@/lib/ingestion/upload/read-in-worker";
import { processState } from "@/lib/process-state";

/** One upload is read at a time, which leaves the other cores to the site; of those that wait each holds its file in memory. */
const WAITING = 8;
const state = processState<{ niyuktiUploads: FairQueue }>();

/** `needsTitle`: a file without a column of titles, which only a preview shows, is refused. */
type From = { name: string; editorId: number; needsTitle?: boolean };

/**
 * The file that is the body of a call, read.
 * @throws AppError TOO_LARGE, or INVALID with what is wrong with the file; BusyError where too many wait
 */
export async function uploadedFile(request: Request, { name, editorId, needsTitle = false }: From): Promise<UploadedFile> {
  const bytes = await readBytes(request, MAX_UPLOAD_BYTES);
  if (!bytes) throw new AppError("TOO_LARGE", `The file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB`);
  state.niyuktiUploads ??= createFairQueue({ maxRunning: 1, maxWaiting: WAITING });
  const [maps, bodies] = await Promise.all([readColumnMaps(), readEditedBodies()]);
  const read = () => readAnywhere({ name, bytes, now: new Date(), maps, bodies }, request.signal);
  try {
    const file = await state.niyuktiUploads.run(read, { lane: "uploads", from: String(editorId) });
    if (!file) throw new BusyError("Too many uploads wait to be read");
    if (needsTitle)
      checkTitles(
        { columns: file.columns.map(({ as }) => ({ field: as })), fixed: file.fixed, otherSheets: file.otherSheets },
        name,
      );
    return file;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw refuse([{ field: "file", message: error.message }]);
    throw error;
  }
}

/**
 * In a worker where this server has one. Where it runs without its sources (a function on Vercel), it reads the file itself: rows, cells
 * and unpacked sizes are bounded there too, memory and time by the host, and no other visitor is served by that process meanwhile.
 */
async function readAnywhere(upload: Upload, signal: AbortSignal): Promise<UploadedFile> {
  const worker = env.UPLOAD_WORKER;
  if (worker) return readInWorker(upload, { file: worker, limits: UPLOAD_LIMITS, signal });
  return readHere(upload);
}
