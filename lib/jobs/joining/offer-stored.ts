import { loadBodies } from "@/lib/bodies/staff/load-bodies";
import { listedSince } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ownListing, type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { jobsWithIds } from "@/lib/jobs/import/read-stored";
import { tryLockImports } from "@/lib/jobs/import/write";
import { type Beside, keepListings } from "@/lib/jobs/joining/kept-listings";
import { matchListings } from "@/lib/jobs/joining/match-listings";

const SWEEP = "offer-stored-pairs";
const BATCH = 200;
/** Jobs of one run; what is left comes with the next. */
const MAX_JOBS = 2_000;

type Changed = { id: number; updatedAt: string };

/**
 * Offers the staff the pairs of stored jobs that are one recruitment, or may be: each became a job when nothing said so yet. Only jobs that changed since the
 * last run are compared, with all that share a key. None is joined by itself: both have addresses that people saved.
 * @returns how many pairs were offered
 */
export async function offerStoredPairs(now: Date): Promise<number> {
  await loadBodies();
  let offered = 0;
  for (let seen = 0; seen < MAX_JOBS; seen += BATCH) {
    const batch = await db().$transaction((tx) => offerBatch(tx, now));
    offered += batch.offered;
    if (batch.seen < BATCH) break;
  }
  return offered;
}

async function offerBatch(tx: Prisma.TransactionClient, now: Date): Promise<{ seen: number; offered: number }> {
  // What an import has written but not committed would lie behind what was seen; it comes with the next run.
  if (!(await tryLockImports(tx))) return { seen: 0, offered: 0 };
  await tx.$executeRaw`INSERT INTO sweeps (task) VALUES (${SWEEP}) ON CONFLICT DO NOTHING`;
  const changed = await tx.$queryRaw<Changed[]>`
    WITH last AS MATERIALIZED (SELECT updated_at, job_id FROM sweeps WHERE task = ${SWEEP} FOR UPDATE)
    SELECT jobs.id, jobs.updated_at::text AS "updatedAt" FROM jobs, last
    WHERE (jobs.updated_at, jobs.id) > (last.updated_at, last.job_id) ORDER BY jobs.updated_at, jobs.id LIMIT ${BATCH}`;
  const last = changed.at(-1);
  if (!last) return { seen: 0, offered: 0 };
  const pairs = await pairsOf(
    tx,
    changed.map(({ id }) => id),
    now,
  );
  await keepListings(tx, pairs);
  // As it was read: one that was saved meanwhile would take the mark behind those that still wait.
  await tx.$executeRaw`UPDATE sweeps SET updated_at = ${last.updatedAt}::timestamptz, job_id = ${last.id} WHERE task = ${SWEEP}`;
  return { seen: changed.length, offered: pairs.filter(({ state }) => state === "waiting").length };
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
