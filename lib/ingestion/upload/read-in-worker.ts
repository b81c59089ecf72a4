import { Worker } from "node:worker_threads";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { type Upload, type UploadedFile, unpackFile, type WorkerAnswer } from "@/lib/ingestion/upload/packed-file";

/** What a worker may take: megabytes of its heap, and milliseconds from its start. */
export type WorkerLimits = { memoryMb: number; timeMs: number };

/** As many rows as an upload may have take 7 seconds on a free core. */
export const UPLOAD_LIMITS: WorkerLimits = { memoryMb: 384, timeMs: 30_000 };

const GIVEN_UP = "given up by whoever sent it";

type Run = { file: string; limits: WorkerLimits; signal: AbortSignal };

/**
 * Reads an upload in a thread of its own, whose memory and time are bounded, so that requests are answered meanwhile whatever the file
 * holds. The thread has no settings and no database, and ends with the call or when the caller leaves.
 * @throws UnreadableFileError where it is no file of listings, or takes more than the limits
 */
export async function readInWorker(upload: Upload, { file, limits, signal }: Run): Promise<UploadedFile> {
  if (signal.aborted) throw new UnreadableFileError(`${upload.name}: ${GIVEN_UP}`);
  const worker = new Worker(file, {
    workerData: upload,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  const found = await answerOf(worker, { name: upload.name, limits, signal }).finally(() => worker.terminate());
  if ("unreadable" in found) throw new UnreadableFileError(found.unreadable);
  return unpackFile(found.parts);
}

function answerOf(worker: Worker, { name, limits, signal }: Omit<Run, "file"> & { name: string }): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new UnreadableFileError(`${name}: ${why}`));
    const timer = setTimeout(() => giveUp(`not read within ${limits.timeMs / 1000} seconds`), limits.timeMs);
    const onAbort = () => giveUp(GIVEN_UP);
    signal.addEventListener("abort", onAbort, { once: true });
    worker.once("message", resolve);
    worker.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") giveUp(`needs more than ${limits.memoryMb} MB of memory to be read`);
      else reject(error);
    });
    worker.once("exit", (code) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      reject(new Error(`The worker that reads uploads ended with ${code} and no answer`));
    });
  });
}
