import { UnreadableFileError, UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { readEntries } from "@/lib/ingestion/read/read-document";
import { type Given, packEntries, packFile, type WorkerMessage } from "@/lib/ingestion/upload/packed-file";
import { readHere } from "@/lib/ingestion/upload/read-here";

const tell = (message: WorkerMessage) => process.send?.(message);

async function read(given: Given): Promise<Uint8Array[]> {
  if ("upload" in given) return packFile(await readHere(given.upload));
  return packEntries(await readEntries(given.document, UPLOAD_BOUNDS));
}

async function answer(given: Given) {
  try {
    for (const part of await read(given)) tell({ part });
    tell({ isWhole: true });
  } catch (error) {
    if (error instanceof UnreadableFileError) tell({ unreadable: error.message });
    else tell({ fault: error instanceof Error ? String(error.stack) : String(error) });
  }
}

// The server finishes what runs when it is told to stop, and ends this process itself.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
process.once("disconnect", () => process.exit());
process.once("message", answer);
