import { setTimeout } from "node:timers/promises";
import type { JobDto } from "@/lib/jobs/schema";
import { revisionsIn, type Sighting } from "@/tests/support/editors-day/ledger";

type Options = {
  address: string;
  random: () => number;
  /** The greatest number that a job of the day may have. */
  maxId: number;
  pauseMs?: number;
  sightings: Sighting[];
  /** The number of the job that was entered under this number, once it is known. */
  idOfEntry: (entry: number) => number | undefined;
};

/** Reads public pages until it is stopped, and notes what it saw. */
export async function readPages(
  { address, random, maxId, pauseMs = 0, sightings, idOfEntry }: Options,
  signal: AbortSignal,
): Promise<number> {
  let pages = 0;
  while (!signal.aborted) {
    const id = 1 + Math.floor(random() * maxId);
    const kinds = [readPage, readCall, readList, readHome] as const;
    const kind = kinds[Math.floor(random() * kinds.length)] ?? readPage;
    const from = Date.now();
    const seen = await kind(address, id);
    const to = Date.now();
    for (const { entry, jobId = entry === undefined ? undefined : idOfEntry(entry), ...rest } of seen) {
      if (jobId !== undefined) sightings.push({ ...rest, jobId, from, to });
    }
    pages += 1;
    if (pauseMs > 0) await setTimeout(pauseMs);
  }
  return pages;
}

type Seen = Pick<Sighting, "where" | "facts" | "isThere"> & { jobId?: number; entry?: number };

async function readPage(address: string, jobId: number): Promise<Seen[]> {
  const where = `/job/${jobId}`;
  const { status, text } = await get(`${address}${where}`);
  if (status === 404) return [{ where, jobId, isThere: false, facts: {} }];
  const own = Number(/<h1[^>]*>[^<]*\(entry (\d+),/.exec(text)?.[1]);
  const deadline = /"validThrough":"(\d{4}-\d\d-\d\d)/.exec(text)?.[1];
  const openings = /"totalJobOpenings":(\d+)/.exec(text)?.[1];
  const facts = {
    ...(deadline && { deadline }),
    ...(openings && { positions: Number(openings) }),
    reason: /Closing \d+/.exec(text)?.[0] ?? null,
  };
  return revisionsIn(text)
    .filter(({ entry }) => entry === own)
    .map(({ entry, revision }) => ({ where, jobId, isThere: true, facts: { ...facts, title: endOf(entry, revision) } }));
}

async function readCall(address: string, jobId: number): Promise<Seen[]> {
  const where = `/api/jobs/${jobId}`;
  const { status, text } = await get(`${address}${where}`);
  if (status === 404) return [{ where, jobId, isThere: false, facts: {} }];
  return [seenJob(where, JSON.parse(text))];
}

async function readList(address: string): Promise<Seen[]> {
  const { text } = await get(`${address}/api/jobs?limit=50`);
  return (JSON.parse(text) as { jobs: JobDto[] }).jobs.map((job) => seenJob("/api/jobs", job));
}

async function readHome(address: string): Promise<Seen[]> {
  const { text } = await get(`${address}/`);
  return revisionsIn(text).map(({ entry, revision }) => ({
    where: "/",
    entry,
    isThere: true,
    facts: { title: endOf(entry, revision) },
  }));
}

const endOf = (entry: number, revision: number) => `(entry ${entry}, revision ${revision})`;

function seenJob(where: string, { id, title, deadline, positions }: JobDto): Seen {
  return { where, jobId: id, isThere: true, facts: { title, deadline, positions } };
}

async function get(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url);
  if (response.status !== 200 && response.status !== 404) throw new Error(`${url} answered ${response.status}`);
  return { status: response.status, text: await response.text() };
}
