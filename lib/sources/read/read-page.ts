import { createHash } from "node:crypto";
import { cutText } from "@/lib/form-text";
import { inTurns } from "@/lib/ingestion/in-turns";
import { FIELDS, type Field } from "@/lib/ingestion/parse/column-names";
import { type ListingRow, toListingRow } from "@/lib/ingestion/parse/columns";
import { UPLOAD_BOUNDS } from "@/lib/ingestion/read/bounds";
import { type Entry, withTold } from "@/lib/ingestion/read/entries";
import { MAX_ITEMS, type SourceDefinition } from "@/lib/sources/definition";
import { documentEntries, pageItems } from "@/lib/sources/read/document-entries";
import type { Page, RawItem } from "@/lib/sources/read/html-items";
import { isOfficialHost, isOnHosts } from "@/lib/web-address";

/** An item of a page: what it says, by which it is known again, and the row that it is read as. */
export type PageItem = { address: string; hash: string; record: RawItem; row: ListingRow; stated: ReadonlySet<Field> };

/**
 * The items of a page, one of each that says the same, with rows numbered from `first` on.
 * @throws UnreadableFileError where the page is nothing that holds items
 */
export async function readPage(page: Page, definition: SourceDefinition, first: number): Promise<PageItem[]> {
  const entries: Entry[] =
    definition.kind === "html" ? (await pageItems(page, definition)).map((record) => ({ record })) : await documentItems(page);
  const byHash = new Map(entries.slice(0, MAX_ITEMS + 1).map((entry) => [hashOf(entry.record), entry]));
  return inTurns(itemsOf(byHash, { address: page.address, definition, first }));
}

type Given = { address: string; definition: SourceDefinition; first: number };

function* itemsOf(byHash: ReadonlyMap<string, Entry>, { address, definition, first }: Given): Generator<void, PageItem[]> {
  const items: PageItem[] = [];
  for (const [hash, { record, ...told }] of byHash) {
    const { row, stated } = rowOf(record, { number: first + items.length, definition });
    // Notes of one page are on none of another.
    const table = `${address} ${told.table ?? 0}`;
    items.push({ address, hash, record, row: { ...withTold(row, told), table }, stated });
    yield;
  }
  return items;
}

function rowOf(
  record: RawItem,
  { number, definition }: { number: number; definition: SourceDefinition },
): Pick<PageItem, "row" | "stated"> {
  const { fields, defaults, dateOrder, hosts } = definition;
  const row = toListingRow(number, bounded(record));
  const cells = { ...row.cells };
  for (const field of FIELDS) {
    const column = definition.kind === "html" ? field : fields[field];
    const value = column === undefined ? undefined : shortened(record[column]);
    if (typeof value === "string" && value.trim() !== "") cells[field] = value.trim();
    if (typeof value === "number") cells[field] = String(value);
  }
  if (dateOrder === "month-first") for (const field of DATES) cells[field] = dayFirst(cells[field]);
  if (cells.applyLink !== undefined && !isOfficial(cells.applyLink, hosts)) cells.applyLink = undefined;
  const stated = new Set(FIELDS.filter((field) => cells[field] !== undefined));
  return { row: { ...row, cells: { ...defaults, ...withoutBlanks(cells) } }, stated };
}

/**
 * What is looked at of a record: as much as an upload may hold, in which more is refused. A source is read in the process of the site from here on, and
 * what a page says in six megabytes of one cell would keep that.
 */
function bounded(record: RawItem): RawItem {
  const first = Object.entries(record).slice(0, UPLOAD_BOUNDS.columns);
  return Object.fromEntries(first.map(([name, value]) => [name, shortened(value)]));
}

function shortened(value: unknown): unknown {
  return typeof value === "string" ? cutText(value, UPLOAD_BOUNDS.cellCharacters) : value;
}

const DATES = ["deadline", "postedOn", "startsOn", "firstSeen"] as const satisfies readonly Field[];

function dayFirst(text: string | undefined): string | undefined {
  return text?.replace(/\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4})\b/g, "$3$2$1$2$4");
}

function withoutBlanks(cells: ListingRow["cells"]): ListingRow["cells"] {
  return Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== undefined));
}

/** Whether an applicant may be sent to an address: on a host of the source, or in a zone that only official bodies get names in. */
function isOfficial(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isOnHosts(url, hosts) || isOfficialHost(url.hostname);
}

/** The items of anything that imports take, under the names of its own columns. */
async function documentItems({ address, bytes, contentType }: Page): Promise<Entry[]> {
  const name = new URL(address).pathname.split("/").at(-1) || "page";
  const { entries } = await documentEntries({ bytes, name, contentType, address });
  return entries.map(({ state, ...entry }) => (state === undefined ? entry : { ...entry, record: { state, ...entry.record } }));
}

function hashOf(record: RawItem): string {
  const sorted = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
