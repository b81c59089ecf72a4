import { db } from "@/lib/db";
import { type Criteria, countOfGroups, criteriaOf, type ListDays, listDays } from "@/lib/jobs/list-query";
import type { JobFilters } from "@/lib/jobs/schema";
import { freshCache } from "@/lib/server/fresh-cache";

/** How many jobs of a list are open, and how many closed in the last 30 days. */
export type GroupCounts = { open: number; closed: number };

const NONE: GroupCounts = { open: 0, closed: 0 };
const MAX_COUNTS = 20_000;
const counts = freshCache<GroupCounts>("job-counts", { max: MAX_COUNTS });

/**
 * The number of jobs that match, whatever the sort and the page. Kept in memory until the next write or midnight, under what the
 * filters mean: spellings of one search share a count.
 */
export async function countGroups(filters: JobFilters, now: Date): Promise<GroupCounts> {
  const days = listDays(now);
  const criteria = criteriaOf(filters, days);
  if (!criteria) return NONE;
  return counts.load(JSON.stringify(criteria), now, () => readCounts(criteria, days));
}

/** The number of rows of a list: open jobs alone where the filters ask for those. */
export async function countJobs(filters: JobFilters, now: Date): Promise<number> {
  return totalOf(await countGroups(filters, now), filters);
}

export function totalOf(groups: GroupCounts, { open }: JobFilters): number {
  return open ? groups.open : groups.open + groups.closed;
}

async function readCounts(criteria: Criteria, days: ListDays): Promise<GroupCounts> {
  const [row] = await db().$queryRaw<GroupCounts[]>(countOfGroups(criteria, days));
  return row ?? NONE;
}
