import { cache } from "react";
import { cached } from "@/lib/cache/cached";
import { CLOSING_SOON_DAYS } from "@/lib/cache/job-change";
import { tags } from "@/lib/cache/tags";
import { parseId } from "@/lib/ids";
import { DEPARTMENTS, resolveDepartments } from "@/lib/jobs/facts/departments";
import { closingSoon, findJob, findJobs, hasSampleJobs, type JobPage, searchJobs } from "@/lib/jobs/queries";
import { type RelatedJobs, relatedParams } from "@/lib/jobs/related";
import type { JobDetailDto, JobDto, JobFilters } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import type { OwnFilters } from "@/lib/jobs/search/filters";
import { readListPage } from "@/lib/jobs/search/list-page";
import type { AllIndiaJobs, JobFacets, ListPage } from "@/lib/jobs/search/list-schema";
import { readAllIndia } from "@/lib/jobs/search/reading/all-india";
import { placeKey } from "@/lib/places/places";
import { ALL_INDIA } from "@/lib/places/states";
import { valuesOf } from "@/lib/query-params";
import { areClaimsMeasured, type Claims, WORDED_CLAIMS } from "@/lib/site";
import { measuredClaims } from "@/lib/stats/claims";
import { readStats } from "@/lib/stats/queries";
import type { StatsDto } from "@/lib/stats/schema";

/** The job of a detail page. A page that calls this carries its tag also where there is no such job: publishing it ends the cached 404. */
export function cachedJob(id: number): Promise<JobDetailDto | null> {
  return cached(["job", String(id)], [tags.job(id)], () => findJob(id));
}

/**
 * The job that the address of a page names, or null where it names none. Read once for a rendering: a write may come between the head of a page and its
 * text, and one must not say what the other no longer does.
 */
export const jobOfPage = cache(async (id: string): Promise<JobDetailDto | null> => {
  const number = parseId(id);
  return number === null ? null : cachedJob(number);
});

/** The list of a page that is cached HTML, such as the home page without filters: `filters` hold what the page is about and nothing else. */
export async function cachedListPage(filters: JobFilters): Promise<ListPage> {
  const { ids, ...around } = await cached(["list", JSON.stringify(filters)], tagsOfList(filters), async (now) => {
    // Of a page of one department or place nothing is taken away: what a wider list holds changes with jobs whose tags it does not carry.
    const { jobs, facets, ...around } = await readListPage(filters, now, isOwnAlone(filters) ? filters : {});
    return { ids: idsOf(jobs), facets: isOwnAlone(filters) ? facetsOfOwn(facets, filters) : facets, ...around };
  });
  return { jobs: await cachedRows(ids), ...around };
}

/** What the page of a state leaves out and its people may apply for; null for a page of no state. */
export async function cachedAllIndia(filters: JobFilters): Promise<AllIndiaJobs | null> {
  if (filters.location === undefined) return null;
  const found = await cached(["all-india", JSON.stringify(filters)], [tags.listOfPlace(ALL_INDIA.key)], async (now) => {
    const also = await readAllIndia(filters, now);
    return also && { ...also, jobs: idsOf(also.jobs) };
  });
  return found && { ...found, jobs: await cachedRows(found.jobs) };
}

/** Rows of what is open that a page shows in place of what is missing. */
const OPEN_NOW_ROWS = 3;

/** The newest open jobs, of a department or state or of all, and how many there are. */
export async function cachedOpenNow(own: OwnFilters): Promise<JobPage> {
  const { jobs, total } = await cachedListPage({ ...own, open: true, sortBy: "latest", page: 1, limit: OPEN_NOW_ROWS });
  return { jobs, total };
}

/** Open jobs that close within days, soonest first. */
export async function cachedClosingSoon(limit: number): Promise<JobDto[]> {
  const read = async (now: Date) => idsOf(await closingSoon(now, CLOSING_SOON_DAYS, limit));
  return cachedRows(await cached(["closing", String(limit)], [tags.closingSoon], read));
}

/** Jobs that a detail page shows beside its own. */
const RELATED_JOBS = 3;

