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
  unchanged: number;
  /** Rows that are of a notice which another row, source or job has. */
  joined: number;
  refused: number;
};

/** The latest import runs, the newest first. */
export async function listRuns(limit: number): Promise<RunDto[]> {
  const runs = await db().ingestionRun.findMany({ orderBy: { id: "desc" }, take: limit });
  return runs.map((run) => ({
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
