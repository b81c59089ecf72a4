import { addDays, type Day, dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import { listDays } from "@/lib/jobs/search/criteria";
import { countBits, forEachBit } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { processState } from "@/lib/process-state";
import type { StatsDto } from "@/lib/stats/schema";

type JobFigures = Omit<StatsDto, "applications">;

const KEPT = "figures of the site";

/** The figures of this moment. Those of jobs are kept with the index, until a write or a closing hour; clicks announce nothing. */
export async function readStats(now: Date): Promise<StatsDto> {
  const [jobs, applications] = await Promise.all([countJobFigures(now), sumClicks(now)]);
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

type ClicksBefore = { day: Day; sum: Promise<number> };
const state = processState<{ niyuktiClicksBefore: ClicksBefore }>();

/**
 * The clicks of today and yesterday are summed each time, since one that was begun before midnight may be stored after it; those of the days before once a
 * day, as nobody adds to them: five million rows, a million notices' of five days, are 2 to 3 s of work. What went with a notice that was removed for good is missed from the next day on.
 */
async function sumClicks(now: Date): Promise<number> {
  const day = addDays(dayInIndia(now), -1);
  const [before, since] = await Promise.all([clicksBefore(day), sumOf({ gte: dateOf(day) })]);
  return before + since;
}

function clicksBefore(day: Day): Promise<number> {
  if (state.niyuktiClicksBefore?.day === day) return state.niyuktiClicksBefore.sum;
  const found: ClicksBefore = { day, sum: sumOf({ lt: dateOf(day) }) };
  state.niyuktiClicksBefore = found;
  // Asked again by the next.
  found.sum.catch(() => {
    if (state.niyuktiClicksBefore === found) state.niyuktiClicksBefore = undefined;
  });
  return found.sum;
}

async function sumOf(day: { gte: Date } | { lt: Date }): Promise<number> {
  const { _sum } = await db().applyClick.aggregate({ _sum: { count: true }, where: { day } });
  return _sum.count ?? 0;
}
