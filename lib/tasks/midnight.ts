import { clearExpiredAttempts } from "@/lib/auth/attempts";
import { type InBatches, markJobsOfBodies } from "@/lib/bodies/staff/mark-jobs";
import { tellEngines } from "@/lib/engines/tell-engines";
import { clearExpiredCounts } from "@/lib/http/limits/rate-limit";
import { renewFactsOfStaff } from "@/lib/jobs/editing/write/renew-facts";
import { markUnmarkedWords } from "@/lib/jobs/facts/mark-words";
import { offerStoredPairs } from "@/lib/jobs/joining/offer-stored";
import { publishDueJobs } from "@/lib/jobs/publish-due";
import { addMissingNoticeKeys } from "@/lib/jobs/similar/write-keys";
import { log } from "@/lib/log";
import { eraseOutdated } from "@/lib/tasks/erase-outdated";

/**
 * What `/api/cron/midnight` does, in this order, for hosts without processes, by the names of the schedules (lib/server/schedules.ts), which run the
 * same functions. That of bodies is last: it alone may have more to do than one call has time for.
 */
export const MIDNIGHT_TASKS = {
  "publish-due-jobs": publishDueJobs,
  "erase-outdated": eraseOutdated,
  "clear-expired-counts": clearAllExpiredCounts,
  "add-notice-keys": addMissingNoticeKeys,
  "mark-words": markUnmarkedWords,
  "renew-facts": renewFactsOfStaff,
  "offer-stored-pairs": offerStoredPairs,
  "tell-engines": (now) => tellEngines(now),
  "mark-jobs-of-bodies": (_now, batches) => markJobsOfBodies(batches),
} satisfies Record<string, (now: Date, batches: InBatches) => Promise<unknown>>;

/** Runs them all. What becomes of one keeps back no other. @throws what the first that failed threw */
export async function runMidnightTasks(now: Date, batches: InBatches): Promise<void> {
  const failures: unknown[] = [];
  for (const [task, run] of Object.entries(MIDNIGHT_TASKS)) {
    try {
      await run(now, batches);
    } catch (error) {
      log.error({ err: error, task }, "A task of midnight failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Bounds the tables of attempts and of calls: what no longer counts is removed. */
async function clearAllExpiredCounts(now: Date): Promise<void> {
  await clearExpiredAttempts(now);
  await clearExpiredCounts(now);
}
