import type { APIRequestContext } from "@playwright/test";
import { readSampleJobs } from "@/prisma/seed/samples";

export type ListedJob = { id: number; title: string; deadline: string; department: string; applyLink: string | null };

/** The sample is written before any test runs: its jobs have the first ids. */
const SAMPLE_COUNT = readSampleJobs().length;

/** Open jobs of the sample data that can be applied for, latest first: not those that other tests publish and delete meanwhile. */
export async function openJobs(request: APIRequestContext, limit = 10): Promise<ListedJob[]> {
  const answer = await request.get("/api/jobs?open=1&limit=100");
  const { jobs } = (await answer.json()) as { jobs: ListedJob[] };
  return jobs.filter(({ id }) => id <= SAMPLE_COUNT).slice(0, limit);
}

/** Jobs that have closed but are still listed. */
export async function closedJobs(request: APIRequestContext): Promise<ListedJob[]> {
  const read = async (query: string) =>
    (await (await request.get(`/api/jobs?${query}`)).json()) as { jobs: ListedJob[]; total: number };
  const { total } = await read("limit=1");
  const { total: open } = await read("limit=1&open=1");
  return (await read(`limit=${total - open > 100 ? 100 : 10}&page=${Math.ceil(total / 10)}`)).jobs;
}

/** The first of a list that a test needs. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error("The sample data has none of these");
  return item;
}
