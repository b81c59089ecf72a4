import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { BATCH, namedBatches } from "@/lib/ingestion/large/named-batches";
import { type StreamedEncoding, textChunks } from "@/lib/ingestion/large/text-chunks";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { CSV_OPTIONS, MAX_COLUMNS } from "@/lib/ingestion/read/read-csv";
import { Tears } from "@/lib/ingestion/read/tears";

/** What Excel writes above a table to say how its cells are parted. */
export function withoutSeparatorLine(text: string): string {
  return text.replace(/^sep=.\r?\n/i, "");
}

type Csv = { name: string; encoding: StreamedEncoding; delimiter: string; bounds: Bounds };

/** The rows of a table of a large file, some at a time. @throws UnreadableFileError where it is no table, or has more columns than any */
export async function* csvEntries(file: string, { name, encoding, delimiter, bounds }: Csv): AsyncGenerator<Entry[]> {
  async function* text() {
    let isFirst = true;
    for await (const chunk of textChunks(file, encoding)) {
      yield isFirst ? withoutSeparatorLine(chunk) : chunk;
      isFirst = false;
    }
  }
  // Its failure comes out of the parser, as that of the parser itself.
  const lines = pipeline(Readable.from(text()), parse({ ...CSV_OPTIONS, delimiter, on_record: narrow }), () => undefined);
  try {
    const tears = new Tears();
    yield* namedBatches(batched(lines), bounds, (part, entries) => tears.marked(part, entries));
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
}

/** A line as it is. One of two megabytes may part as many cells, and hundreds of lines are held at a time. @throws Error where it has more than any table */
function narrow(line: string[]): string[] {
  if (line.length > MAX_COLUMNS) throw new Error("the table has more columns than are read");
  return line;
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
