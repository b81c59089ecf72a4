import { Prisma } from "@/lib/generated/prisma/client";
import { deriveJob } from "@/lib/jobs/facts/derive";
import type { Decision } from "@/lib/jobs/import/decide";
import { type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { writeOrganisations } from "@/lib/jobs/import/organisations";
import { DERIVED_COLUMNS, STATED_COLUMNS } from "@/lib/jobs/job/columns";
import { positionsOf, writePositions } from "@/lib/jobs/positions/write-positions";

type Tx = Prisma.TransactionClient;
type Create = Extract<Decision, { outcome: "create" }>;
type Update = Extract<Decision, { outcome: "update" }>;

/** Sightings of one statement. */
const SIGHTINGS = 5_000;

const COLUMNS = Object.entries({ ...STATED_COLUMNS, ...DERIVED_COLUMNS, seenAt: { column: "seen_at", sqlType: "timestamptz" } });
const INSERTED = Prisma.raw(COLUMNS.map(([, { column }]) => column).join(", "));
const SELECTED = Prisma.raw(COLUMNS.map(([name]) => `r."${name}"`).join(", "));
const ASSIGNED = Prisma.raw(COLUMNS.map(([name, { column }]) => `${column} = r."${name}"`).join(", "));
const RECORD = Prisma.raw(COLUMNS.map(([name, { sqlType }]) => `"${name}" ${sqlType}`).join(", "));

/** Writes new and changed jobs; returns the ids of those that were new and were not there by now, by the keys of their references. */
export async function writeContent(
  tx: Tx,
  creates: readonly Create[],
  updates: readonly Update[],
  runId?: number,
): Promise<Map<string, number>> {
  if (creates.length + updates.length === 0) return new Map();
  await writeOrganisations(
    tx,
    [...creates, ...updates].map(({ job }) => job),
  );
  const created = creates.length > 0 ? await insertJobs(tx, creates, runId) : [];
  if (updates.length > 0) {
    await writePositions(
      tx,
      updates.map(({ id, job }) => ({ jobId: id, input: job })),
    );
    await updateJobs(tx, updates, runId);
  }
  const ids = new Map(created.map((row) => [referenceKey(row), row.id]));
  const posts = creates.flatMap(({ job }) => postsOf(ids.get(referenceKey(job)), job));
  if (posts.length > 0) await tx.position.createMany({ data: posts });
  return ids;
}

function postsOf(jobId: number | undefined, job: Create["job"]) {
  return jobId === undefined ? [] : positionsOf(job).map((post) => ({ jobId, ...post }));
}

/** Rows as JSON, from which one statement reads them whatever their number. */
function rowsOf(decisions: readonly (Create | Update)[]): Prisma.Sql {
  const rows = decisions.map(({ job, seenAt, ...decision }) => {
    const id = "id" in decision ? decision.id : undefined;
    return { ...job, jobPositions: undefined, ...deriveJob(job), seenAt, id };
  });
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    AS r(id integer, source text, "sourceReference" text, "recruitingOrganization" text, ${RECORD})
    JOIN organisations ON organisations.name = r."recruitingOrganization"`;
}

/** Inserts new jobs, each with the run that makes it; of what is there by now nothing. @returns the references and ids of those that were inserted */
function insertJobs(tx: Tx, creates: readonly Create[], runId: number | null = null): Promise<(Reference & { id: number })[]> {
  return tx.$queryRaw`
    INSERT INTO jobs (source, source_reference, organisation_id, made_by_run, ${INSERTED})
    SELECT r.source, r."sourceReference", organisations.id, ${runId}::integer, ${SELECTED} FROM ${rowsOf(creates)}
    ORDER BY r.source, r."sourceReference"
    ON CONFLICT (source, source_reference) DO NOTHING
    RETURNING id, source, source_reference AS "sourceReference"`;
}

/** Writes changed jobs, each with its version raised, and with the run that changes it, where one does. */
async function updateJobs(tx: Tx, updates: readonly Update[], runId: number | null = null): Promise<void> {
  await tx.$executeRaw`
    UPDATE jobs SET organisation_id = organisations.id, ${ASSIGNED}, version = jobs.version + 1, updated_at = now(),
      changed_by_run = coalesce(${runId}::integer, jobs.changed_by_run)
    FROM ${rowsOf(updates)} WHERE jobs.id = r.id`;
}

/** When its source showed what is stored of a job. */
export type Sighting = { id: number; seenAt: Date };

/** The instants to be noted of what stays as it is. */
export function sightingsOf(decisions: readonly Decision[]): Sighting[] {
  return decisions.flatMap((decision) =>
    decision.outcome === "unchanged" && decision.seenAgainAt ? [{ id: decision.id, seenAt: decision.seenAgainAt }] : [],
  );
}

/**
 * Keeps the latest instant at which a source showed the stored content, so that no older snapshot replaces it. It locks what it writes: an import of several
 * batches does it last, when a later batch may have written what was shown still later.
 */
export async function noteSightings(tx: Tx, sightings: readonly Sighting[]): Promise<void> {
  for (let at = 0; at < sightings.length; at += SIGHTINGS) {
    const rows = JSON.stringify(sightings.slice(at, at + SIGHTINGS));
    await tx.$executeRaw`
      UPDATE jobs SET seen_at = r."seenAt" FROM (
        SELECT id, max("seenAt") AS "seenAt" FROM jsonb_to_recordset(${rows}::jsonb) AS r(id integer, "seenAt" timestamptz) GROUP BY id
      ) AS r WHERE jobs.id = r.id AND (jobs.seen_at IS NULL OR jobs.seen_at < r."seenAt")`;
  }
}
