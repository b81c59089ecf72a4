import { cutText } from "@/lib/form-text";
import { httpUrl } from "@/lib/ingestion/parse/clean";
import type { ListingRow } from "@/lib/ingestion/parse/columns";
import { pageOfDigest } from "@/lib/jobs/import/extension";
import { keyDigest } from "@/lib/jobs/similar/keys";
import { canonicalPath, hostOf, MIN_OWN_PATH_LENGTH, partOfPage } from "@/lib/jobs/similar/notice-address";

const MAX_REFERENCE_LENGTH = 300;
/** A bare number at the end of a title, which was once cut off as a count: rows are known without it. */
const NUMBER_AT_END = /\s+[–—-]\s*[\d,]+$/;

/**
 * Where a row came from and what it is called there, the same for every snapshot of a site: the host of its page, and the row's own
 * id, else its address with the part of the page that is its own, else a digest of what it says.
 */
export function referenceOf(
  cells: ListingRow["cells"],
  site: FileSite,
  title: string,
  organisation: string,
): { source: string; sourceReference: string } {
  const link = siteLink(cells, site.hasListingLinks);
  const source = link === null ? site.host : hostOf(link);
  if (cells.id !== undefined && !site.isNumbered) return { source, sourceReference: bounded(cells.id) };
  const path = link === null ? "" : canonicalPath(link);
  if (link !== null && path.length >= MIN_OWN_PATH_LENGTH) return { source, sourceReference: bounded(path + partOfPage(link)) };
  const name = title.replace(NUMBER_AT_END, "");
  const words = [path, organisation, name, cells.advertisement ?? "", cells.deadline ?? ""].map((text) => text.toLowerCase());
  return { source, sourceReference: `${path.slice(0, MIN_OWN_PATH_LENGTH)}#${keyDigest(words.join("\n"))}` };
}

/** The name that a row would have if its number named nothing: another sheet of its kind may be taken for one that is numbered. */
export function otherNamesOf(cells: ListingRow["cells"], site: FileSite, title: string, organisation: string): string[] {
  if (site.hasListingLinks || site.isNumbered || !/^\d+$/.test(cells.id ?? "")) return [];
  const { sourceReference } = referenceOf({ ...cells, id: undefined }, site, title, organisation);
  return pageOfDigest(sourceReference) === null ? [] : [sourceReference];
}

/** The site a file is from: the host of most of its links, whether it has pages of its own for its rows, and whether its ids only number its rows. */
export type FileSite = { host: string; hasListingLinks: boolean; isNumbered?: boolean };

/** How many rows of a file lead where, counted row by row, how many have ids, and how far these go as numbers of rows. */
export type SiteCounts = { listing: Map<string, number>; apply: Map<string, number>; ids: number; highest: number };

export function newSiteCounts(): SiteCounts {
  return { listing: new Map(), apply: new Map(), ids: 0, highest: 0 };
}

/** Whether ids number the rows of a file, of which some may have been taken out. */
const numberRows = ({ ids, highest }: SiteCounts) => ids > 0 && highest <= ids * 1.25 + 2;

/** Counts where a row leads. */
export function countSite(counts: SiteCounts, { cells }: ListingRow): void {
  const { listing, apply } = counts;
  if (cells.id !== undefined) {
    counts.ids++;
    counts.highest = Math.max(counts.highest, /^\d+$/.test(cells.id) ? Number(cells.id) : Number.POSITIVE_INFINITY);
  }
  const count = (hosts: Map<string, number>, link: string | null) => {
    if (link !== null) hosts.set(hostOf(link), (hosts.get(hostOf(link)) ?? 0) + 1);
  };
  count(listing, httpUrl(cells.listingLink));
  count(apply, httpUrl(cells.listingLink) ?? httpUrl(cells.applyLink));
}

/** The site of a file, "import" where no row has a link. */
export function siteOf(rows: readonly ListingRow[]): FileSite {
  const counts = newSiteCounts();
  for (const row of rows) countSite(counts, row);
  return siteOfCounts(counts);
}

/**
 * The site of a file by the hosts that were counted (`countSite`), "import" where there are none. Without pages of its own, ids that number its rows name nothing:
 * row 1 of the next sheet would be taken for what row 1 of this one became.
 */
export function siteOfCounts(counts: SiteCounts): FileSite {
  const { listing, apply } = counts;
  const hasListingLinks = listing.size > 0;
  const [most] = [...(hasListingLinks ? listing : apply)].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { host: most?.[0] ?? "import", hasListingLinks, isNumbered: !hasListingLinks && numberRows(counts) };
}

/** The page of a row; in a file that has such pages, an official apply address of a row without one does not make it another source. */
function siteLink(cells: ListingRow["cells"], hasListingLinks: boolean): string | null {
  return httpUrl(cells.listingLink) ?? (hasListingLinks ? null : httpUrl(cells.applyLink));
}

function bounded(reference: string): string {
  return reference.length <= MAX_REFERENCE_LENGTH ? reference : `${cutText(reference, 200)}#${keyDigest(reference)}`;
}
