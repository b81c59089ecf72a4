import { mapFor, shapeKey } from "@/lib/ingestion/column-maps/choose";
import type { KeptColumnMap } from "@/lib/ingestion/column-maps/schema";
import type { LargeFile } from "@/lib/ingestion/large/large-file";
import { underGroups } from "@/lib/ingestion/parse/closed-groups";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { columnsOf } from "@/lib/ingestion/parse/columns-of-file";
import { Corrigenda } from "@/lib/ingestion/parse/corrigenda";
import { DateOrders } from "@/lib/ingestion/parse/date-orders";
import { snapshotOf } from "@/lib/ingestion/parse/days";
import { hasLostDigit } from "@/lib/ingestion/parse/deadline-of";
import type { FileContext } from "@/lib/ingestion/parse/listing-of";
import { countSite, newSiteCounts, siteOfCounts } from "@/lib/ingestion/parse/reference-of";
import { TableNotes } from "@/lib/ingestion/parse/table-notes";
import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import { checkCells, checkTitles, type Entry, rowOfEntry, type Samples } from "@/lib/ingestion/read/entries";

/** Entries of which a map of columns is chosen. */
const SAMPLE = 200;

/** A large file that can be imported: its rows, and what each of them is read with, which only all of them together say. */
export type Surveyed = { rows: () => AsyncGenerator<ListingRow[]>; count: number; context: FileContext };

type How = { bounds: Bounds; seenAt: Date; maps: readonly KeptColumnMap[] };

/**
 * Reads a large file twice, holding none of it: for its columns, and for the site that it is of and the rows that tell of others; once more for the rows that
 * corrigenda among them name, where there are some.
 * @throws UnreadableFileError where it holds no rows or too many, a cell is too long, or no column is a title
 */
export async function surveyFile(file: LargeFile, { bounds, seenAt, maps }: How): Promise<Surveyed> {
  const { name } = file;
  const samples: Samples = new Map();
  const first: Entry[] = [];
  let count = 0;
  for await (const batch of file.entries()) {
    for (const entry of batch) {
      checkCells(entry, count++, { name, bounds, samples });
      if (first.length < SAMPLE) first.push(entry);
      if (samples.size > bounds.columns) for (const column of [...samples.keys()].slice(bounds.columns)) samples.delete(column);
    }
    checkRows(count, name, bounds);
  }
  if (count === 0) throw new UnreadableFileError(`${name}: no rows found`);
  const headers = [...samples.keys()];
  const map = mapFor(maps, shapeKey(first, headers), headers);
  checkTitles({ columns: columnsOf(headers, map, samples), fixed: map?.fixed ?? {} }, name);
  const rows = () => rowsOf(file, { bounds, map });
  const sites = newSiteCounts();
  const orders = new DateOrders();
  const [corrigenda, notes] = [new Corrigenda(), new TableNotes()];
  let losesDigits = false;
  for await (const batch of rows()) {
    for (const row of batch) {
      countSite(sites, row);
      orders.note(row);
      corrigenda.note(row);
      notes.note(row);
    }
    losesDigits ||= batch.some(({ cells }) => hasLostDigit(cells.deadline));
  }
  return {
    rows: await toldRows(rows, corrigenda, notes),
    count,
    context: { seenAt: snapshotOf([name], seenAt), site: siteOfCounts(sites), losesDigits, ...orders.order },
  };
}

async function* rowsOf(file: LargeFile, how: Parameters<typeof rowOfEntry>[2]): AsyncGenerator<ListingRow[]> {
  let count = 0;
  for await (const batch of file.entries()) yield batch.map((entry) => rowOfEntry(entry, count++, how));
}

/** Rows, as often as they are asked for, with what others of their file say of them. */
async function toldRows(rows: Surveyed["rows"], corrigenda: Corrigenda, notes: TableNotes): Promise<Surveyed["rows"]> {
  let count = 0;
  if (!corrigenda.areNone) for await (const batch of rows()) for (const row of batch) corrigenda.noteNamed(row, count++);
  const told = corrigenda.told();
  return async function* () {
    const underGroup = underGroups<ListingRow>();
    let place = 0;
    for await (const batch of rows())
      yield batch.map((row) => notes.withTold(underGroup({ ...row, ...told.get(place) }), place++));
  };
}
