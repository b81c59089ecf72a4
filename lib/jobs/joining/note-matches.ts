import type { Prisma } from "@/lib/generated/prisma/client";
import type { Decision, Incoming, StoredJob, StoredState } from "@/lib/jobs/import/decide";
import { listingsWith, ownListing, referenceKey } from "@/lib/jobs/import/listings";
import { isJob } from "@/lib/jobs/import/stored";
import { type Beside, forgetWaiting, keepListings } from "@/lib/jobs/joining/kept-listings";
import { recruitmentKeys } from "@/lib/jobs/similar/keys";
import { judgeRecruitments } from "@/lib/jobs/similar/same-recruitment";
import { isOfficialHost } from "@/lib/web-address";

type Stored = ReadonlyMap<string, StoredState>;

/**
 * The references of the listings of a batch that wait until those before them are written: another one goes into the same job, or one of another source
 * will be the job of its recruitment. Of what is written at once none sees the other.
 */
export function deferredOf(batch: readonly Incoming[], stored: Stored): ReadonlySet<string> {
  const deferred = new Set<string>();
  const taken = new Map<number, string>();
  const byKey = new Map<string, Incoming[]>();
  const isMixed = new Set(batch.map(({ job }) => job.source)).size > 1;
  for (const incoming of batch) {
    const reference = referenceKey(incoming.job);
    const state = stored.get(reference);
    if (isJob(state)) {
      const first = taken.get(state.id) ?? reference;
      if (first !== reference) deferred.add(reference);
      taken.set(state.id, first);
    } else if (state === undefined && isMixed && incoming.seenAt) {
      const keys = recruitmentKeys(incoming.job);
      const before = keys.flatMap((key) => byKey.get(key) ?? []);
      if (before.some((other) => mayBeOne(other, incoming))) deferred.add(reference);
      else for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), incoming]);
    }
  }
  return deferred;
}

function mayBeOne({ job }: Incoming, other: Incoming): boolean {
  return job.source !== other.job.source && judgeRecruitments(job, other.job).verdict !== "apart";
}

type Decided = { batch: readonly Incoming[]; stored: Stored; decisions: readonly Decision[] };

/** Keeps the listings of a batch that are one with the job of another source, or may be, beside that job. */
export async function noteMatches(tx: Prisma.TransactionClient, { batch, stored, decisions }: Decided): Promise<void> {
  const beside: Beside[] = [];
  const settled: Parameters<typeof forgetWaiting>[1][number][] = [];
  for (const [index, incoming] of batch.entries()) {
    const decision = decisions[index];
    if (decision?.outcome === "kept" && (decision.reason === "repeated" || decision.reason === "older-snapshot")) continue;
    const { source, sourceReference } = incoming.job;
    const state = stored.get(referenceKey(incoming.job));
    const askAbout = typeof state === "object" && "askAbout" in state ? state.askAbout.id : null;
    const isFound = isJob(state) && !state.joinedBy;
    if (incoming.seenAt && !isFound) settled.push({ source, sourceReference, askAbout });
    if (isJob(state)) beside.push(...besideJob(state, incoming));
    else if (typeof state === "object") {
      const { askAbout: job, judgement } = state;
      const isOfficial = incoming.isOfficial ?? isOfficialHost(source);
      const kept = { source, sourceReference, listing: incoming.job, isOfficial, seenAt: incoming.seenAt ?? null };
      // The job's own listing is kept with it: what it says by itself is what an undone join goes back to.
      beside.push({ ...ownListing(job), jobId: job.id, state: "joined", score: 0, because: [] });
      beside.push({ ...kept, jobId: job.id, state: "waiting", score: judgement.score, because: judgement.because });
    }
  }
  await forgetWaiting(tx, settled);
  await keepListings(tx, beside);
}

/** Of a job with several listings the one that came now; with the first that is joined into it that one and the job's own. */
function besideJob(job: StoredJob, incoming: Incoming): Beside[] {
  const key = referenceKey(incoming.job);
  return listingsWith(job, incoming)
    .filter((listing) => referenceKey(listing) === key || !job.listings)
    .map((listing) => {
      const { score, because } =
        referenceKey(listing) === key && job.joinedBy ? job.joinedBy : { score: 0, because: [] as string[] };
      return { ...listing, jobId: job.id, state: "joined" as const, score, because };
    });
}