/** Other open jobs of a notice's level and state, latest first, or of its department. One list serves all notices that share these. */
export async function cachedRelatedJobs(job: JobDetailDto): Promise<RelatedJobs> {
  const params = relatedParams(job);
  const filters: JobFilters = { ...params, open: true, sortBy: "latest", page: 1, limit: RELATED_JOBS + 1 };
  const { department, qualification, location } = params;
  const carried =
    department === undefined
      ? [tags.latestOfLevel(qualification, placeKey(location))]
      : departmentsOf({ department }).flatMap((name) => [tags.latestOfDepartment(name), tags.openInDepartment(name)]);
  const found = await cached(["related", JSON.stringify(params)], carried, async (now) => {
    const { jobs, total } = await searchJobs(filters, now);
    return { ids: idsOf(jobs), total };
  });
  const others = found.ids.filter((other) => other !== job.id);
  const jobs = await cachedRows(others.slice(0, RELATED_JOBS));
  return { params, jobs, total: found.total };
}

/** Whether any published job is sample data: pages then say so. */
export function cachedShowsSampleData(): Promise<boolean> {
  return cached(["sample"], [tags.sample], () => hasSampleJobs());
}

/** The figures of the home page's strip. */
export function cachedStats(): Promise<StatsDto> {
  return cached(["stats"], [tags.stats], (now) => readStats(now));
}

/** What the site says of its size, counted once a day: every page says it in its footer, and none of them is cleared by a write for that. */
export async function cachedClaims(): Promise<Claims> {
  return areClaimsMeasured ? cached(["claims"], [], (now) => measuredClaims(now)) : WORDED_CLAIMS;
}

/** Open jobs of a department or state: the "Active Vacancies" of its page. */
export function cachedOpenCount(own: OwnFilters): Promise<number> {
  const filters: JobFilters = { ...own, open: true, sortBy: "latest", page: 1, limit: 1 };
  const carried = [...departmentsOf(own).map(tags.openInDepartment), ...placesOf(own).map(tags.openInPlace)];
  return cached(["open", JSON.stringify(own)], carried, (now) => countJobs(filters, now));
}

/**
 * Of some searches in the list of a page, those that find an open job now: links that lead somewhere. Not kept by itself: a page that shows
 * the links carries the tag of the job that each was found by, and is made anew when that one closes or changes its words.
 */
export async function openSearches(own: OwnFilters, searches: readonly string[], now: Date): Promise<string[]> {
  const first = { ...own, open: true, sortBy: "latest", page: 1, limit: 1 } as const;
  const pages = await Promise.all(searches.map((search) => searchJobs({ ...first, search }, now)));
  await cachedRows([...new Set(pages.flatMap(({ jobs }) => idsOf(jobs)))]);
  return searches.filter((_, index) => pages[index]?.total);
}

function idsOf(jobs: readonly JobDto[]): number[] {
  return jobs.map(({ id }) => id);
}

/** Rows in the order of their ids. A change of a job's words clears what shows its row, and leaves the lists that only hold its number. */
async function cachedRows(ids: readonly number[]): Promise<JobDto[]> {
  const rows = await cached(["rows", ids.join()], ids.map(tags.job), () => findJobs(ids));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** A list changes with the jobs of its own department or place: its page offers no choice of others (facetsOfOwn). */
function tagsOfList(filters: JobFilters): string[] {
  if (isOwnAlone(filters))
    return [...departmentsOf(filters).map(tags.listOfDepartment), ...placesOf(filters).map(tags.listOfPlace)];
  return Object.keys(chosenOf(filters)).length === 0 ? [tags.listOfAll] : [tags.listOfAll, tags.listsOfWords];
}

/** Whether a list is that of a department or place with nothing chosen. */
function isOwnAlone(filters: JobFilters): boolean {
  const { department, location, ...others } = chosenOf(filters);
  return (department !== undefined || location !== undefined) && Object.keys(others).length === 0;
}

function chosenOf({ sortBy: _sortBy, page: _page, limit: _limit, open: _open, ...chosen }: JobFilters) {
  return chosen;
}

/** Without the numbers of other departments or places, which the page of one does not offer and which any write may change. */
function facetsOfOwn(facets: JobFacets, { department, location }: JobFilters): JobFacets {
  const own = departmentsOf({ department });
  const { departments, place } = facets;
  return {
    ...facets,
    departments:
      department === undefined
        ? departments
        : { all: 0, counts: departments.counts.map((count, at) => (own.includes(DEPARTMENTS[at]?.value ?? "") ? count : 0)) },
    place: location === undefined ? place : { all: 0, counts: place.counts.map(() => 0) },
  };
}

function departmentsOf({ department }: OwnFilters): readonly string[] {
  return valuesOf(department).flatMap(resolveDepartments);
}

function placesOf({ location }: OwnFilters): string[] {
  return valuesOf(location).map(placeKey);
}
