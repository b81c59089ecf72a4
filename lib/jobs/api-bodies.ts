import { freshCache } from "@/lib/cache/fresh-cache";
import { type TaggedBody, tagBody } from "@/lib/http/json-response";
import type { Language } from "@/lib/i18n/languages";
import { isId } from "@/lib/ids";
import { forEachName } from "@/lib/jobs/job/field";
import { LIST_NAMES } from "@/lib/jobs/job/names";
import { MANUAL_ENTRY } from "@/lib/jobs/job/values";
import { joinedOf } from "@/lib/jobs/joining/joined-jobs";
import { findJob, findJobs, findPositions, listSources, searchJobs } from "@/lib/jobs/queries";
import type { JobDto, JobFilters } from "@/lib/jobs/schema";
import { noteEmptySearch } from "@/lib/jobs/search/words/staff/empty-searches";
import { nextStages } from "@/lib/notice/courses";
import { type ShownStage, shownStage } from "@/lib/notice/stage-text";
import { type ShownJob, shownJob, shownPost, shownTexts } from "@/lib/notice-text/shown-job";

/** The texts of a job of `GET /api/jobs/by-id`. */
export type ShownLiveJob = ShownJob & { next: ShownStage | null };

const MAX_KEPT_BYTES = 32 * 1024 * 1024;
const bodies = freshCache<TaggedBody>("job-api-bodies", { maxSize: MAX_KEPT_BYTES, sizeOf: ({ body }) => 2 * body.length + 200 });

/** The body of `GET /api/jobs`, kept until the next write or midnight. */
export function jobListBody(filters: JobFilters, now: Date): Promise<TaggedBody> {
  return bodies.load(keyOf(filters), now, async () => {
    const { jobs, total } = await searchJobs(filters, now);
    if (total === 0 && filters.search !== undefined) await noteEmptySearch(filters.search, now);
    return tagBody({ jobs: jobs.map(toApiJob), total });
  });
}

/** The body of `GET /api/jobs/{id}`, with the notice as data, what was announced since and its sources; null where there is no such job. */
export async function jobBody(id: number, shownIn?: Language): Promise<TaggedBody | null> {
  const job = await findJob(id);
  if (!job) return null;
  const sources = await listSources(id);
  return tagBody({
    ...toApiJob(job),
    notice: job.notice,
    announced: job.announced,
    sources,
    ...(shownIn && { shown: shownTexts(job, shownIn) }),
  });
}

/**
 * The body of `GET /api/jobs/by-id`: the jobs of these ids, those that are gone left out; as they are shown, with what comes next of each. In the place of
 * one that was joined with another stands that one, and `joined` says so by the ids of both.
 */
export async function jobsBody(ids: readonly number[], now: Date, shownIn?: Language): Promise<TaggedBody> {
  const found = await findJobs(ids);
  const gone = ids.filter((id) => isId(id) && !found.some((job) => job.id === id));
  const joined = Object.fromEntries(await joinedOf(gone));
  const others = Object.values(joined).filter((id) => !found.some((job) => job.id === id));
  const jobs = [...found, ...(others.length > 0 ? await findJobs([...new Set(others)]) : [])];
  if (!shownIn) return tagBody({ jobs: jobs.map(toApiJob), joined });
  const next = await nextStages(
    jobs.map(({ id }) => id),
    now,
  );
  const shownOf = (job: JobDto): ShownLiveJob => {
    const stage = next.get(job.id);
    return { ...shownJob(job, shownIn), next: stage ? shownStage(stage, shownIn) : null };
  };
  return tagBody({ jobs: jobs.map((job) => ({ ...toApiJob(job), shown: shownOf(job) })), joined });
}

/** The body of `GET /api/jobs/{id}/positions`: empty where the job has no posts of its own; null where there is no such job. */
export async function positionsBody(id: number, shownIn?: Language): Promise<TaggedBody | null> {
  const positions = await findPositions(id);
  if (!positions) return null;
  if (positions.length === 0) return { body: "", etag: 'W/"empty"' };
  return tagBody(positions.map((post) => ({ ...post, ...(shownIn && { shown: shownPost(post, shownIn) }) })));
}

/** Exactly the fields of 'Job (read)', the body that recruits, and the instant at which it closes where the notice gives an hour. */
function toApiJob(job: JobDto): JobDto {
  const fields = forEachName(LIST_NAMES, (name) => job[name]) as Omit<JobDto, "id" | "closesAt">;
  return { id: job.id, ...fields, closesAt: job.closesAt, sourceUrl: job.sourceUrl ?? MANUAL_ENTRY };
}

/** One key for filters that ask for the same, in whatever order they were given. */
function keyOf(filters: JobFilters): string {
  return JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}
