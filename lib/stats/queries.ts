import { db } from "@/lib/db";
import { listDays } from "@/lib/jobs/search/criteria";
import { countBits, forEachBit } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { StatsDto } from "@/lib/stats/schema";

type JobFigures = Omit<StatsDto, "applications">;

const KEPT = "figures of the site";

/** The figures of this moment. Those of jobs are kept with the index, until a write or a closing hour; clicks are summed each time, since they announce nothing. */
export async function readStats(now: Date): Promise<StatsDto> {
  const [jobs, applications] = await Promise.all([countJobFigures(now), sumClicks()]);
  return { ...jobs, applications };
}

/** Counted in the index: the database would look at every open job after each write, 0.8 s of it where there are 100,000. */
async function countJobFigures(now: Date): Promise<JobFigures> {
  const { columns, open, results } = await loadSnapshot(now);
  const found = results.get(KEPT) as JobFigures | undefined;
  if (found) return found;
  const today = dayNumber(listDays(now).today);
  const departments = new Set<number>();
  let newToday = 0;
  forEachBit(open, (row) => {
    departments.add(columns.departments[row] ?? 0);
    if (columns.posted[row] === today) newToday += 1;
  });
  const figures = { totalJobs: countBits(open), newToday, departments: departments.size };
  results.set(KEPT, figures);
  return figures;
}

async function sumClicks(): Promise<number> {
  const { _sum } = await db().applyClick.aggregate({ _sum: { count: true } });
  return _sum.count ?? 0;
}
