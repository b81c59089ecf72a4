import type { Prisma } from "@/lib/generated/prisma/client";
import { type Decision, decideAll, type Incoming, type StoredState } from "@/lib/jobs/import/decide";
import { referenceKey } from "@/lib/jobs/import/listings";
import { findStoredJobs } from "@/lib/jobs/import/stored";
import { noteSightings, sightingsOf, writeContent } from "@/lib/jobs/import/write-rows";
import { addKnownKeys, type KnownKeys } from "@/lib/jobs/joining/known-keys";
import { deferredOf, noteMatches } from "@/lib/jobs/joining/note-matches";

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

/** Imports a batch (`writeBatch`), and notes when its source showed what stays as it is. */
export async function importBatch(tx: Tx, batch: readonly Incoming[]): Promise<Decision[]> {
  const decisions = await writeBatch(tx, batch);
  await noteSightings(tx, sightingsOf(decisions));
  return decisions;
}

/** How a batch of an import is written. */
type Writing = {
  /** Where the candidates of an import of very many listings are looked up. */
  known?: KnownKeys;
  /** The run that the jobs keep as theirs. */
  runId?: number;
};

/**
 * Imports a batch of at most some hundred listings: reads what is stored, decides, and writes what it decided with bodies and posts, under lock. An update
 * keeps the id and raises the version. When its source showed what stays as it is is for the caller to note: `noteSightings`.
 * @returns one decision for each listing, in order
 */
export async function writeBatch(tx: Tx, batch: readonly Incoming[], writing: Writing = {}): Promise<Decision[]> {
  const { known, runId } = writing;
  await lockImports(tx);
  const { stored, decisions } = await decideLocked(tx, batch, known);
  const deferred = deferredOf(batch, stored);
  if (deferred.size > 0) return writeInTurn(tx, batch, deferred, writing);
  const creates = decisions.filter((decision) => decision.outcome === "create");
  const updates = decisions.filter((decision) => decision.outcome === "update");
  const created = await writeContent(tx, creates, updates, runId);
  await noteMatches(tx, { batch, stored, decisions });
  if (known) await addKnownKeys(tx, known, [...created.values(), ...updates.map(({ id }) => id)]);
  const overtaken = new Set(creates.map(({ job }) => referenceKey(job)).filter((key) => !created.has(key)));
  if (overtaken.size === 0) return decisions;
  // An editor published these notices from the review between the reading and the writing: now they are stored, and seen.
  const again = batch.filter(({ job }) => overtaken.has(referenceKey(job)));
  const decidedAgain = await writeBatch(tx, again, writing);
  const renewed = new Map(again.map((incoming, index) => [incoming, decidedAgain[index]]));
  return batch.flatMap((incoming, index) => renewed.get(incoming) ?? decisions[index] ?? []);
}

/**
 * What is stored of each listing (`findStoredJobs`) and what becomes of it, with the jobs that are to be written locked until the transaction ends: in the order
 * of their ids by a statement of its own, so that what is read next is what the writers before have left. No other is: an editor would wait for the end of the
 * import to save a notice that it leaves as it is, and those are nearly all. Their keys are not locked either: a click on Apply would wait with one of the few
 * connections.
 */
async function decideLocked(
  tx: Tx,
  batch: readonly Incoming[],
  known?: KnownKeys,
): Promise<{ stored: Map<string, StoredState>; decisions: Decision[] }> {
  const locked = new Set<number>();
  for (;;) {
    const stored = await findStoredJobs(tx, batch, known);
    const decisions = decideAll(batch, stored);
    const ids = decisions.flatMap((decision) => (decision.outcome === "update" ? [decision.id] : []));
    const unlocked = ids.filter((id) => !locked.has(id));
    if (unlocked.length === 0) return { stored, decisions };
    await tx.$queryRaw`SELECT id FROM jobs WHERE id = ANY(${unlocked}) ORDER BY id FOR NO KEY UPDATE`;
    for (const id of unlocked) locked.add(id);
  }
}

/** Imports what can be decided now, and then what is one with some of it. */
async function writeInTurn(
  tx: Tx,
  batch: readonly Incoming[],
  deferred: ReadonlySet<string>,
  writing: Writing,
): Promise<Decision[]> {
  const isDeferred = ({ job }: Incoming) => deferred.has(referenceKey(job));
  const first = batch.filter((incoming) => !isDeferred(incoming));
  const decided = [await writeBatch(tx, first, writing), await writeBatch(tx, batch.filter(isDeferred), writing)];
  return batch.flatMap((incoming) => decided[Number(isDeferred(incoming))]?.shift() ?? []);
}
