import { parentPort, workerData } from "node:worker_threads";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { readUpload } from "@/lib/ingestion/read/read-upload";
import { readListingRows } from "@/lib/ingestion/read-listings";
import type { Upload, WorkerAnswer } from "@/lib/ingestion/upload/packed-listings";
import { packListings } from "@/lib/ingestion/upload/packed-listings";

async function answer({ name, bytes, now }: Upload): Promise<WorkerAnswer> {
  try {
    return { parts: packListings(readListingRows(await readUpload(name, bytes, now))) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { unreadable: error.message };
    throw error;
  }
}

const found = await answer(workerData);
parentPort?.postMessage(found, "parts" in found ? found.parts.map(({ buffer }) => buffer) : []);
