import { Prisma } from "@/lib/generated/prisma/client";
import { referenceKey } from "@/lib/jobs/import/listings";
import { byKnownKeys, type KnownKeys } from "@/lib/jobs/joining/known-keys";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { recruitmentKeys } from "@/lib/jobs/similar/keys";
import { type Judgement, judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";

/** The job that a listing of another source is one with, or may be. */
export type Match = { jobId: number; judgement: Judgement };

type Described = Parameters<typeof judgeRecruitments>[0];
type Candidate = Described & { listing: number; jobId: number };

/** Jobs that one listing is compared with: a body has more notices of one day at times, and the likest share the most keys. */
const MAX_CANDIDATES = 100;

/**
 * Finds for each listing the stored job that other sources show of its recruitment, by the key of its reference. Of several that are one with it the one
 * with the highest sum; where two have it the staff is asked.
 */
export async function matchListings(
  client: Prisma.TransactionClient,
  listings: readonly ParsedJobInput[],
  known?: KnownKeys,
): Promise<Map<string, Match>> {
  if (listings.length === 0) return new Map();
  const candidates = await client.$queryRaw<Candidate[]>(candidatesOf(listings, known));
  const matches = new Map<string, Match>();
  for (const [index, listing] of listings.entries()) {
    const best = bestMatch(
      listing,
      candidates.filter((candidate) => candidate.listing === index),
    );
    if (best) matches.set(referenceKey(listing), { jobId: best.candidate.jobId, judgement: best.judgement });
  }
  return matches;
}

/** The job of some candidates that a listing is one with, or may be: the one with the highest sum, and of two that have it the first, about which the staff is asked. */
export function bestMatch<C extends Described & { jobId: number }>(
  listing: ParsedJobInput,
  candidates: readonly C[],
): { candidate: C; judgement: Judgement } | undefined {
  const [best, next] = candidates
    .map((candidate) => ({ candidate, judgement: judgeRecruitments(listing, candidate) }))
    .filter(({ judgement }) => judgement.verdict !== "apart")
    .toSorted((a, b) => b.judgement.score - a.judgement.score || a.candidate.jobId - b.candidate.jobId);
  const isTied = best !== undefined && next?.judgement.score === best.judgement.score;
  return isTied ? { ...best, judgement: { ...best.judgement, verdict: "ask" } } : best;
}

/**
 * The jobs that share a key with these listings, without those that the staff has said are another recruitment, that came from the same source or that it
 * shows under another name: a source that shows two has two. Samples are nobody's recruitment, and nobody sees a draft. Exported for the test of its plan.
 */
export function candidatesOf(listings: readonly ParsedJobInput[], known?: KnownKeys): Prisma.Sql {
  const rows = listings.map((listing, index) => {
    const { source, sourceReference } = listing;
    return { listing: index, source, sourceReference, keys: recruitmentKeys(listing) };
  });
  const sharesKey = known ? byKnownKeys() : Prisma.sql`notice_keys && r.keys`;
  return Prisma.sql`
    SELECT r.listing, found.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(listing integer, source text, "sourceReference" text, keys text[])
    CROSS JOIN LATERAL (
      SELECT jobs.id AS "jobId", title, organisations.name AS "recruitingOrganization", advertisement_number AS "advertisementNumber",
        apply_link AS "applyLink", source_url AS "sourceUrl", deadline::text AS deadline, positions
      FROM jobs JOIN organisations ON organisations.id = jobs.organisation_id
      WHERE ${sharesKey} AND deleted_at IS NULL AND status <> 'draft' AND jobs.source NOT IN (r.source, 'sample')
        AND NOT EXISTS (
          SELECT FROM recruitment_listings AS l WHERE l.job_id = jobs.id AND l.source = r.source
            AND (l.state = 'joined' OR l.state = 'apart' AND l.source_reference = r."sourceReference"))
      ORDER BY jobs.id DESC LIMIT ${MAX_CANDIDATES}
    ) AS found`;
}
