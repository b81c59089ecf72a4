import { Prisma } from "@/lib/generated/prisma/client";
import { deriveJob } from "@/lib/jobs/facts/derive";
import { type Decision, decideAll, type Incoming } from "@/lib/jobs/import/decide";
import { type Reference, referenceKey } from "@/lib/jobs/import/listings";
import { writeOrganisations } from "@/lib/jobs/import/organisations";
import { lockStoredJobs } from "@/lib/jobs/import/stored";
import { DERIVED_COLUMNS, STATED_COLUMNS } from "@/lib/jobs/job/columns";
import { deferredOf, noteMatches } from "@/lib/jobs/joining/note-matches";

type Tx = Prisma.TransactionClient;
type Create = Extract<Decision, { outcome: "create" }>;
type Update = Extract<Decision, { outcome: "update" }>;

/** Makes the import of this transaction wait until those before it have ended. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('niyukti import'))::text`;
}

/**
 * Imports a batch of at most some hundred listings: reads what is stored under lock, decides, and writes what it decided with
 * bodies and posts. An update keeps the id and raises the version.
 * @returns one decision for each listing, in order
 */
export async function importBatch(tx: Tx, batch: readonly Incoming[]): Promise<Decision[]> {
  await lockImports(tx);
  const stored = await lockStoredJobs(tx, batch);
  const deferred = deferredOf(batch, stored);
  if (deferred.size > 0) return importInTurn(tx, batch, deferred);
  const decisions = decideAll(batch, stored);
  const creates = decisions.filter((decision) => decision.outcome === "create");
  const updates = decisions.filter((decision) => decision.outcome === "update");
  const created = await writeContent(tx, creates, updates);
  await noteSightings(tx, decisions);
  await noteMatches(tx, { batch, stored, decisions });
  const overtaken = new Set(creates.map(({ job }) => referenceKey(job)).filter((key) => !created.has(key)));
  if (overtaken.size === 0) return decisions;
  // An editor published these notices from the review between the reading and the writing: now they are stored, and seen.
  const again = batch.filter(({ job }) => overtaken.has(referenceKey(job)));
  const decidedAgain = await importBatch(tx, again);
  const renewed = new Map(again.map((incoming, index) => [incoming, decidedAgain[index]]));
  return batch.flatMap((incoming, index) => renewed.get(incoming) ?? decisions[index] ?? []);
}

/** Imports what can be decided now, and then what is one with some of it. */
async function importInTurn(tx: Tx, batch: readonly Incoming[], deferred: ReadonlySet<string>): Promise<Decision[]> {
  const isDeferred = ({ job }: Incoming) => deferred.has(referenceKey(job));
  const first = batch.filter((incoming) => !isDeferred(incoming));
  const decided = [await importBatch(tx, first), await importBatch(tx, batch.filter(isDeferred))];
  return batch.flatMap((incoming) => decided[Number(isDeferred(incoming))]?.shift() ?? []);
}

/** Writes new and changed jobs; returns the keys of those that were new and were not there by now. */
async function writeContent(tx: Tx, creates: readonly Create[], updates: readonly Update[]): Promise<Set<string>> {
  if (creates.length + updates.length === 0) return new Set();
  await writeOrganisations(
    tx,
    [...creates, ...updates].map(({ job }) => job),
  );
  const created = creates.length > 0 ? await insertJobs(tx, creates) : [];
  if (updates.length > 0) {
    await updateJobs(tx, updates);
    await tx.position.deleteMany({ where: { jobId: { in: updates.map(({ id }) => id) } } });
  }
  const ids = new Map(created.map((row) => [referenceKey(row), row.id]));
  const posts = [
    ...creates.flatMap(({ job }) => postsOf(ids.get(referenceKey(job)), job)),
    ...updates.flatMap(({ id, job }) => postsOf(id, job)),
  ];
  if (posts.length > 0) await tx.position.createMany({ data: posts });
  return new Set(ids.keys());
}

function postsOf(jobId: number | undefined, job: Create["job"]) {
  return jobId === undefined ? [] : job.jobPositions.map((post, index) => ({ jobId, ordinal: index + 1, ...post }));
}

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

function insertJobs(tx: Tx, creates: readonly Create[]): Promise<(Reference & { id: number })[]> {
  return tx.$queryRaw`
    INSERT INTO jobs (source, source_reference, organisation_id, ${INSERTED})
    SELECT r.source, r."sourceReference", organisations.id, ${SELECTED} FROM ${rowsOf(creates)}
    ORDER BY r.source, r."sourceReference"
    ON CONFLICT (source, source_reference) DO NOTHING
    RETURNING id, source, source_reference AS "sourceReference"`;
}

async function updateJobs(tx: Tx, updates: readonly Update[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE jobs SET organisation_id = organisations.id, ${ASSIGNED}, version = jobs.version + 1, updated_at = now()
    FROM ${rowsOf(updates)} WHERE jobs.id = r.id`;
}

/** Keeps the latest instant at which a source showed the stored content, so that no older snapshot replaces it. */
async function noteSightings(tx: Tx, decisions: readonly Decision[]): Promise<void> {
  const seen = decisions.flatMap((decision) =>
    decision.outcome === "unchanged" && decision.seenAgainAt ? [{ id: decision.id, seenAt: decision.seenAgainAt }] : [],
  );
  if (seen.length === 0) return;
  await tx.$executeRaw`
    UPDATE jobs SET seen_at = r."seenAt"
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS r(id integer, "seenAt" timestamptz) WHERE jobs.id = r.id`;
}
