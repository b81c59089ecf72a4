import { parentPort, workerData } from "node:worker_threads";
import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { packFile, type Upload, type WorkerAnswer } from "@/lib/ingestion/upload/packed-file";
import { readHere } from "@/lib/ingestion/upload/read-here";

async function answer(upload: Upload): Promise<WorkerAnswer> {
  try {
    return { parts: packFile(await readHere(upload)) };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { unreadable: error.message };
    throw error;
  }
}

const found = await answer(workerData);
parentPort?.postMessage(found, "parts" in found ? found.parts.map(({ buffer }) => buffer) : []);
