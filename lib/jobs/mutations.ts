import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { deriveJob } from "@/lib/jobs/facts/derive";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** Rows of one statement: large enough to be quick, small enough that its JSON stays at a few megabytes. */
const BATCH_SIZE = 500;
const TRANSACTION_TIMEOUT_MS = 60_000;

/** A job to write, with the instant at which its source showed it; without one it always replaces what is stored. */
export type JobToWrite = ParsedJobInput & { seenAt?: Date | null };

export type UpsertOutcome = "created" | "updated" | "unchanged";

/**
 * Creates and updates jobs by (source, sourceReference) in batches, each in a transaction of its own unless one is given, with
 * their organisations and positions. An update keeps the id, raises the version and needs different published content; a
 * withdrawn job and one that an editor has written stay as they are, and content that its source showed earlier than the stored one is left out (of two snapshots of the
 * same instant the less complete one is). Of inputs with the same reference the last counts.
 * @returns one outcome for each input, in order
 */
export async function upsertJobs(inputs: readonly JobToWrite[], tx?: Prisma.TransactionClient): Promise<UpsertOutcome[]> {
  const byReference = new Map(inputs.map((input) => [referenceOf(input), input]));
  const unique = [...byReference.values()];
  const outcomes = new Map<string, UpsertOutcome>();
  for (let start = 0; start < unique.length; start += BATCH_SIZE) {
    const batch = unique.slice(start, start + BATCH_SIZE);
    const write = (client: Prisma.TransactionClient) => writeBatch(client, batch);
    const written = tx ? await write(tx) : await db().$transaction(write, { timeout: TRANSACTION_TIMEOUT_MS });
    for (const row of written) outcomes.set(referenceOf(row), row.created ? "created" : "updated");
  }
  return inputs.map((input) => outcomes.get(referenceOf(input)) ?? "unchanged");
}

type Reference = { source: string; sourceReference: string };
type WrittenJob = Reference & { id: number; created: boolean };

function referenceOf({ source, sourceReference }: Reference): string {
  return JSON.stringify([source, sourceReference]);
}

async function writeBatch(tx: Prisma.TransactionClient, batch: readonly JobToWrite[]): Promise<WrittenJob[]> {
  await writeOrganisations(tx, batch);
  const rows = JSON.stringify(batch.map((job) => ({ ...job, jobPositions: undefined, ...deriveJob(withoutSeenAt(job)) })));
  const written = await writeJobs(tx, rows);
  await writePositions(tx, batch, written);
  await tx.$executeRaw`
    UPDATE jobs SET seen_at = r."seenAt"
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(source text, "sourceReference" text, "contentHash" text, "seenAt" timestamptz)
    WHERE jobs.source = r.source AND jobs.source_reference = r."sourceReference" AND jobs.content_hash = r."contentHash"
      AND jobs.seen_at < r."seenAt"`;
  return written;
}

/** Adds unknown bodies in the order of their names, so that two writers never wait for each other in a circle. */
export async function writeOrganisations(
  tx: Prisma.TransactionClient,
  batch: readonly Pick<JobToWrite, "recruitingOrganization" | "organisationWebsite">[],
): Promise<void> {
  const websites = new Map<string, string | null>();
  for (const job of batch) {
    websites.set(job.recruitingOrganization, job.organisationWebsite ?? websites.get(job.recruitingOrganization) ?? null);
  }
  const rows = JSON.stringify([...websites].map(([name, website]) => ({ name, website })));
  await tx.$executeRaw`
    INSERT INTO organisations (name, website)
    SELECT r.name, r.website FROM jsonb_to_recordset(${rows}::jsonb) AS r(name text, website text) ORDER BY r.name
    ON CONFLICT (name) DO UPDATE SET website = excluded.website
    WHERE organisations.website IS NULL AND excluded.website IS NOT NULL`;
}

