import { Prisma } from "@/lib/generated/prisma/client";
import type { Reference } from "@/lib/jobs/import/listings";

type Tx = Prisma.TransactionClient;

/** Of items: those that say a listing. */
export function isOfListing({ source, sourceReference }: Reference): Prisma.Sql {
  return Prisma.sql`listing_source = ${source} AND listing_reference = ${sourceReference}`;
}

/** Lets the items of a listing, and what its sources list, be of the job that it is of now. */
export async function moveItems(tx: Tx, listing: Reference, { from, to }: { from: number; to: number | null }): Promise<void> {
  if (to === null) return;
  await tx.$executeRaw`
    UPDATE source_items SET job_id = ${to}, stage = 'published', reason = NULL
    WHERE ${isOfListing(listing)}`;
  await tx.$executeRaw`
    INSERT INTO source_listings (source_key, job_id, first_seen_at, last_seen_at)
    SELECT source_key, ${to}, min(first_seen_at), max(last_seen_at) FROM source_items
    WHERE ${isOfListing(listing)} GROUP BY source_key
    ON CONFLICT (source_key, job_id) DO UPDATE SET last_seen_at = greatest(source_listings.last_seen_at, excluded.last_seen_at)`;
  if (to !== from) {
    await tx.$executeRaw`
      DELETE FROM source_listings AS l WHERE job_id = ${from}
        AND EXISTS (SELECT FROM source_items AS i WHERE i.source_key = l.source_key AND i.job_id = ${to})
        AND NOT EXISTS (SELECT FROM source_items AS i WHERE i.source_key = l.source_key AND i.job_id = ${from})`;
  }
}
