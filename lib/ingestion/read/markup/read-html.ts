import { type Bounds, checkRows, UnreadableFileError } from "@/lib/ingestion/read/bounds";
import type { Entry, ReadEntries } from "@/lib/ingestion/read/entries";
import { noticesInBoxes } from "@/lib/ingestion/read/markup/boxes";
import { parseMarkup } from "@/lib/ingestion/read/markup/dom";
import { listEntries } from "@/lib/ingestion/read/markup/items";
import { postingsOf } from "@/lib/ingestion/read/markup/microdata";
import { type Page, pageOf } from "@/lib/ingestion/read/markup/page";
import { pageOfOneNotice } from "@/lib/ingestion/read/markup/pairs";
import { isNote } from "@/lib/ingestion/read/markup/table-notes";
import { tableEntries, unknownTable } from "@/lib/ingestion/read/markup/tables";

/**
 * The rows of a page: JobPostings that it states as data, else the rows of its tables, else the one notice that it describes by
 * labels, else the items of its list, whose links lead to pages of their own.
 * @throws UnreadableFileError where it has none of these
 */
export function readHtml(text: string, name: string, { address, bounds }: { address?: string; bounds: Bounds }): ReadEntries {
  const page = pageOf(parseMarkup(text, name, { isXml: false }), address);
  const entries = entriesOf(page, address, bounds);
  if (entries.length === 0) throw new UnreadableFileError(`${name}: the page has no table, no list and no data of notices`);
  checkRows(entries.length, name, bounds);
  return { entries };
}

function entriesOf(page: Page, address: string | undefined, bounds: Bounds): Entry[] {
  const postings = postingsOf(page).map((record) => ({ record }));
  if (postings.length === 1) {
    const [only] = postings;
    return [{ record: { ...pageOfOneNotice(page, address), ...only?.record } }];
  }
  if (postings.length > 1) return postings;
  const rows = tableEntries(page, bounds.columns);
  const notice = pageOfOneNotice(page, address);
  const count = rows.filter((entry) => !isNote(entry)).length;
  if (count > 1 || (count === 1 && !notice)) return rows;
  const several = notice ? noticesInBoxes(page) : [];
  if (several.length > 0) return several.map((record) => ({ record }));
  if (notice) return [{ record: notice }];
  const unknown = unknownTable(page, bounds.columns);
  return unknown.length > 0 ? unknown : listEntries(page);
}
