import { Prisma } from "@/lib/generated/prisma/client";
import { deriveJob } from "@/lib/jobs/facts/derive";
import type { Decision } from "@/lib/jobs/import/decide";
import type { Reference } from "@/lib/jobs/import/listings";
import { DERIVED_COLUMNS, STATED_COLUMNS } from "@/lib/jobs/job/columns";

type Tx = Prisma.TransactionClient;
export type Create = Extract<Decision, { outcome: "create" }>;
export type Update = Extract<Decision, { outcome: "update" }>;

/** Sightings of one statement. */
const SIGHTINGS = 5_000;

const COLUMNS = Object.entries({ ...STATED_COLUMNS, ...DERIVED_COLUMNS, seenAt: { column: "seen_at", sqlType: "timestamptz" } });
const INSERTED = Prisma.raw(COLUMNS.map(([, { column }]) => column).join(", "));
const SELECTED = Prisma.raw(COLUMNS.map(([name]) => `r."${name}"`).join(", "));
const ASSIGNED = Prisma.raw(COLUMNS.map(([name, { column }]) => `${column} = r."${name}"`).join(", "));
const RECORD = Prisma.raw(COLUMNS.map(([name, { sqlType }]) => `"${name}" ${sqlType}`).join(", "));

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

/** Inserts new jobs; of what is there by now nothing. @returns the references and ids of those that were inserted */
export function insertJobs(tx: Tx, creates: readonly Create[]): Promise<(Reference & { id: number })[]> {
  return tx.$queryRaw`
    INSERT INTO jobs (source, source_reference, organisation_id, ${INSERTED})
    SELECT r.source, r."sourceReference", organisations.id, ${SELECTED} FROM ${rowsOf(creates)}
    ORDER BY r.source, r."sourceReference"
    ON CONFLICT (source, source_reference) DO NOTHING
    RETURNING id, source, source_reference AS "sourceReference"`;
}

/** Writes changed jobs, each with its version raised. */
export async function updateJobs(tx: Tx, updates: readonly Update[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE jobs SET organisation_id = organisations.id, ${ASSIGNED}, version = jobs.version + 1, updated_at = now()
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
