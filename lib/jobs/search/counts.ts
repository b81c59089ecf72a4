import type { JobFilters } from "@/lib/jobs/schema";
import { type Criteria, criteriaOf, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/queries";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { rowsOf, wordSetsOf } from "@/lib/jobs/search/matcher";

/** How many jobs of a list are open, and how many closed in the last 30 days. */
export type GroupCounts = { open: number; closed: number };

const NONE: GroupCounts = { open: 0, closed: 0 };

/**
 * The number of jobs that match, whatever the sort and the page: counted in memory among all listed jobs as of the last write. Only
 * words that nobody searched for since then ask the database.
 */
export async function countGroups(filters: JobFilters, now: Date): Promise<GroupCounts> {
  const days = listDays(now);
  const criteria = criteriaOf(filters, days);
  if (!criteria) return NONE;
  const snapshot = await loadSnapshot(now);
  const key = `counts ${JSON.stringify(criteria)}`;
  const found = snapshot.results.get(key) as GroupCounts | undefined;
  if (found) return found;
  const counts = await countRows(snapshot, criteria, days);
  snapshot.results.set(key, counts);
  return counts;
}

/** The number of rows of a list: open jobs alone where the filters ask for those. */
export async function countJobs(filters: JobFilters, now: Date): Promise<number> {
  return totalOf(await countGroups(filters, now), filters);
}

export function totalOf(groups: GroupCounts, { open }: JobFilters): number {
  return open ? groups.open : groups.open + groups.closed;
}

async function countRows(snapshot: JobSnapshot, criteria: Criteria, days: ListDays): Promise<GroupCounts> {
  const rows = rowsOf(snapshot, criteria, await wordSetsOf(snapshot, criteria, days));
  const open = countBits(intersect(rows, snapshot.open));
  return { open, closed: countBits(rows) - open };
}
