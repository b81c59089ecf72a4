import { db } from "@/lib/db";
import type { Decision } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import type { ParsedJobInput } from "@/lib/jobs/schema";

/** Rows of one statement: large enough to be quick, small enough that its JSON stays at a few megabytes. */
const BATCH_SIZE = 500;
const TRANSACTION_TIMEOUT_MS = 60_000;

/**
 * Creates and updates jobs that are no snapshots of a source (a seed, a made population), in batches with a transaction each. What
 * is withdrawn or written by an editor stays; all else is as given afterwards.
 */
export async function upsertJobs(jobs: readonly ParsedJobInput[]): Promise<Decision["outcome"][]> {
  const outcomes: Decision["outcome"][] = [];
  for (let start = 0; start < jobs.length; start += BATCH_SIZE) {
    const batch = jobs.slice(start, start + BATCH_SIZE).map((job) => ({ job }));
    const decisions = await db().$transaction((tx) => importBatch(tx, batch), { timeout: TRANSACTION_TIMEOUT_MS });
    outcomes.push(...decisions.map(({ outcome }) => outcome));
  }
  return outcomes;
}
