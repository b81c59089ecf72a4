import { AppError, problemsOf } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Reference } from "@/lib/jobs/import/listings";
import type { KeptListing } from "@/lib/jobs/joining/merge-listings";
import { jobInputSchema, type ParsedJobInput } from "@/lib/jobs/schema";
import { log } from "@/lib/log";

type Row = Reference & { jobId: number; listing: unknown; isOfficial: boolean; seenAt: Date | null };

/** The jobs that these listings were joined with, by whoever. */
export async function joinedJobs(
  client: Prisma.TransactionClient,
  references: readonly Reference[],
): Promise<(Reference & { jobId: number })[]> {
  if (references.length === 0) return [];
  const rows = JSON.stringify(references.map(({ source, sourceReference }) => ({ source, sourceReference })));
  return client.$queryRaw`
    SELECT l.source, l.source_reference AS "sourceReference", l.job_id AS "jobId"
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(source text, "sourceReference" text)
    JOIN recruitment_listings l ON l.source = r.source AND l.source_reference = r."sourceReference" AND l.state = 'joined'`;
}

/** The listings of these jobs that are one with them, in the order in which they came; none of a job that one source alone shows. */
export async function listingsOfJobs(
  client: Prisma.TransactionClient,
  jobIds: readonly number[],
): Promise<Map<number, KeptListing[]>> {
  if (jobIds.length === 0) return new Map();
  const rows: Row[] = await client.recruitmentListing.findMany({
    where: { jobId: { in: [...jobIds] }, state: "joined" },
    orderBy: { id: "asc" },
    select: { jobId: true, source: true, sourceReference: true, listing: true, isOfficial: true, seenAt: true },
  });
  const byJob = new Map<number, KeptListing[]>();
  for (const { jobId, listing, ...row } of rows) {
    const { data, error } = jobInputSchema.safeParse(listing);
    if (data) byJob.set(jobId, [...(byJob.get(jobId) ?? []), { ...row, listing: data }]);
    else
      log.warn({ ...row, jobId, reason: problemsOf(error) }, "A kept listing cannot be read, and its job is written without it");
  }
  return byJob;
}

/**
 * A listing as it is kept beside a job.
 * @throws AppError CONFLICT, in words for the staff, where it is none that this release takes: an older one wrote it, or a backup brought it
 */
export function readListing(kept: unknown): ParsedJobInput {
  const { data, error } = jobInputSchema.safeParse(kept);
  if (data) return data;
  throw new AppError("CONFLICT", `The kept listing cannot be read: ${problemsOf(error)}. Import its source again first.`);
}

/** The listings of a job, first the one by which it came. */
export function ownFirst(job: Reference, listings: readonly KeptListing[] | undefined): readonly KeptListing[] | undefined {
  const isOwn = ({ source, sourceReference }: Reference) => source === job.source && sourceReference === job.sourceReference;
  return listings?.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** A listing beside a job, as it is kept. */
export type Beside = KeptListing & {
  jobId: number;
  state: "joined" | "waiting";
  score: number;
  because: readonly string[];
};

/** Keeps listings beside their jobs as their sources showed them last; one about which the staff has decided keeps the decision. */
export async function keepListings(tx: Prisma.TransactionClient, listings: readonly Beside[]): Promise<void> {
  const once = new Map(
    listings.map((listing) => [JSON.stringify([listing.source, listing.sourceReference, listing.jobId]), listing]),
  );
  if (once.size === 0) return;
  await tx.$executeRaw`
    INSERT INTO recruitment_listings (source, source_reference, job_id, state, listing, is_official, seen_at, score, because)
    SELECT r.source, r."sourceReference", r."jobId", r.state::"MatchState", r.listing, r."isOfficial", r."seenAt", r.score, r.because
    FROM jsonb_to_recordset(${JSON.stringify([...once.values()])}::jsonb) AS r(source text, "sourceReference" text, "jobId" integer, state text,
      listing jsonb, "isOfficial" boolean, "seenAt" timestamptz, score integer, because text[])
    ON CONFLICT (source, source_reference, job_id) DO UPDATE SET listing = excluded.listing, is_official = excluded.is_official,
      seen_at = coalesce(excluded.seen_at, recruitment_listings.seen_at),
      state = CASE WHEN recruitment_listings.state = 'waiting' THEN excluded.state ELSE recruitment_listings.state END`;
}

/** Forgets about which jobs these listings waited, other than the one that they wait about now: they became jobs, or are one with another. */
export async function forgetWaiting(
  tx: Prisma.TransactionClient,
  references: readonly (Reference & { askAbout: number | null })[],
): Promise<void> {
  if (references.length === 0) return;
  const rows = JSON.stringify(references);
  await tx.$executeRaw`
    DELETE FROM recruitment_listings AS l USING jsonb_to_recordset(${rows}::jsonb) AS r(source text, "sourceReference" text, "askAbout" integer)
    WHERE l.source = r.source AND l.source_reference = r."sourceReference" AND l.state = 'waiting' AND l.job_id IS DISTINCT FROM r."askAbout"`;
}
