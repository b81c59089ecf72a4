import { unstable_cache } from "next/cache";
import { bustTags } from "@/lib/cache/invalidate-tags";
import { dayInIndia } from "@/lib/dates";
import { closingSoon, findJob, hasSampleJobs, searchJobs } from "@/lib/jobs/queries";
import type { JobDetailDto, JobDto, JobFilters } from "@/lib/jobs/schema";
import { countJobs } from "@/lib/jobs/search/counts";
import { readListPage } from "@/lib/jobs/search/list-page";
import type { ListPage } from "@/lib/jobs/search/list-schema";
import type { Claims } from "@/lib/site";
import { readClaims } from "@/lib/stats/claims";
import { readStats } from "@/lib/stats/queries";
import type { StatsDto } from "@/lib/stats/schema";

/** Tag of everything that shows jobs. */
export const JOBS_TAG = "jobs";

const jobTag = (id: number) => `job:${id}`;

/**
 * The job of a detail page. A page that calls this carries its tags, also where there is no such job: writing the job busts the cached
 * 404 too.
 */
export function cachedJob(id: number): Promise<JobDetailDto | null> {
  return cached(() => findJob(id), ["job", String(id)], [jobTag(id)]);
}

/** The list of a page that is cached HTML, such as the home page without filters. */
export function cachedListPage(filters: JobFilters): Promise<ListPage> {
  return cached((now) => readListPage(filters, now), ["list", JSON.stringify(filters)]);
}

/** Open jobs that close within some days, soonest first. */
export function cachedClosingSoon(days: number, limit: number): Promise<JobDto[]> {
  return cached((now) => closingSoon(now, days, limit), ["closing", String(days), String(limit)]);
}

/** Jobs that a detail page shows beside its own. */
const RELATED_JOBS = 3;

/** Other open jobs of a job's department, latest first. One list serves all jobs of the department. */
export async function cachedRelatedJobs(job: JobDto): Promise<JobDto[]> {
  const filters: JobFilters = { department: job.department, open: true, sortBy: "latest", page: 1, limit: RELATED_JOBS + 1 };
  const { jobs } = await cached((now) => searchJobs(filters, now), ["related", job.department]);
  return jobs.filter(({ id }) => id !== job.id).slice(0, RELATED_JOBS);
}

/** Whether any published job is sample data: pages then say so. */
export function cachedShowsSampleData(): Promise<boolean> {
  return cached(() => hasSampleJobs(), ["sample"]);
}

/** The figures of the home page's strip. */
export function cachedStats(): Promise<StatsDto> {
  return cached((now) => readStats(now), ["stats"]);
}

/** What the site says of its size. */
export function cachedClaims(): Promise<Claims> {
  return cached((now) => readClaims(now), ["claims"]);
}

/** Open jobs of a department or state: the "Active Vacancies" of its page. */
export function cachedOpenCount(own: Pick<JobFilters, "department" | "location">): Promise<number> {
  const filters: JobFilters = { ...own, open: true, sortBy: "latest", page: 1, limit: 1 };
  return cached((now) => countJobs(filters, now), ["open", JSON.stringify(own)]);
}

/** Puts what was written out of date everywhere on this server, at once: the next request reads it anew. */
export function bustJobs(ids: readonly number[] = []): void {
  bustTags([JOBS_TAG, ...ids.map(jobTag)]);
}

/** Keeps plain values until a tag is busted; the day is in the key, since lists change at midnight whoever hears of it. */
function cached<T>(read: (now: Date) => Promise<T>, key: string[], tags: string[] = []): Promise<T> {
  const now = new Date();
  return unstable_cache(() => read(now), [...key, dayInIndia(now)], { tags: [JOBS_TAG, ...tags] })();
}
