import type { Prisma } from "@/lib/generated/prisma/client";
import { type Decision, decideAll, type Incoming } from "@/lib/jobs/import/decide";
import { referenceKey } from "@/lib/jobs/import/listings";
import { writeOrganisations } from "@/lib/jobs/import/organisations";
import { lockStoredJobs } from "@/lib/jobs/import/stored";
import { type Create, insertJobs, type Update, updateJobs } from "@/lib/jobs/import/write-rows";
import { addKnownKeys, type KnownKeys } from "@/lib/jobs/joining/known-keys";
import { deferredOf, noteMatches } from "@/lib/jobs/joining/note-matches";
import { positionsOf, writePositions } from "@/lib/jobs/positions/write-positions";

type Tx = Prisma.TransactionClient;

/** Makes this transaction wait until the imports before it have ended. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('niyukti import'))::text`;
}

/** Locks out other imports until this transaction ends, unless one is running, which is not waited for. @returns whether it is locked now */
export async function tryLockImports(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<
    { isLocked: boolean }[]
  >`SELECT pg_try_advisory_xact_lock(hashtext('niyukti import')) AS "isLocked"`;
  return row?.isLocked ?? false;
}

/**
 * Imports a batch of at most some hundred listings: reads what is stored under lock, decides, and writes what it decided with
 * bodies and posts. An update keeps the id and raises the version.
 * @param known where the candidates of an import of very many listings are looked up
 * @returns one decision for each listing, in order
 */
export async function importBatch(tx: Tx, batch: readonly Incoming[], known?: KnownKeys): Promise<Decision[]> {
  await lockImports(tx);
  const stored = await lockStoredJobs(tx, batch, known);
  const deferred = deferredOf(batch, stored);
  if (deferred.size > 0) return importInTurn(tx, batch, deferred, known);
  const decisions = decideAll(batch, stored);
  const creates = decisions.filter((decision) => decision.outcome === "create");
  const updates = decisions.filter((decision) => decision.outcome === "update");
  const created = await writeContent(tx, creates, updates);
  await noteSightings(tx, decisions);
  await noteMatches(tx, { batch, stored, decisions });
  if (known) await addKnownKeys(tx, known, [...created.values(), ...updates.map(({ id }) => id)]);
  const overtaken = new Set(creates.map(({ job }) => referenceKey(job)).filter((key) => !created.has(key)));
  if (overtaken.size === 0) return decisions;
  // An editor published these notices from the review between the reading and the writing: now they are stored, and seen.
  const again = batch.filter(({ job }) => overtaken.has(referenceKey(job)));
  const decidedAgain = await importBatch(tx, again, known);
  const renewed = new Map(again.map((incoming, index) => [incoming, decidedAgain[index]]));
  return batch.flatMap((incoming, index) => renewed.get(incoming) ?? decisions[index] ?? []);
}

/** Imports what can be decided now, and then what is one with some of it. */
async function importInTurn(
  tx: Tx,
  batch: readonly Incoming[],
  deferred: ReadonlySet<string>,
  known?: KnownKeys,
): Promise<Decision[]> {
  const isDeferred = ({ job }: Incoming) => deferred.has(referenceKey(job));
  const first = batch.filter((incoming) => !isDeferred(incoming));
  const decided = [await importBatch(tx, first, known), await importBatch(tx, batch.filter(isDeferred), known)];
  return batch.flatMap((incoming) => decided[Number(isDeferred(incoming))]?.shift() ?? []);
}

/** Writes new and changed jobs; returns the ids of those that were new and were not there by now, by the keys of their references. */
async function writeContent(tx: Tx, creates: readonly Create[], updates: readonly Update[]): Promise<Map<string, number>> {
  if (creates.length + updates.length === 0) return new Map();
  await writeOrganisations(
    tx,
    [...creates, ...updates].map(({ job }) => job),
  );
  const created = creates.length > 0 ? await insertJobs(tx, creates) : [];
  if (updates.length > 0) {
    await updateJobs(tx, updates);
    await writePositions(
      tx,
      updates.map(({ id, job }) => ({ jobId: id, input: job })),
    );
  }
  const ids = new Map(created.map((row) => [referenceKey(row), row.id]));
  const posts = creates.flatMap(({ job }) => postsOf(ids.get(referenceKey(job)), job));
  if (posts.length > 0) await tx.position.createMany({ data: posts });
  return ids;
}

function postsOf(jobId: number | undefined, job: Create["job"]) {
  return jobId === undefined ? [] : positionsOf(job).map((post) => ({ jobId, ...post }));
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
