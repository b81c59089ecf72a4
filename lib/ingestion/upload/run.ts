import { UnreadableFileError, UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import type { ReadEntries } from "@/lib/ingestion/read/entries";
import { readEntries } from "@/lib/ingestion/read/read-document";
import { type Given, packEntries, packFile, type WorkerMessage } from "@/lib/ingestion/upload/packed-file";
import { readHere } from "@/lib/ingestion/upload/read-here";
import type { Page, Selectors } from "@/lib/sources/read/html-items";

const tell = (message: WorkerMessage) => process.send?.(message);

async function read(given: Given): Promise<Uint8Array[]> {
  if ("upload" in given) return packFile(await readHere(given.upload));
  return packEntries(
    withinRows("document" in given ? await readEntries(given.document, UPLOAD_BOUNDS) : await readSelected(given)),
  );
}

async function readSelected({ page, by }: { page: Page; by: Selectors }): Promise<ReadEntries> {
  const { htmlItems } = await import("@/lib/sources/read/html-items");
  return { entries: htmlItems(page, by).map((record) => ({ record })) };
}

/** A source has fewer: what takes them keeps the first thousands, and holds them in the memory of the site. */
function withinRows({ entries, ...rest }: ReadEntries): ReadEntries {
  return { ...rest, entries: entries.slice(0, UPLOAD_BOUNDS.rows) };
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
