import { Prisma } from "@/lib/generated/prisma/client";
import type { JobContent } from "@/lib/jobs/import/content";
import { REMOVED, type StoredJob, type StoredState } from "@/lib/jobs/import/decide";
import { type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { JOB_FIELDS } from "@/lib/jobs/job";
import { selectList } from "@/lib/jobs/job/columns";
import { CONTENT_NAMES, POSITION_NAMES } from "@/lib/jobs/job/names";
import { POSITION_FIELDS } from "@/lib/jobs/job/positions";

type Tx = Prisma.TransactionClient;

const CONTENT = Prisma.raw(selectList(JOB_FIELDS, CONTENT_NAMES, "jobs"));
const POST = Prisma.raw(POSITION_NAMES.map((name) => `'${name}', p.${POSITION_FIELDS[name].column}`).join(", "));

type Row = Omit<StoredJob, "content"> & Omit<JobContent, "jobPositions"> & { jobPositions: JobContent["jobPositions"] | null };

/** The jobs with these references, or that they were removed for good, by the key of the reference. */
export async function storedByReference(client: Tx, references: readonly Reference[]): Promise<Map<string, StoredState>> {
  const jobs = await jobsOf(client, wanted(references, JOBS));
  const removed = await client.$queryRaw<Reference[]>`
    SELECT r.source, r."sourceReference" FROM ${wanted(references, REMOVED_LISTINGS)}`;
  // A job that an editor made anew of a removed listing counts as any other.
  return new Map<string, StoredState>([
    ...removed.map((reference) => [referenceKey(reference), REMOVED] as const),
    ...jobs.map((job) => [referenceKey(job), job] as const),
  ]);
}

/** The jobs of a table `jobs` as an import decides about them. */
export async function jobsOf(client: Tx, rows: Prisma.Sql): Promise<StoredJob[]> {
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

function storedJob({ id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, ...content }: Row): StoredJob {
  const jobPositions = content.jobPositions ?? [];
  return { id, source, sourceReference, contentHash, isWithdrawn, isEdited, seenAt, content: { ...content, jobPositions } };
}

/** The jobs of some ids, by id. */
export async function jobsWithIds(client: Tx, ids: readonly number[]): Promise<Map<number, StoredJob>> {
  if (ids.length === 0) return new Map();
  const jobs = await jobsOf(client, Prisma.sql`(SELECT * FROM jobs WHERE id = ANY(${[...new Set(ids)]}::int[])) AS jobs`);
  return new Map(jobs.map((job) => [job.id, job]));
}
