import type { Bounds } from "@/lib/ingestion/read/bounds";
import { type Entry, namedRows } from "@/lib/ingestion/read/entries";
import { HEADING_WITHIN, headingAt } from "@/lib/ingestion/read/heading-row";

/** Records that are read at a time. What is sent to the database is held for a hundred statements by its client. */
export const BATCH = 200;

type Row = readonly unknown[];

/** The rows of a table that comes in pieces, some at a time, under the names of its columns. */
export async function* namedBatches(pieces: AsyncIterable<readonly Row[]>, { columns }: Bounds): AsyncGenerator<Entry[]> {
  let names: Row | undefined;
  let above = 0;
  let waiting: Row[] = [];
  const begin = () => {
    above = headingAt(waiting);
    names = waiting[above];
    waiting = waiting.slice(above + 1);
  };
  for await (const rows of pieces) {
    waiting.push(...rows);
    if (!names && waiting.length >= HEADING_WITHIN) begin();
    while (names && waiting.length >= BATCH) {
      yield namedRows([names, ...waiting.slice(0, BATCH)], columns, above);
      waiting = waiting.slice(BATCH);
    }
  }
  if (!names) begin();
  if (names && waiting.length > 0) yield namedRows([names, ...waiting], columns, above);
}
