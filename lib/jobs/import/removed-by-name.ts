import type { Day } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Incoming } from "@/lib/jobs/import/decide";
import { extendedJob } from "@/lib/jobs/import/extension";
import { nameKey } from "@/lib/jobs/similar/keys";

type Removed = { source: string; name: string; sourceReference: string; deadline: Day };

/** Of some listings without names of their own those that show with another last date what was removed for good (lib/jobs/bin/empty-bin.ts). */
export async function removedOf(client: Prisma.TransactionClient, listings: readonly Incoming[]): Promise<Incoming[]> {
  if (listings.length === 0) return [];
  const names = listings.map(({ job }) => ({ source: job.source, name: nameKey(job) }));
  const removed = await client.$queryRaw<Removed[]>`
    SELECT DISTINCT removed.source, r.name, source_reference AS "sourceReference", deadline::text
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS r(source text, name text)
    JOIN removed_listings AS removed ON removed.source = r.source AND removed.name_key = r.name WHERE deadline IS NOT NULL`;
  return listings.filter((listing, at) =>
    removed.some(
      ({ source, name, sourceReference, deadline }) =>
        source === names[at]?.source &&
        name === names[at]?.name &&
        extendedJob(listing, [{ sourceReference, content: { deadline } }]) !== null,
    ),
  );
}
