import type { Bounds } from "@/lib/ingestion/read/bounds";
import type { Entry } from "@/lib/ingestion/read/entries";
import { HEADING_WITHIN, type Heading, headingOf } from "@/lib/ingestion/read/heading-row";
import { type Part, partedRows, partsOf } from "@/lib/ingestion/read/table-parts";

/** Records that are read at a time. What is sent to the database is held for a hundred statements by its client. */
export const BATCH = 200;

type Row = readonly unknown[];

/** What is told of the rows of a part of a table beside their cells. */
type Marked = (part: Part, entries: Entry[]) => Entry[];

/** The rows of a table that comes in pieces, some at a time, under the names of its columns. */
export async function* namedBatches(
  pieces: AsyncIterable<readonly Row[]>,
  { columns }: Bounds,
  marked: Marked = (_part, entries) => entries,
): AsyncGenerator<Entry[]> {
  let heading: Heading | undefined;
  let waiting: Row[] = [];
  const begin = () => {
    heading = headingOf(waiting);
    waiting = waiting.slice(heading.place + 1);
  };
  const named = (from: Heading, rows: readonly Row[]) => {
    const parts = partsOf(from, rows);
    heading = parts.at(-1);
    return parts.flatMap((part) => marked(part, partedRows([part], columns)));
  };
  for await (const rows of pieces) {
    waiting.push(...rows);
    // The last row among which the names are looked for may have names below it.
    if (!heading && waiting.length > HEADING_WITHIN) begin();
    while (heading && waiting.length >= BATCH) {
      yield named(heading, waiting.slice(0, BATCH));
      waiting = waiting.slice(BATCH);
    }
  }
  if (!heading) begin();
  if (heading && waiting.length > 0) yield named(heading, waiting);
}
