import { setImmediate as nextTurn } from "node:timers/promises";
import { alertFilters, alertKey, filtersOfNew } from "@/lib/alerts/criteria";
import { ALERT_OWNERS, type AlertOwners, activeAlerts } from "@/lib/alerts/owners";
import { dueAt } from "@/lib/alerts/schedule";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { countJobs } from "@/lib/jobs/search/counts";
import { closingsOf, type FewJobs, openAmongFew, readFewJobs } from "@/lib/jobs/search/match-few";

/** Notices whose alerts are looked for at once, and how often in one run at most. */
const MAX_NOTICES = 500;
const MAX_ROUNDS = 20;
/** Rows written at a time. */
const MAX_ROWS = 2_000;

type Publication = { jobId: number; publishedAt: Date };
type Found = { ownerId: number; key: string; jobId: number; dueAt: Date };

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
      SELECT job_id AS "jobId", published_at AS "publishedAt" FROM job_publications
      WHERE matched_for IS DISTINCT FROM published_at ORDER BY published_at, job_id LIMIT ${MAX_NOTICES}`;
    if (publications.length === 0) break;
    const ids = publications.map(({ jobId }) => jobId);
    result.jobs += ids.length;
    result.found += await noteAlertsOf(publications, now);
    await db().$executeRaw`
      UPDATE job_publications AS publication SET matched_for = done.at
      FROM unnest(${ids}::int[], ${publications.map(({ publishedAt }) => publishedAt)}::timestamptz[]) AS done(job_id, at)
      WHERE publication.job_id = done.job_id`;
    if (ids.length < MAX_NOTICES) break;
  }
  return result;
}

async function noteAlertsOf(publications: readonly Publication[], now: Date): Promise<number> {
  const publishedAt = new Map(publications.map((one) => [one.jobId, one.publishedAt]));
  const jobs = await readFewJobs([...publishedAt.keys()], now);
  if (jobs.few.size === 0) return 0;
  const dated = new Map(closingsOf(jobs).map(([id, closing]) => [id, { publishedAt: publishedAt.get(id) ?? now, closing }]));
  // Alerts for the same are asked once.
  const known = new Map<string, readonly number[]>();
  // What was found is written while the next alerts are looked through.
  let writing = Promise.resolve(0);
  for (const owners of ALERT_OWNERS) {
    for await (const alerts of activeAlerts(owners)) {
      const found: Found[] = [];
      for (const { alert, ...row } of alerts) {
        for (const jobId of await foundBy(alert, jobs, known)) {
          const dates = dated.get(jobId);
          if (dates) found.push({ ...row, jobId, dueAt: dueAt(alert.frequency, dates, now) });
        }
      }
      const before = await writing;
      writing = note(owners, found, now).then((noted) => before + noted);
      // Awaited with the next ones; until then its failure is nobody's.
      writing.catch(() => undefined);
    }
  }
  return writing;
}

async function foundBy(alert: AlertCriteria, jobs: FewJobs, known: Map<string, readonly number[]>): Promise<readonly number[]> {
  const key = alertKey(alert);
  const before = known.get(key);
  if (before) return before;
  const found = await openAmongFew(jobs, filtersOfNew(alert));
  known.set(key, found);
  return found;
}

/** What waits for its mail since before, as of a notice that was off the site meanwhile, is told no later than if it were found now. */
async function note({ deliveries }: AlertOwners, found: readonly Found[], now: Date): Promise<number> {
  const [table, owner] = [Prisma.raw(deliveries.table), Prisma.raw(deliveries.owner)];
  let noted = 0;
  for (let from = 0; from < found.length; from += MAX_ROWS) {
    const rows = found.slice(from, from + MAX_ROWS);
    noted += await db().$executeRaw`
      INSERT INTO ${table} (${owner}, alert_key, job_id, due_at, found_at)
      SELECT found.*, ${now} FROM unnest(${rows.map(({ ownerId }) => ownerId)}::int[], ${rows.map(({ key }) => key)}::text[],
        ${rows.map(({ jobId }) => jobId)}::int[], ${rows.map((row) => row.dueAt)}::timestamptz[]) AS found
      ON CONFLICT (${owner}, alert_key, job_id) DO UPDATE SET due_at = excluded.due_at
      WHERE ${table}.sent_at IS NULL AND ${table}.due_at > excluded.due_at`;
  }
  return noted;
}

/** How many open jobs each alert finds, in the order of the alerts: as many as the list that the alert leads to has rows. */
export async function countAlertMatches(alerts: readonly AlertCriteria[], now: Date): Promise<number[]> {
  const counts: number[] = [];
  for (const criteria of alerts) {
    counts.push(await countJobs(alertFilters(criteria), now));
    // One after the other, and whoever else asks in between: the words of fifty searches take seconds to read.
    await nextTurn();
  }
  return counts;
}
