import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { SourcePage } from "@/lib/generated/prisma/client";
import type { RefusalReason } from "@/lib/ingestion/parse/refusals";
import type { Listings } from "@/lib/ingestion/read-listings";
import type { SourceDefinition } from "@/lib/sources/definition";
import { type FetchedPage, fetchPage } from "@/lib/sources/fetch/fetch-page";
import type { Net } from "@/lib/sources/fetch/net";
import { type PageItem, readPage } from "@/lib/sources/read/read-page";
import { ImplausibleRun } from "@/lib/sources/run/judge";
import { readItems } from "@/lib/sources/run/read-items";

/** What a run of a source has read. */
export type SourceRun = {
  startedAt: Date;
  pages: FetchedPage[];
  /** Those of pages that changed; `unchanged` counts the others. */
  items: PageItem[];
  unchanged: number;
  listings: Listings;
};

type Options = {
  net: Net;
  /** The source whose last run is compared with; null to read everything anew. */
  key: string | null;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Fetches and reads all addresses of a source; nothing is published.
 * @throws FetchError, UnreadableFileError or ImplausibleRun: one page that fails fails the run, since what stands on it would look withdrawn
 */
export async function readSource(definition: SourceDefinition, { net, key, onProgress }: Options): Promise<SourceRun> {
  const startedAt = net.now();
  const kept = key === null ? [] : await keptPages(key, startedAt);
  const pages: FetchedPage[] = [];
  const items: PageItem[] = [];
  let unchanged = 0;
  for (const [index, address] of definition.addresses.entries()) {
    onProgress?.(index, definition.addresses.length);
    const known = kept.find((page) => page.address === address);
    const page = await fetchPage(address, { hosts: definition.hosts, known, net });
    pages.push(page);
    if (page.isUnchanged) unchanged += key && known ? await countItems(key, known) : 0;
    else items.push(...(await readPage(checkType(page, definition), definition, items.length + 1)));
  }
  onProgress?.(definition.addresses.length, definition.addresses.length);
  await loadBodies();
  const listings = await readItems({ items, unchanged, seenAt: startedAt }, definition);
  return { startedAt, pages, items, unchanged, listings };
}

/** What is published on a later day is refused until then (lib/ingestion/parse/listing-of.ts). */
const PLANNED: RefusalReason = "posted-ahead";

/** The pages of a source as they were fetched last, without those that list what is planned and were read on an earlier day: their words are the same, and mean more today. */
async function keptPages(sourceKey: string, now: Date): Promise<SourcePage[]> {
  const pages = await db().sourcePage.findMany({ where: { sourceKey } });
  const planned = await db().sourceItem.findMany({
    where: { sourceKey, reason: PLANNED, lastSeenAt: { in: pages.map(({ fetchedAt }) => fetchedAt) } },
    select: { address: true, lastSeenAt: true },
    distinct: ["address", "lastSeenAt"],
  });
  const isPlan = ({ address, fetchedAt }: SourcePage) =>
    planned.some((item) => item.address === address && item.lastSeenAt.getTime() === fetchedAt.getTime());
  return pages.filter((page) => dayInIndia(page.fetchedAt) === dayInIndia(now) || !isPlan(page));
}

type Changed = Extract<FetchedPage, { isUnchanged: false }>;

function checkType(page: Changed, { expects: { type } }: SourceDefinition): Changed {
  if (type && !page.contentType.toLowerCase().includes(type)) {
    throw new ImplausibleRun(`${page.address} is ${page.contentType || "of no type"}, ${type} is expected`);
  }
  return page;
}

function countItems(sourceKey: string, { address, fetchedAt }: { address: string; fetchedAt: Date }): Promise<number> {
  return db().sourceItem.count({ where: { sourceKey, address, lastSeenAt: fetchedAt } });
}
