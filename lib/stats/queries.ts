import { freshCache } from "@/lib/cache/fresh-cache";
import { db } from "@/lib/db";
import { listDays } from "@/lib/jobs/search/criteria";
import { countBits, forEachBit } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { StatsDto } from "@/lib/stats/schema";

type JobFigures = Omit<StatsDto, "applications">;

const figures = freshCache<JobFigures>("job-figures", { max: 1 });

/** The figures of this moment. Those of jobs are kept until the next write; clicks are summed each time, since they announce nothing. */
export async function readStats(now: Date): Promise<StatsDto> {
  const [jobs, applications] = await Promise.all([figures.load("", now, () => countJobFigures(now)), sumClicks()]);
  return { ...jobs, applications };
}

/** Counted in the index: the database would look at every open job after each write, 0.8 s of it where there are 100,000. */
async function countJobFigures(now: Date): Promise<JobFigures> {
  const { columns, open } = await loadSnapshot(now);
  const today = dayNumber(listDays(now).today);
  const departments = new Set<number>();
  let newToday = 0;
  forEachBit(open, (row) => {
    departments.add(columns.departments[row] ?? 0);
    if (columns.posted[row] === today) newToday += 1;
  });
  return { totalJobs: countBits(open), newToday, departments: departments.size };
}

async function sumClicks(): Promise<number> {
  const { _sum } = await db().applyClick.aggregate({ _sum: { count: true } });
  return _sum.count ?? 0;
}
