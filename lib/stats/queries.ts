import { freshCache } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { listDays } from "@/lib/jobs/search/criteria";
import { openJobs } from "@/lib/jobs/search/scope";
import type { StatsDto } from "@/lib/stats/schema";

type JobFigures = Omit<StatsDto, "applications">;

const figures = freshCache<JobFigures>("job-figures", { max: 1 });

/** The figures of this moment. Those of jobs are kept until the next write; clicks are summed each time, since they announce nothing. */
export async function readStats(now: Date): Promise<StatsDto> {
  const [jobs, applications] = await Promise.all([figures.load("", now, () => readJobFigures(now)), sumClicks()]);
  return { ...jobs, applications };
}

async function readJobFigures(now: Date): Promise<JobFigures> {
  const days = listDays(now);
  const [row] = await db().$queryRaw<JobFigures[]>`
    SELECT count(*)::int AS "totalJobs", (count(*) FILTER (WHERE posted_on = ${days.today}::date))::int AS "newToday",
      count(DISTINCT department)::int AS departments
    FROM jobs WHERE ${openJobs(days)}`;
  return row ?? { totalJobs: 0, newToday: 0, departments: 0 };
}

async function sumClicks(): Promise<number> {
  const { _sum } = await db().applyClick.aggregate({ _sum: { count: true } });
  return _sum.count ?? 0;
}
