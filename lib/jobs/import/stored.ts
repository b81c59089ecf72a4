import { Prisma } from "@/lib/generated/prisma/client";
import type { JobContent } from "@/lib/jobs/import/content";
import { REMOVED, type Reference, referenceKey, type StoredJob } from "@/lib/jobs/import/decide";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { selectList } from "@/lib/jobs/job/columns";
import { CONTENT_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

const CONTENT = Prisma.raw(selectList(JOB_FIELDS, CONTENT_NAMES, "jobs"));
const POST = Prisma.raw(POSITION_NAMES.map((name) => `'${name}', p.${POSITION_FIELDS[name].column}`).join(", "));

type Row = Omit<StoredJob, "content"> & Omit<JobContent, "jobPositions"> & { jobPositions: JobContent["jobPositions"] | null };

type Stored = Map<string, StoredJob | typeof REMOVED>;

/** What is stored of these references, by their key: the job, or that it was removed for good. */
export async function findStoredJobs(client: Prisma.TransactionClient, references: readonly Reference[]): Promise<Stored> {
  const rows = await client.$queryRaw<Row[]>`
    SELECT jobs.id, jobs.source, jobs.source_reference AS "sourceReference", content_hash AS "contentHash",
      status = 'withdrawn' AS "isWithdrawn", edited_at IS NOT NULL AS "isEdited", seen_at AS "seenAt",
      posts."jobPositions", ${CONTENT}
    FROM ${wanted(references, JOBS)}
    JOIN organisations ON organisations.id = jobs.organisation_id
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(${POST}) ORDER BY p.ordinal) AS "jobPositions" FROM positions p WHERE p.job_id = jobs.id
    ) posts ON true`;
  const removed = await client.$queryRaw<Reference[]>`
    SELECT r.source, r."sourceReference" FROM ${wanted(references, REMOVED_LISTINGS)}`;
  // A job that an editor made anew of a removed listing counts as any other.
  return new Map<string, StoredJob | typeof REMOVED>([
    ...removed.map((reference) => [referenceKey(reference), REMOVED] as const),
    ...rows.map((row) => [referenceKey(row), storedJob(row)] as const),
  ]);
}

/**
 * The same, locked until the transaction ends. The rows are locked in the order of their ids by a statement of its own, so that
 * what is read next is what the writers before have left.
 */
export async function lockStoredJobs(tx: Prisma.TransactionClient, references: readonly Reference[]): Promise<Stored> {
  await tx.$queryRaw`SELECT jobs.id FROM ${wanted(references, JOBS)} ORDER BY jobs.id FOR UPDATE OF jobs`;
  return findStoredJobs(tx, references);
}

const JOBS = Prisma.raw("jobs");
const REMOVED_LISTINGS = Prisma.raw("removed_listings");

/** The references as a table `r`, joined with the rows of a table that have them. */
function wanted(references: readonly Reference[], table: Prisma.Sql): Prisma.Sql {
  const rows = JSON.stringify(references.map(({ source, sourceReference }) => ({ source, sourceReference })));
  return Prisma.sql`jsonb_to_recordset(${rows}::jsonb) AS r(source text, "sourceReference" text)
    JOIN ${table} ON ${table}.source = r.source AND ${table}.source_reference = r."sourceReference"`;
}

function storedJob({ id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, ...content }: Row): StoredJob {
  const jobPositions = content.jobPositions ?? [];
  return { id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, content: { ...content, jobPositions } };
}
