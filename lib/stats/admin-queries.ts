import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { listDays } from "@/lib/jobs/search/criteria";
import { closedJobs, NOT_PUBLIC_JOBS, openJobs, PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import type { AdminStatsDto, DashboardFigures } from "@/lib/stats/schema";

/** Days that a chart of the staff shows, today the last of them. */
export const CHART_DAYS = 30;

/** The figures of spec section 3, Admin stats, over all finished import runs. */
export async function readAdminStats(): Promise<AdminStatsDto> {
  const [runs, waiting] = await Promise.all([
    db().$queryRaw<{ processed: number; extracted: number; durationMs: number }[]>`
      SELECT coalesce(sum(items_processed), 0)::int AS processed, coalesce(sum(items_processed - items_refused), 0)::int AS extracted,
        coalesce(sum(duration_ms), 0)::float AS "durationMs"
      FROM ingestion_runs WHERE status = 'succeeded'`,
    db().reviewItem.count({ where: { status: "waiting" } }),
  ]);
  const { processed, extracted, durationMs } = runs[0] ?? { processed: 0, extracted: 0, durationMs: 0 };
  return {
    totalProcessed: processed,
    successfulExtractions: extracted,
    reviewRequired: waiting,
    avgProcessingTime: processed === 0 ? 0 : Math.round((durationMs / processed) * 100) / 100,
  };
}

/** What the dashboard shows beside the stats: jobs by status, those that close within a week, and postings of the last 30 days. */
export async function readDashboard(now: Date): Promise<DashboardFigures> {
  const today = dayInIndia(now);
  const days = listDays(now);
  const { firstOpen } = days;
  const [statuses, closing, posted] = await Promise.all([
    // Each from an index of its own: the rows of a million jobs are seconds of reading.
    db().$queryRaw<{ status: string; count: number }[]>`
      SELECT * FROM (
        SELECT 'open' AS status, count(*)::int AS count FROM jobs WHERE ${openJobs(days)}
        UNION ALL SELECT 'closed', count(*)::int FROM jobs WHERE ${closedJobs(days)}
        UNION ALL SELECT status::text, count(*)::int FROM jobs WHERE ${NOT_PUBLIC_JOBS} GROUP BY 1
      ) AS counted WHERE count > 0`,
    db().$queryRaw<DayCount[]>`
      SELECT deadline::text AS day, count(*)::int AS count FROM jobs
      WHERE ${openJobs(days)} AND deadline <= ${addDays(firstOpen, 6)}::date GROUP BY 1`,
    db().$queryRaw<DayCount[]>`
      SELECT posted_on::text AS day, count(*)::int AS count FROM jobs
      WHERE ${PUBLIC_JOBS} AND posted_on BETWEEN ${firstOfChart(now)}::date AND ${today}::date GROUP BY 1`,
  ]);
  return {
    statuses: Object.fromEntries(statuses.map(({ status, count }) => [status, count])),
    closingThisWeek: closing.reduce((sum, { count }) => sum + count, 0),
    posted: chartDays(posted, now),
    closing: everyDay(firstOpen, 7, closing),
  };
}

type DayCount = { day: Day; count: number };

/** A row for each day of a chart, days of India, also where nothing happened; what is of other days is left out. */
export function chartDays(rows: readonly DayCount[], now: Date): DayCount[] {
  return everyDay(firstOfChart(now), CHART_DAYS, rows);
}

function firstOfChart(now: Date): Day {
  return addDays(dayInIndia(now), 1 - CHART_DAYS);
}

function everyDay(first: Day, days: number, rows: readonly DayCount[]): DayCount[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(first, index);
    return { day, count: counts.get(day) ?? 0 };
  });
}