/** Column, its name in the JSON row and its type there: what an import or a seed publishes. */
const COLUMNS = [
  ["content_hash", "contentHash", "text"],
  ["title", "title", "text"],
  ["department", "department", "text"],
  ["location", "location", "text"],
  ["qualification", "qualification", "text"],
  ["positions", "positions", "integer"],
  ["salary", "salary", "text"],
  ["salary_min", "salaryMin", "integer"],
  ["salary_max", "salaryMax", "integer"],
  ["posted_on", "postedOn", "date"],
  ["application_start_date", "applicationStartDate", "date"],
  ["deadline", "deadline", "date"],
  ["source_url", "sourceUrl", "text"],
  ["apply_link", "applyLink", "text"],
  ["age_limit", "ageLimit", "text"],
  ["application_fee", "applicationFee", "text"],
  ["description", "description", "text"],
  ["selection_process", "selectionProcess", "text"],
  ["experience_required", "experienceRequired", "text"],
  ["job_category", "jobCategory", "text"],
  ["employment_type", "employmentType", "text"],
  ["vacancy_breakdown", "vacancyBreakdown", "text"],
  ["advertisement_number", "advertisementNumber", "text"],
  ["places", "places", "text[]"],
  ["qualification_levels", "qualificationLevels", "text[]"],
  ["search_words", "searchWords", "text[]"],
  ["seen_at", "seenAt", "timestamptz"],
] as const;

const INSERTED = Prisma.raw(COLUMNS.map(([column]) => column).join(", "));
const SELECTED = Prisma.raw(COLUMNS.map(([, name]) => `r."${name}"`).join(", "));
const ASSIGNED = Prisma.raw(COLUMNS.map(([column]) => `${column} = excluded.${column}`).join(", "));
const RECORD = Prisma.raw(COLUMNS.map(([, name, type]) => `"${name}" ${type}`).join(", "));

/** How much a row says: its places and known fields. Two snapshots of one instant would else replace each other at every import. */
function completeness(row: "excluded" | "jobs"): Prisma.Sql {
  const optional = [
    "positions",
    "salary",
    "source_url",
    "apply_link",
    "age_limit",
    "application_fee",
    "description",
    "selection_process",
  ];
  return Prisma.raw(`(cardinality(${row}.places) + num_nonnulls(${optional.map((column) => `${row}.${column}`).join(", ")}))`);
}

/** Inserts or updates one batch; the rows it leaves alone are not in the answer. */
function writeJobs(tx: Prisma.TransactionClient, rows: string): Promise<WrittenJob[]> {
  return tx.$queryRaw<WrittenJob[]>`
    INSERT INTO jobs (source, source_reference, organisation_id, ${INSERTED})
    SELECT r.source, r."sourceReference", organisations.id, ${SELECTED}
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS r(source text, "sourceReference" text, "recruitingOrganization" text, ${RECORD})
    JOIN organisations ON organisations.name = r."recruitingOrganization"
    ORDER BY r.source, r."sourceReference"
    ON CONFLICT (source, source_reference) DO UPDATE
    SET organisation_id = excluded.organisation_id, ${ASSIGNED}, version = jobs.version + 1, updated_at = now()
    WHERE jobs.content_hash <> excluded.content_hash AND jobs.status <> 'withdrawn' AND jobs.edited_at IS NULL
      AND (
        jobs.seen_at IS NULL OR excluded.seen_at IS NULL OR excluded.seen_at > jobs.seen_at
        OR (excluded.seen_at = jobs.seen_at AND ${completeness("excluded")} >= ${completeness("jobs")})
      )
    RETURNING id, source, source_reference AS "sourceReference", (xmax = 0) AS created`;
}

/** Replaces the posts of the jobs that were written. */
async function writePositions(
  tx: Prisma.TransactionClient,
  batch: readonly JobToWrite[],
  written: readonly WrittenJob[],
): Promise<void> {
  const ids = new Map(written.map((job) => [referenceOf(job), job.id]));
  const updated = written.filter((job) => !job.created).map((job) => job.id);
  if (updated.length > 0) await tx.position.deleteMany({ where: { jobId: { in: updated } } });
  const data = batch.flatMap((job) => {
    const jobId = ids.get(referenceOf(job));
    return jobId === undefined ? [] : job.jobPositions.map((post, index) => ({ jobId, ordinal: index + 1, ...post }));
  });
  if (data.length > 0) await tx.position.createMany({ data });
}

function withoutSeenAt({ seenAt: _seenAt, ...job }: JobToWrite): ParsedJobInput {
  return job;
}
