import type { Prisma, Source } from "@/lib/generated/prisma/client";
import { isFullEnough, isLikeSize, SHORT_RUNS_BELIEVED } from "@/lib/sources/run/judge";
import type { SourceRun } from "@/lib/sources/run/read-source";

type Tx = Prisma.TransactionClient;
type Noted = { source: Source; run: SourceRun };
type Result = Pick<Source, "lastItems" | "shortRuns" | "lastShort"> & {
  /** Whether what is missing was marked. */
  isSwept: boolean;
};

/**
 * Notes what a source lists as seen at this run, what it lists no more as gone, and its pages as they are now. A run that is short of items or of
 * notices marks nothing, unless it is the third in a row of like size: then the source has shrunk for good.
 * @returns what the next run is judged by
 */
export async function noteListings(tx: Tx, { source, run }: Noted): Promise<Result> {
  const sourceKey = source.key;
  const { startedAt } = run;
  const before = await tx.sourceListing.count({ where: { sourceKey, goneAt: null } });
  await noteUnchanged(tx, { sourceKey, run });
  await tx.$executeRaw`
    INSERT INTO source_listings (source_key, job_id, first_seen_at, last_seen_at)
    SELECT DISTINCT ${sourceKey}, jobs.id, ${startedAt}::timestamptz, ${startedAt}::timestamptz
    FROM source_items JOIN jobs ON jobs.id = source_items.job_id
    WHERE source_key = ${sourceKey} AND source_items.last_seen_at = ${startedAt}::timestamptz AND stage <> 'attached'
    ON CONFLICT (source_key, job_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, gone_at = NULL`;
  const seen = await tx.sourceListing.count({ where: { sourceKey, lastSeenAt: startedAt } });
  const count = run.items.length + run.unchanged;
  const isFull = isFullEnough(count, source.lastItems);
  const isShort = !isFull || !isFullEnough(seen, before);
  const shortRuns = isShort ? 1 + (isLikeSize(seen, source.lastShort) ? source.shortRuns : 0) : 0;
  const isSwept = !isShort || shortRuns >= SHORT_RUNS_BELIEVED;
  if (isSwept) {
    await tx.sourceListing.updateMany({
      where: { sourceKey, lastSeenAt: { lt: startedAt }, goneAt: null },
      data: { goneAt: startedAt },
    });
  }
  for (const page of run.pages) await notePage(tx, sourceKey, page, startedAt);
  return {
    isSwept,
    lastItems: isFull || isSwept ? count : source.lastItems,
    ...(isSwept ? { shortRuns: 0, lastShort: null } : { shortRuns, lastShort: seen }),
  };
}

/** The items of a page that has not changed are those that were seen when it was fetched last. */
async function noteUnchanged(tx: Tx, { sourceKey, run }: { sourceKey: string; run: SourceRun }): Promise<void> {
  const unchanged = run.pages.filter(({ isUnchanged }) => isUnchanged).map(({ address }) => address);
  if (unchanged.length === 0) return;
  await tx.$executeRaw`
    UPDATE source_items SET last_seen_at = ${run.startedAt}::timestamptz
    FROM source_pages
    WHERE source_items.source_key = ${sourceKey} AND source_pages.source_key = ${sourceKey}
      AND source_items.address = source_pages.address AND source_items.address = ANY(${unchanged})
      AND source_items.last_seen_at = source_pages.fetched_at`;
}

async function notePage(tx: Tx, sourceKey: string, page: SourceRun["pages"][number], fetchedAt: Date): Promise<void> {
  const { address } = page;
  if (page.isUnchanged) {
    await tx.sourcePage.updateMany({ where: { sourceKey, address }, data: { fetchedAt } });
    return;
  }
  const { etag, lastModified, hash } = page;
  const known = { etag, lastModified, hash, fetchedAt };
  await tx.sourcePage.upsert({
    where: { sourceKey_address: { sourceKey, address } },
    create: { sourceKey, address, ...known },
    update: known,
  });
}
