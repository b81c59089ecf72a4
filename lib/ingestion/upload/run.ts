import { UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { packFile, type Upload, type WorkerMessage } from "@/lib/ingestion/upload/packed-file";
import { readHere } from "@/lib/ingestion/upload/read-here";

const tell = (message: WorkerMessage) => process.send?.(message);

async function answer(upload: Upload) {
  try {
    for (const part of packFile(await readHere(upload))) tell({ part });
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
