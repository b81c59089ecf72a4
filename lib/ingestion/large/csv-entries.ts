import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { type StreamedEncoding, textChunks } from "@/lib/ingestion/large/text-chunks";
import { type Bounds, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { type Entry, namedRows } from "@/lib/ingestion/read/entries";
import { CSV_OPTIONS } from "@/lib/ingestion/read/read-csv";

/** Records that are read at a time. What is sent to the database is held for a hundred statements by its client. */
export const BATCH = 200;

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
  let header: string[] | undefined;
  let batch: string[][] = [];
  try {
    for await (const line of lines) {
      if (header) batch.push(line as string[]);
      else header = line as string[];
      if (header && batch.length === BATCH) {
        yield namedRows([header, ...batch], bounds.columns);
        batch = [];
      }
    }
  } catch (error) {
    throw new UnreadableFileError(`${name}: not readable as CSV (${error instanceof Error ? error.message : "unknown form"})`);
  }
  if (header && batch.length > 0) yield namedRows([header, ...batch], bounds.columns);
}
