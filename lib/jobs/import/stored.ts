import { Prisma } from "@/lib/generated/prisma/client";
import { correctionsOfJobs } from "@/lib/jobs/import/corrected";
import { type Incoming, REMOVED, type StoredJob, type StoredState } from "@/lib/jobs/import/decide";
import { extendedJob } from "@/lib/jobs/import/extension";
import { referenceKey } from "@/lib/jobs/import/listings";
import { jobsOf, jobsWithIds, storedByReference } from "@/lib/jobs/import/read-stored";
import { removedOf } from "@/lib/jobs/import/removed-by-name";
import { joinedJobs, listingsOfJobs, ownFirst } from "@/lib/jobs/joining/kept-listings";
import type { KnownKeys } from "@/lib/jobs/joining/known-keys";
import { matchListings } from "@/lib/jobs/joining/match-listings";
import { nameKey, undatedNameKey } from "@/lib/jobs/similar/keys";

type Tx = Prisma.TransactionClient;
type Stored = Map<string, StoredState>;

/**
 * What is stored of these listings, by the key of the listing's reference: the job with that reference, or that it was removed for good, or
 * the job that a listing without a name of its own shows with another deadline, or the job of the recruitment that it was joined with, or is one with,
 * or may be.
 */
export async function findStoredJobs(client: Tx, batch: readonly Incoming[], known?: KnownKeys): Promise<Stored> {
  const found = await storedOfItsSource(client, batch);
  const unknown = () => batch.filter(({ job }) => !found.has(referenceKey(job)));
  const joined = await joinedJobs(
    client,
    unknown().map(({ job }) => job),
  );
  const joinedKeys = new Set(joined.map(referenceKey));
  // What is no snapshot of a source, as a seed, is one with nothing.
  const open = unknown().flatMap(({ job, seenAt }) => (seenAt && !joinedKeys.has(referenceKey(job)) ? [job] : []));
  const matches = await matchListings(client, open, known);
  const ids = [...joined, ...matches.values()].map(({ jobId }) => jobId);
  const jobs = await jobsWithIds(client, ids);
  for (const { jobId, ...reference } of joined) {
    const job = jobs.get(jobId);
    if (job) found.set(referenceKey(reference), job);
  }
  for (const [key, { jobId, judgement }] of matches) {
    const job = jobs.get(jobId);
    if (job) found.set(key, judgement.verdict === "join" ? { ...job, joinedBy: judgement } : { askAbout: job, judgement });
  }
  return withListings(client, found);
}

/** The jobs that were found, with the listings that were joined into them, and with what was corrected since. */
async function withListings(client: Tx, found: Stored): Promise<Stored> {
  const ids = [...found.values()].flatMap((state) => (isJob(state) ? [state.id] : []));
  const [byJob, corrections] = [await listingsOfJobs(client, ids), await correctionsOfJobs(client, ids)];
  if (byJob.size + corrections.size === 0) return found;
  const whole = (job: StoredJob): StoredJob => ({
    ...job,
    listings: ownFirst(job, byJob.get(job.id)),
    corrections: corrections.get(job.id),
  });
  return new Map([...found].map(([key, state]) => [key, isJob(state) ? whole(state) : state]));
}

/** Whether what is stored of a listing is a job. */
export function isJob(state: StoredState | undefined): state is StoredJob {
  return typeof state === "object" && "id" in state;
}

/** What is stored of each listing by its own source: the job of its reference, else the one whose last date it extends. */
async function storedOfItsSource(client: Tx, batch: readonly Incoming[]): Promise<Stored> {
  const references = batch.map(({ job }) => job);
  const found = await storedByReference(client, references);
  await addByOtherNames(client, batch, found);
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
  const open = unknown.filter(({ job }) => !found.has(referenceKey(job)));
  for (const { job } of await removedOf(client, open)) found.set(referenceKey(job), REMOVED);
  return found;
}

/**
 * Adds what is stored of listings by another name that their source gives them; of several that which came first. A name that two of them have, or that another has
 * for its own, is of one alone: rows that say the same beside their numbers are several notices.
 */
async function addByOtherNames(client: Tx, batch: readonly Incoming[], found: Stored): Promise<void> {
  const taken = new Set(batch.map(({ job }) => referenceKey(job)));
  const renamed = batch.flatMap(({ job: { source, ...job }, otherNames = [] }) => {
    const key = referenceKey({ source, ...job });
    const names = found.has(key) ? [] : otherNames.map((sourceReference) => ({ key, source, sourceReference }));
    return names.filter((name) => taken.size < taken.add(referenceKey(name)).size);
  });
  if (renamed.length === 0) return;
  const stored = await storedByReference(client, renamed);
  const idOf = (state: StoredState) => (isJob(state) ? state.id : 0);
  for (const { key, ...reference } of renamed) {
    const [state, before] = [stored.get(referenceKey(reference)), found.get(key)];
    if (state !== undefined && (before === undefined || idOf(state) < idOf(before))) found.set(key, state);
  }
}

function sourceAndName(source: string, notice: Parameters<typeof nameKey>[0]): string {
  return JSON.stringify([source, undatedNameKey(notice)]);
}

/**
 * The jobs with the names of these listings, of any source. The planner does not see the names: where it sees hundreds and knows nothing of the table, as of
 * one that the same transaction fills, it reads the whole of it.
 */
export function withNamesOf(jobs: readonly Incoming["job"][]): Prisma.Sql {
  const names = [...new Set(jobs.flatMap((job) => [nameKey(job), undatedNameKey(job)]))];
  return Prisma.sql`(SELECT * FROM jobs WHERE notice_keys && ARRAY(SELECT unnest(${names}::text[]))) AS jobs`;
}
