import { alertFilters } from "@/lib/alerts/criteria";
import type { AlertCriteria } from "@/lib/alerts/schema";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { countJobs } from "@/lib/jobs/search/counts";
import { listDays } from "@/lib/jobs/search/criteria";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { whereOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/read-search";
import { openJobs } from "@/lib/jobs/search/scope";

/** Jobs that one run finds for one alert at most; the rest are behind the link of the mail. */
const MAX_FOUND = 100;
/** A transaction may be this old when what it published becomes visible: a run looks back so far. Nothing is found twice by it. */
const OVERLAP_MS = 30 * 60 * 1000;

/**
 * Notes the open jobs that became public since an alert was last looked through, and that it looks for. A job that the alert found before
 * is not noted again: the primary key of the deliveries holds that for runs at the same time too.
 */
export async function noteNewJobs(
  alert: { userId: number; key: string; criteria: AlertCriteria; since: Date },
  now: Date,
): Promise<number> {
  const days = listDays(now);
  // What is new is what was published since the last run: a job of yesterday must not escape an alert for those of today.
  const { postedDate: _postedDate, ...asked } = alertFilters(alert.criteria);
  const criteria = await readCriteria(await loadSnapshot(now), asked, days);
  const conditions = [
    openJobs(days),
    Prisma.sql`published_at > ${new Date(alert.since.getTime() - OVERLAP_MS)}`,
    whereOf(criteria),
    Prisma.sql`NOT EXISTS (SELECT FROM alert_deliveries AS known
      WHERE known.user_id = ${alert.userId} AND known.alert_key = ${alert.key} AND known.job_id = jobs.id)`,
  ];
  return db().$executeRaw`
    INSERT INTO alert_deliveries (user_id, alert_key, job_id, found_at)
    SELECT ${alert.userId}, ${alert.key}, jobs.id, ${now} FROM jobs JOIN job_publications ON job_publications.job_id = jobs.id
    WHERE ${Prisma.join(conditions, " AND ")} ORDER BY published_at DESC, jobs.id DESC LIMIT ${MAX_FOUND}
    ON CONFLICT DO NOTHING`;
}

/** How many open jobs each alert finds, in the order of the alerts: as many as the list that the alert leads to has rows. */
export function countAlertMatches(alerts: readonly AlertCriteria[], now: Date): Promise<number[]> {
  return Promise.all(alerts.map((criteria) => countJobs(alertFilters(criteria), now)));
}
