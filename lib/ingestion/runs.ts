import { db } from "@/lib/db";

export type RunDto = {
  id: number;
  source: string;
  input: string;
  status: string;
  startedAt: string;
  processed: number;
  created: number;
  updated: number;
  /** Whether the list of jobs has some that this run made, or changed last. */
  hasMade: boolean;
  hasChanged: boolean;
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

type Kept = Pick<RunDto, "hasMade" | "hasChanged">;

/** What the list of the staff still has of runs, by their numbers. */
async function jobsOfRuns(ids: readonly number[]): Promise<Map<number, Kept>> {
  const rows = await db().$queryRaw<(Kept & { id: number })[]>`
    SELECT id, EXISTS (SELECT FROM jobs WHERE made_by_run = runs.id AND deleted_at IS NULL) AS "hasMade",
      EXISTS (SELECT FROM jobs WHERE changed_by_run = runs.id AND deleted_at IS NULL) AS "hasChanged"
    FROM unnest(${ids}::integer[]) AS runs (id)`;
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}
