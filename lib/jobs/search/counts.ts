import type { JobFilters, OpenFigures } from "@/lib/jobs/schema";
import {
  type Criteria,
  criteriaKey,
  criteriaOf,
  type JobQuestion,
  type ListDays,
  listDays,
  type OrderedQuestion,
} from "@/lib/jobs/search/criteria";
import { countBits, forEachBit, intersect } from "@/lib/jobs/search/index/bitset";
import { dayOfNumber } from "@/lib/jobs/search/index/columns";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria, readWhole } from "@/lib/jobs/search/reading/read-search";

/** How many jobs of a list are open, and how many closed in the last 30 days. */
export type GroupCounts = { open: number; closed: number };

/**
 * The number of jobs that match, whatever the page: counted in memory among all listed jobs as of the last write. Only
 * words that nobody searched for since then ask the database.
 */
export async function countGroups(asked: OrderedQuestion, now: Date): Promise<GroupCounts> {
  const days = listDays(now);
  const index = await loadSnapshot(now);
  return keptCounts(index, await readCriteria(index, asked, days), days);
}

/** The number of open jobs that have all that is asked for: what a list shows behind them to fill its page is none of these. */
export async function countWhole(asked: JobQuestion, now: Date): Promise<number> {
  const days = listDays(now);
  const index = await loadSnapshot(now);
  return (await keptCounts(index, await readWhole(index, asked, days), days)).open;
}

async function keptCounts(index: JobSnapshot, criteria: Criteria, days: ListDays): Promise<GroupCounts> {
  const key = `counts ${criteriaKey(criteria)}`;
  const found = index.results.get(key) as GroupCounts | undefined;
  if (found) return found;
  const counts = await countRows(index, criteria, days);
  index.results.set(key, counts);
  return counts;
}

/** The number of rows of a list: open jobs alone where the question is for those. */
export async function countJobs(asked: OrderedQuestion, now: Date): Promise<number> {
  return totalOf(await countGroups(asked, now), asked);
}

/** How many open jobs a list has, how many posts they name together, and the next of their last dates; null where there is none. */
export async function openFigures(asked: JobQuestion, now: Date): Promise<OpenFigures> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const { vacancies, deadlines } = index.columns;
  const rows = intersect(rowsOf(index, await conditionSets(index, criteriaOf(asked, days), days)), index.open);
  let [posts, next] = [0, Number.POSITIVE_INFINITY];
  forEachBit(rows, (row) => {
    posts += vacancies[row] ?? 0;
    next = Math.min(next, deadlines[row] ?? next);
  });
  return { notices: countBits(rows), posts, next: Number.isFinite(next) ? dayOfNumber(next) : null };
}

/** Of some searches in the list of a page, those that find an open job now, without a word of the database but for words never asked for. */
export async function searchesThatFind(
  own: Pick<JobQuestion, "department" | "location">,
  searches: readonly string[],
  now: Date,
): Promise<string[]> {
  const counts = await Promise.all(searches.map((search) => countJobs({ ...own, open: true, search }, now)));
  return searches.filter((_, at) => counts[at]);
}

/** How many jobs a list has: of one that shows only open jobs, those. */
export function totalOf(groups: GroupCounts, { open }: Pick<JobFilters, "open">): number {
  return open ? groups.open : groups.open + groups.closed;
}

async function countRows(index: JobSnapshot, criteria: Criteria, days: ListDays): Promise<GroupCounts> {
  const rows = rowsOf(index, await conditionSets(index, criteria, days));
  const open = countBits(intersect(rows, index.open));
  return { open, closed: countBits(rows) - open };
}
