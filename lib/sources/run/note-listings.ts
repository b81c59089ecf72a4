import type { Prisma } from "@/lib/generated/prisma/client";
import { isFullEnough } from "@/lib/sources/run/judge";
import type { SourceRun } from "@/lib/sources/run/read-source";

type Tx = Prisma.TransactionClient;
type Noted = {
  sourceKey: string;
  run: SourceRun /** Whether the run saw as many items as the last one did, or nearly. */;
  isFull: boolean;
};

/**
 * Notes what a source lists as seen at this run, what it lists no more as gone, and its pages as they are now.
 * @returns whether what is missing was marked
 */
export async function noteListings(tx: Tx, { sourceKey, run, isFull }: Noted): Promise<boolean> {
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
  const isSwept = isFull && isFullEnough(seen, before);
  if (isSwept) {
    await tx.sourceListing.updateMany({
      where: { sourceKey, lastSeenAt: { lt: startedAt }, goneAt: null },
      data: { goneAt: startedAt },
    });
  }
  for (const page of run.pages) await notePage(tx, sourceKey, page, startedAt);
  return isSwept;
}

/** The items of a page that has not changed are those that were seen when it was fetched last. */
async function noteUnchanged(tx: Tx, { sourceKey, run }: Omit<Noted, "isFull">): Promise<void> {
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
