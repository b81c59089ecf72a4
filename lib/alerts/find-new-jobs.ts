import { setImmediate as nextTurn } from "node:timers/promises";
import { alertFilters } from "@/lib/alerts/criteria";
import { tellEarlierDates } from "@/lib/alerts/earlier-dates";
import { noteAlertsOf, type Published } from "@/lib/alerts/note-alerts";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { forgetOver } from "@/lib/alerts/told";
import { addDays, dayInIndia, startOfDay } from "@/lib/dates";
import { db } from "@/lib/db";
import { countWhole } from "@/lib/jobs/search/counts";
import { readFewJobs } from "@/lib/jobs/search/match-few";

/** Notices whose alerts are looked for at once, and how often in one run at most. */
const MAX_NOTICES = 500;
const MAX_ROUNDS = 20;

/** A notice that became public, or was open again; `isAgain` where it had been so before. */
type Publication = Published & { isAgain: boolean };

/**
 * Looks for the alerts of every notice that became public and whose alerts were not looked for, and notes what they found. A publication counts as
 * looked for only once all is noted, and by its own time, not by the clock: whatever dies on the way, however clocks stand and however old the
 * transaction that published is, the next run begins again; the primary key of the deliveries holds that nothing is noted twice.
 * @returns how many notices were looked at, and how many rows were noted
 */
export async function noteNewJobs(now: Date): Promise<{ jobs: number; found: number }> {
  const result = { jobs: 0, found: 0 };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const publications = await db().$queryRaw<Publication[]>`
      SELECT job_id AS "jobId", published_at AS "publishedAt", is_again AS "isAgain" FROM job_publications
      WHERE matched_for IS DISTINCT FROM published_at ORDER BY published_at, job_id LIMIT ${MAX_NOTICES}`;
    if (publications.length === 0) break;
    const ids = publications.map(({ jobId }) => jobId);
    result.jobs += ids.length;
    await forgetOver(publications.filter(({ isAgain }) => isAgain));
    const few = await readFewJobs(ids, now);
    const { noted } = await noteAlertsOf(publications, few, now);
    result.found += noted;
    await tellEarlierDates(few, now);
    await db().$executeRaw`
      UPDATE job_publications AS publication SET matched_for = done.at
      FROM unnest(${ids}::int[], ${publications.map(({ publishedAt }) => publishedAt)}::timestamptz[]) AS done(job_id, at)
      WHERE publication.job_id = done.job_id`;
    if (ids.length < MAX_NOTICES) break;
  }
  return result;
}

/** Days for which it is news that a notice is open again: the mail of a weekly alert comes seven days later at the most. */
const AGAIN_DAYS = 7;

/** Of some notices, by their numbers, those that were public before they became so lately, or open before they were so again. */
export async function publishedAgain(jobs: readonly { id: number }[], now: Date): Promise<ReadonlySet<number>> {
  const since = startOfDay(addDays(dayInIndia(now), -AGAIN_DAYS));
  const where = { jobId: { in: jobs.map(({ id }) => id) }, isAgain: true, publishedAt: { gte: since } };
  return new Set((await db().jobPublication.findMany({ where, select: { jobId: true } })).map(({ jobId }) => jobId));
}

/** How many open jobs each alert finds, in the order of the alerts: those of which its mails tell, and as many as the list that it leads to has rows. */
export async function countAlertMatches(alerts: readonly AlertCriteria[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  for (const criteria of alerts) {
    counts.push(await countWhole(alertFilters(criteria), now));
    // One after the other, and whoever else asks in between: the words of fifty searches take seconds to read.
    await nextTurn();
  }
  return counts;
}
