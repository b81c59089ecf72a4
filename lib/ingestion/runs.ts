import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** Whether the list of jobs has some that a run made, and some that it changed last. */
export type JobsOfRun = { hasMade: boolean; hasChanged: boolean };

export type RunDto = JobsOfRun & {
  id: number;
  source: string;
  input: string;
  status: string;
  startedAt: string;
  processed: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that are of a notice which another row, source or job has. */
  joined: number;
  refused: number;
};

/** The latest import runs, the newest first. */
export async function listRuns(limit: number): Promise<RunDto[]> {
  const runs = await db().ingestionRun.findMany({ orderBy: { id: "desc" }, take: limit });
  const kept = await jobsOfRuns(runs.map(({ id }) => id));
  return runs.map((run) => ({
    ...(kept.get(run.id) ?? { hasMade: false, hasChanged: false }),
    id: run.id,
    source: run.source,
    input: run.input,
    status: run.status,
    startedAt: run.startedAt.toISOString(),
    processed: run.itemsProcessed,
    created: run.itemsCreated,
    updated: run.itemsUpdated,
    unchanged: run.itemsUnchanged,
    joined: run.itemsProcessed - run.itemsCreated - run.itemsUpdated - run.itemsUnchanged - run.itemsRefused,
    refused: run.itemsRefused,
  }));
}

/** What the list of the staff still has of runs, by their numbers. */
export async function jobsOfRuns(ids: readonly number[]): Promise<Map<number, JobsOfRun>> {
  if (ids.length === 0) return new Map();
  const rows = await db().$queryRaw<(JobsOfRun & { id: number })[]>(haveJobs(ids));
  return new Map(rows.map(({ id, ...jobs }) => [id, jobs]));
}

/**
 * Looks for the first job from the number of each run on, by the order of an index: whether there is one of the run the planner would find out by reading all
 * jobs, where it takes each run for one that made most of them. Exported for the test of its plan.
 */
export function haveJobs(ids: readonly number[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id, ${isFirstOf("made_by_run")} AS "hasMade", ${isFirstOf("changed_by_run")} AS "hasChanged"
    FROM unnest(${ids}::integer[]) AS runs (id)`;
}

function isFirstOf(name: "made_by_run" | "changed_by_run"): Prisma.Sql {
  const column = Prisma.raw(name);
  return Prisma.sql`runs.id IS NOT DISTINCT FROM (
    SELECT ${column} FROM jobs WHERE ${column} >= runs.id AND deleted_at IS NULL ORDER BY ${column} LIMIT 1)`;
}
