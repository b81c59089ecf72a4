import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { BATCH, namedBatches } from "@/lib/ingestion/large/named-batches";
import { type StreamedEncoding, textChunks } from "@/lib/ingestion/large/text-chunks";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { CSV_OPTIONS } from "@/lib/ingestion/read/read-csv";
import { Tears } from "@/lib/ingestion/read/tears";

/** What Excel writes above a table to say how its cells are parted. */
export function withoutSeparatorLine(text: string): string {
  return text.replace(/^sep=.\r?\n/i, "");
}

type Csv = { name: string; encoding: StreamedEncoding; delimiter: string; bounds: Bounds };

/** The rows of a table of a large file, some at a time. */
export async function* csvEntries(file: string, { name, encoding, delimiter, bounds }: Csv): AsyncGenerator<Entry[]> {
  async function* text() {
    let isFirst = true;
    for await (const chunk of textChunks(file, encoding)) {
      yield isFirst ? withoutSeparatorLine(chunk) : chunk;
      isFirst = false;
    }
  }
  // Its failure comes out of the parser, as that of the parser itself.
  const lines = pipeline(Readable.from(text()), parse({ ...CSV_OPTIONS, delimiter }), () => undefined);
  try {
    const tears = new Tears();
    yield* namedBatches(batched(lines), bounds, (part, entries) => tears.marked(part, entries));
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

async function* batched(lines: AsyncIterable<string[]>): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  for await (const line of lines) {
    if (batch.push(line) < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
