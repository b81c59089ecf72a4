import { Prisma } from "@/lib/generated/prisma/client";
import type { JobContent } from "@/lib/jobs/import/content";
import { type Incoming, REMOVED, type Reference, referenceKey, type StoredJob } from "@/lib/jobs/import/decide";
import { extendedJob } from "@/lib/jobs/import/extension";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { selectList } from "@/lib/jobs/job/columns";
import { CONTENT_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";
import { nameKey } from "@/lib/jobs/similar/keys";

const CONTENT = Prisma.raw(selectList(JOB_FIELDS, CONTENT_NAMES, "jobs"));
const POST = Prisma.raw(POSITION_NAMES.map((name) => `'${name}', p.${POSITION_FIELDS[name].column}`).join(", "));

type Row = Omit<StoredJob, "content"> & Omit<JobContent, "jobPositions"> & { jobPositions: JobContent["jobPositions"] | null };

type Stored = Map<string, StoredJob | typeof REMOVED>;

/**
 * What is stored of these listings, by the key of the listing's reference: the job with that reference, or that it was removed for good, or
 * the job that a listing without a name of its own shows with another deadline.
 */
export async function findStoredJobs(client: Prisma.TransactionClient, batch: readonly Incoming[]): Promise<Stored> {
  const references = batch.map(({ job }) => job);
  const found = await storedByReference(client, references);
  const unknown = batch.filter((listing) => listing.isOnlyOfItsName && !found.has(referenceKey(listing.job)));
  if (unknown.length === 0) return found;
  const shown = new Set(references.map(referenceKey));
  const named = (await jobsOf(client, withNamesOf(unknown.map(({ job }) => job)))).filter((job) => !shown.has(referenceKey(job)));
  const byName = new Map<string, StoredJob[]>();
  for (const job of named) {
    const name = sourceAndName(job.source, job.content);
    byName.set(name, [...(byName.get(name) ?? []), job]);
  }
  for (const listing of unknown) {
    const extended = extendedJob(listing, byName.get(sourceAndName(listing.job.source, listing.job)) ?? []);
    if (extended) found.set(referenceKey(listing.job), extended);
  }
  return found;
}

/**
 * The same, locked until the transaction ends. The rows are locked in the order of their ids by a statement of its own, so that
 * what is read next is what the writers before have left.
 */
export async function lockStoredJobs(tx: Prisma.TransactionClient, batch: readonly Incoming[]): Promise<Stored> {
  const ids = [...(await findStoredJobs(tx, batch)).values()].flatMap((job) => (job === REMOVED ? [] : [job.id]));
  await tx.$queryRaw`SELECT id FROM jobs WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  return findStoredJobs(tx, batch);
}

async function storedByReference(client: Prisma.TransactionClient, references: readonly Reference[]): Promise<Stored> {
  const jobs = await jobsOf(client, wanted(references, JOBS));
  const removed = await client.$queryRaw<Reference[]>`
    SELECT r.source, r."sourceReference" FROM ${wanted(references, REMOVED_LISTINGS)}`;
  // A job that an editor made anew of a removed listing counts as any other.
  return new Map<string, StoredJob | typeof REMOVED>([
    ...removed.map((reference) => [referenceKey(reference), REMOVED] as const),
    ...jobs.map((job) => [referenceKey(job), job] as const),
  ]);
}

async function jobsOf(client: Prisma.TransactionClient, rows: Prisma.Sql): Promise<StoredJob[]> {
  const found = await client.$queryRaw<Row[]>`
    SELECT jobs.id, jobs.source, jobs.source_reference AS "sourceReference", content_hash AS "contentHash",
      status = 'withdrawn' AS "isWithdrawn", edited_at IS NOT NULL AS "isEdited", seen_at AS "seenAt",
      posts."jobPositions", ${CONTENT}
    FROM ${rows}
    JOIN organisations ON organisations.id = jobs.organisation_id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(${POST}) ORDER BY p.ordinal) AS "jobPositions" FROM positions p WHERE p.job_id = jobs.id
    ) posts ON true`;
  return found.map(storedJob);
}

const JOBS = Prisma.raw("jobs");
const REMOVED_LISTINGS = Prisma.raw("removed_listings");

/** The references as a table `r`, joined with the rows of a table that have them. */
function wanted(references: readonly Reference[], table: Prisma.Sql): Prisma.Sql {
  const rows = JSON.stringify(references.map(({ source, sourceReference }) => ({ source, sourceReference })));
  return Prisma.sql`jsonb_to_recordset(${rows}::jsonb) AS r(source text, "sourceReference" text)
    JOIN ${table} ON ${table}.source = r.source AND ${table}.source_reference = r."sourceReference"`;
}

/** The jobs with the names of these listings, of any source. */
export function withNamesOf(jobs: readonly Incoming["job"][]): Prisma.Sql {
  return Prisma.sql`(SELECT * FROM jobs WHERE notice_keys && ${jobs.map(nameKey)}::text[]) AS jobs`;
}

function sourceAndName(source: string, notice: Parameters<typeof nameKey>[0]): string {
  return JSON.stringify([source, nameKey(notice)]);
}

function storedJob({ id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, ...content }: Row): StoredJob {
  const jobPositions = content.jobPositions ?? [];
  return { id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, content: { ...content, jobPositions } };
}
