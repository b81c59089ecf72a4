import { noteClick } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { isId } from "@/lib/ids";
import type { Decision } from "@/lib/jobs/import/decide";
import { importBatch } from "@/lib/jobs/import/write";
import type { ParsedJobInput } from "@/lib/jobs/schema";
import { listDays } from "@/lib/jobs/search/criteria";
import { openJobs } from "@/lib/jobs/search/scope";

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

/**
 * Counts a click on Apply Now for today in India.
 * @returns whether it was counted: false where no published, open job has this id
 */
export async function countApplyClick(jobId: number, now: Date): Promise<boolean> {
  if (!isId(jobId)) return false;
  const days = listDays(now);
  const counted = await db().$executeRaw`
    INSERT INTO apply_clicks (job_id, day)
    SELECT id, ${days.today}::date FROM jobs WHERE id = ${jobId} AND ${openJobs(days)}
    ON CONFLICT (job_id, day) DO UPDATE SET count = apply_clicks.count + 1`;
  if (counted > 0) noteClick();
  return counted > 0;
}
