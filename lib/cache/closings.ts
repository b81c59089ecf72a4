import { type Change, NEW_DAY } from "@/lib/cache/change-channel";
import { type PublicFacts, tagsOfChange } from "@/lib/cache/job-change";
import { tags } from "@/lib/cache/tags";
import { haveExams, MAX_NAMED_JOBS } from "@/lib/cache/take-changes";
import { db } from "@/lib/db";
import { log } from "@/lib/log";

/** How often a server looks for what has closed: what closes is out of every kept page so long after at most. */
const LOOK_MS = 15_000;

/**
 * What the closings by an hour within a span of time invalidate; null where nothing closed. No row has changed, so none is read anew.
 * What has no hour closes with its day, when everything is cleared.
 */
export async function findClosings(since: Date, now: Date): Promise<Change | null> {
  const closed = await db().$queryRaw<{ id: number; facts: PublicFacts }[]>`
    SELECT id, public_facts(jobs) AS facts FROM jobs
    WHERE status = 'published' AND closes_at > ${since} AND closes_at <= ${now} LIMIT ${MAX_NAMED_JOBS + 1}`;
  if (closed.length === 0) return null;
  if (closed.length > MAX_NAMED_JOBS) return NEW_DAY;
  const outdated = closed.flatMap(({ id, facts }) => tagsOfChange({ id, before: facts, after: facts }, now, since));
  const ofExams = (await haveExams(
    db(),
    closed.map(({ id }) => id),
  ))
    ? [tags.exams]
    : [];
  return { jobs: [], tags: [...new Set([...outdated, ...ofExams])] };
}

/**
 * Looks for closings on and on, and has each applied: a page that was being made meanwhile is not kept (lib/cache/pages). What could not be
 * applied is looked for again.
 */
export function followClosings(apply: (change: Change) => Promise<void>, everyMs = LOOK_MS): { stop(): void } {
  let looked = new Date();
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const now = new Date();
    try {
      const change = await findClosings(looked, now);
      if (change) await apply(change);
      looked = now;
    } catch (error) {
      log.error({ err: error }, "What has closed could not be applied to the cache");
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
