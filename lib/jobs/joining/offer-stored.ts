import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { sweepChangedJobs } from "@/lib/database/sweep";
import { listedSince } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ownListing, type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { jobsWithIds } from "@/lib/jobs/import/read-stored";
import { tryLockImports } from "@/lib/jobs/import/write";
import { type Beside, keepListings } from "@/lib/jobs/joining/kept-listings";
import { matchListings } from "@/lib/jobs/joining/match-listings";

/**
 * Offers the staff the pairs of stored jobs that are one recruitment, or may be: each became a job when nothing said so yet. Only jobs that changed since the
 * last run are compared, with all that share a key. None is joined by itself: both have addresses that people saved.
 * @returns how many pairs were offered
 */
export async function offerStoredPairs(now: Date): Promise<number> {
  await loadBodies();
  return sweepChangedJobs({
    task: "offer-stored-pairs",
    batch: 200,
    most: 2_000,
    // What an import has written but not committed would lie behind what was seen.
    mayBegin: tryLockImports,
    work: async (tx, ids) => {
      const pairs = await pairsOf(tx, ids, now);
      await keepListings(tx, pairs);
      return pairs.filter(({ state }) => state === "waiting").length;
    },
  });
}

async function pairsOf(tx: Prisma.TransactionClient, ids: readonly number[], now: Date): Promise<Beside[]> {
  const listed = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM jobs WHERE id = ANY(${ids}) AND deleted_at IS NULL AND status = 'published' AND source <> 'sample' AND seen_at IS NOT NULL
      AND deadline >= ${listedSince(now)}::date`;
  const jobs = await jobsWithIds(
    tx,
    listed.map(({ id }) => id),
  );
  const matches = await matchListings(
    tx,
    [...jobs.values()].map((job) => ownListing(job).listing),
  );
  const others = await jobsWithIds(
    tx,
    [...matches.values()].map(({ jobId }) => jobId),
  );
  const pairs = [...jobs.values()].flatMap((job) => {
    const match = matches.get(referenceKey(job));
    const other = match && others.get(match.jobId);
    if (!match || !other) return [];
    // The older one keeps its address; what the staff has entered is no listing of a source.
    const isKept = other.seenAt !== null && (job.seenAt === null || job.id < other.id);
    const [stays, listed] = isKept ? [job, other] : [other, job];
    return [{ stays, listed, judgement: match.judgement }];
  });
  const known = await knownPairs(
    tx,
    pairs.flatMap(({ stays, listed }) => [stays.id, listed.id]),
  );
  // Of two that both changed each finds the other.
  const once = new Map(pairs.map((pair) => [`${pair.stays.id} ${pair.listed.id}`, pair]));
  return [...once.values()]
    .filter(({ stays, listed }) => !known.has(pairKey(stays.id, listed)) && !known.has(pairKey(listed.id, stays)))
    .flatMap(({ stays, listed, judgement: { score, because } }) => [
      { ...ownListing(stays), jobId: stays.id, state: "joined" as const, score: 0, because: [] },
      { ...ownListing(listed), jobId: stays.id, state: "waiting" as const, score, because },
    ]);
}

/** What stands beside these jobs already, whatever was decided: it is not offered again. */
async function knownPairs(tx: Prisma.TransactionClient, jobIds: readonly number[]): Promise<Set<string>> {
  const rows = await tx.recruitmentListing.findMany({
    where: { jobId: { in: [...jobIds] } },
    select: { jobId: true, source: true, sourceReference: true },
  });
  return new Set(rows.map((row) => pairKey(row.jobId, row)));
}

function pairKey(jobId: number, reference: Reference): string {
  return `${jobId} ${referenceKey(reference)}`;
}
