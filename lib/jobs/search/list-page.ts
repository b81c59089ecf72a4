import { searchJobs } from "@/lib/jobs/queries";
import type { JobFilters } from "@/lib/jobs/schema";
import { countGroups, countJobs } from "@/lib/jobs/search/counts";
import { listDays } from "@/lib/jobs/search/criteria";
import { facetsOf } from "@/lib/jobs/search/facets";
import { subtract } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { ListPage, WideningFilter, WiderList } from "@/lib/jobs/search/list-schema";
import { closedOfBody } from "@/lib/jobs/search/reading/closed-of-body";
import { countSayingAll, onlyNear } from "@/lib/jobs/search/reading/only-near";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { statesAround } from "@/lib/jobs/search/states-around";
import { type ShownReading, shownReading } from "@/lib/jobs/search/words/reading/shown";
import { noteEmptySearch } from "@/lib/jobs/search/words/staff/empty-searches";

/**
 * One page of a list with everything that is shown around it. `pageFilters` are those of the page itself, such as its department:
 * what its list goes back to when a filter is taken away.
 */
export async function readListPage(filters: JobFilters, now: Date, pageFilters: Partial<JobFilters> = {}): Promise<ListPage> {
  const [page, facets, counts] = await Promise.all([searchJobs(filters, now), facetsOf(filters, now), countGroups(filters, now)]);
  const groups = filters.open ? { ...counts, closed: 0 } : counts;
  const reading = filters.search === undefined ? null : await readingOf(filters, filters.search, now);
  if (page.total === 0 && filters.search !== undefined) await noteEmptySearch(filters.search, now);
  const wider = page.total > 0 ? [] : await widerOf(filters, reading, now, pageFilters);
  return { ...page, groups, facets, reading, wider };
}

/** The lists that hold something where this one does not, the nearest first. */
async function widerOf(
  filters: JobFilters,
  reading: ShownReading | null,
  now: Date,
  pageFilters: Partial<JobFilters>,
): Promise<WiderList[]> {
  const around = pageFilters.location === undefined ? statesAround(filters, reading, now) : [];
  return (await Promise.all([around, widerSearches(filters, reading, now), widerLists(filters, now, pageFilters)])).flat();
}

async function readingOf(filters: JobFilters, search: string, now: Date): Promise<ShownReading> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const reading = await readSearch(index, search, days);
  const [near, closed] = await Promise.all([onlyNear(index, filters, reading, days), closedOfBody(index, reading, days)]);
  // Where the body that is named has none open, what is open and says so is of another body of that name.
  const sayingAll = await countSayingAll(index, filters, days, closed ? subtract(index.all, index.open) : index.all);
  return { ...shownReading(search, reading), onlyNear: near, closedOfBody: closed, sayingAll };
}

/** The lists that hold something once a single part of the search is taken away, the nearest first: what holds least of more. */
async function widerSearches(filters: JobFilters, reading: ShownReading | null, now: Date): Promise<WiderList[]> {
  const all = reading?.parts ?? [];
  // Without its only part a search says nothing: the list without the search is the same.
  const parts = all.length > 1 ? all.filter(({ rest }) => rest !== "") : [];
  const lists = await Promise.all(
    parts.slice(0, MAX_WIDER_SEARCHES).map(async ({ names, rest }) => {
      const total = await countJobs({ ...filters, search: rest }, now);
      return { without: "search" as const, total, search: { names, rest } };
    }),
  );
  return lists.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
}

/** Parts of one search that are taken away for a try. */
const MAX_WIDER_SEARCHES = 4;

/** How much a filter matters: the first of these is taken away first. */
const WEIGHTS = {
  closing: 0,
  postedDate: 1,
  stage: 2,
  vacancies: 3,
  employmentType: 4,
  salaryRange: 5,
  category: 6,
  qualification: 7,
  location: 8,
  department: 9,
  tags: 10,
  search: 11,
} as const satisfies Record<WideningFilter, number>;
const WIDENING_FILTERS = (Object.keys(WEIGHTS) as WideningFilter[]).sort((a, b) => WEIGHTS[a] - WEIGHTS[b]);

/** The lists that hold something once a single filter is taken away; the least important filter first. */
async function widerLists(filters: JobFilters, now: Date, pageFilters: Partial<JobFilters>): Promise<WiderList[]> {
  const given = WIDENING_FILTERS.filter((name) => filters[name] !== undefined && filters[name] !== pageFilters[name]);
  const lists = await Promise.all(
    given.map(async (without) => ({
      without,
      total: await countJobs({ ...filters, [without]: pageFilters[without] }, now),
    })),
  );
  return lists.filter(({ total }) => total > 0);
}
