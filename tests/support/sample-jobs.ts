import type { APIRequestContext } from "@playwright/test";
import type { JobDto } from "@/lib/jobs/schema";
import { readSampleJobs } from "@/prisma/seed/samples";

export type ListedJob = { id: number; title: string; deadline: string; department: string; applyLink: string | null } & Pick<
  JobDto,
  "titleHi" | "recruitingOrganization" | "recruitingOrganizationHi"
>;

/** The sample is written before any test runs: its jobs have the first ids. */
const SAMPLE_COUNT = readSampleJobs().length;

/** Whether a job is of the sample data: not one that another test publishes and deletes meanwhile. */
export const isSample = ({ id }: { id: number }): boolean => id <= SAMPLE_COUNT;

/** A place of two pages of open jobs in which no test enters, changes or deletes one: a list of it is the same when it is read again. */
export const QUIET_PLACE = "Kerala";

/** Open jobs of the sample data that can be applied for, of everywhere or of a place, latest first: not those that other tests publish and delete meanwhile. */
export async function openJobs(request: APIRequestContext, limit = 10, place = ""): Promise<ListedJob[]> {
  const answer = await request.get(`/api/jobs?open=1&limit=100&location=${place}`);
  const { jobs } = (await answer.json()) as { jobs: ListedJob[] };
  return jobs.filter(isSample).slice(0, limit);
}

/** Jobs that have closed but are still listed. */
export async function closedJobs(request: APIRequestContext): Promise<ListedJob[]> {
  const read = async (query: string) =>
    (await (await request.get(`/api/jobs?${query}`)).json()) as { jobs: ListedJob[]; total: number };
  for (;;) {
    const { total } = await read("limit=1");
    const { total: open } = await read("limit=1&open=1");
    const { jobs } = await read(`limit=${total - open > 100 ? 100 : 10}&page=${Math.ceil(total / 10)}`);
    // There is no such page any more where another test has deleted jobs since they were counted.
    if (jobs.length > 0) return jobs;
  }
}

/** The first of a list that a test needs. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The sample data has none of these");
  return item;
}
