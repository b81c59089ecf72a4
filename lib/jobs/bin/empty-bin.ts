import { recordAudit } from "@/lib/audit/mutations";
import { SITE } from "@/lib/audit/schema";
import { daysBefore } from "@/lib/dates";
import { db } from "@/lib/db";
import { BIN_DAYS } from "@/lib/jobs/bin/schema";
import { MANUAL_SOURCE } from "@/lib/jobs/job/values";
import { jobInputSchema } from "@/lib/jobs/schema";
import { nameKey } from "@/lib/jobs/similar/keys";

/** Jobs of one transaction: short enough that nobody waits for it. */
const BATCH = 100;

/**
 * Removes for good the jobs that were in the bin for BIN_DAYS, each with a row of the log. What a source brought, or was joined with it, leaves its
 * reference behind, so that the next import of that source does not make it anew. Safe to run at any time, twice, and on several servers at once:
 * a job that is being restored is passed over.
 * @returns how many there were
 */
export async function emptyBin(now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await removeBatch(now);
    removed += count;
    if (count < BATCH) return removed;
  }
}

type Row = { id: number; title: string; source: string; sourceReference: string; deletedAt: Date } & Named;
/** By what a listing without a name of its own is known again when its last date is extended. */
type Named = { nameKey: string | null; deadline: Date | null };

async function removeBatch(now: Date): Promise<number> {
  return db().$transaction(async (tx) => {
    const jobs = await tx.$queryRaw<Row[]>`
      SELECT id, title, source, source_reference AS "sourceReference", deleted_at AS "deletedAt", deadline,
        (SELECT key FROM unnest(notice_keys) AS key WHERE key LIKE 'name:%' LIMIT 1) AS "nameKey" FROM jobs
      WHERE deleted_at < ${daysBefore(now, BIN_DAYS)} ORDER BY deleted_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const joined = await tx.recruitmentListing.findMany({
      where: { jobId: { in: jobs.map(({ id }) => id) }, state: "joined" },
      select: { source: true, sourceReference: true, listing: true },
    });
    const besides = joined.map(({ listing, ...reference }) => ({ ...reference, ...namedAs(listing) }));
    const listings = [...jobs, ...besides].filter(({ source }) => source !== MANUAL_SOURCE);
    await tx.removedListing.createMany({
      data: listings.map(({ source, sourceReference, deadline, nameKey: name }) => {
        return { source, sourceReference, deadline, nameKey: name, removedAt: now };
      }),
      skipDuplicates: true,
    });
    for (const { id, title, source, deletedAt } of jobs) {
      await recordAudit(tx, {
        actor: SITE,
        action: "job.remove",
        entityId: id,
        label: title,
        oldValues: { source, deletedAt: deletedAt.toISOString() },
      });
    }
    await tx.job.deleteMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
    return jobs.length;
  });
}

function namedAs(listing: unknown): Named {
  const { data } = jobInputSchema.safeParse(listing);
  return { nameKey: data ? nameKey(data) : null, deadline: data ? new Date(data.deadline) : null };
}
