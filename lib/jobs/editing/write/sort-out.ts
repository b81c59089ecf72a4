import { dayInIndia } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import type { AdminJobDto, BulkAction, BulkResult } from "@/lib/jobs/editing/schema";
import { findLastChanges, isMadeBefore, type LastChange, reasonToKeep } from "@/lib/jobs/editing/write/last-changes";
import { reasonToSkip } from "@/lib/jobs/editing/write/reason-to-skip";
import type { Act } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;

type Asked = { action: BulkAction | "undo"; versions?: Readonly<Record<string, number>>; deadline?: string; reason?: string };

/** The jobs that are to be written, locked, those of which that was made before, and those that are left alone. */
export type SortedJobs = Pick<BulkResult, "skipped"> &
  Record<"jobs" | "made", AdminJobDto[]> & { lastChanges: ReadonlyMap<number, LastChange> };

/** Locks the jobs of a bulk write until the transaction ends, and says what is to become of each. */
export async function sortOut(
  tx: Tx,
  ids: readonly number[],
  { action, versions = {}, deadline, reason }: Asked,
  { actor, now }: Act,
): Promise<SortedJobs> {
  const locked = await lockRows(tx, ids);
  const stored = new Map((await findAdminJobs(ids, tx)).map((job) => [job.id, job]));
  const lastChanges = await findLastChanges(tx, ids);
  const found: SortedJobs = { jobs: [], made: [], skipped: [], lastChanges };
  for (const id of ids) {
    const job = stored.get(id);
    const listedHour = locked.get(id)?.lastHour;
    const last = lastChanges.get(id);
    if (job && isMadeBefore(job, last, { action, actorId: actor.id, seen: versions[id], deadline, reason })) {
      found.made.push(job);
      continue;
    }
    const obstacle =
      job &&
      (action === "undo"
        ? reasonToKeep(job, { seen: versions[id], last, listedHour, now })
        : reasonToSkip(job, action, { now, today: dayInIndia(now), deadline, listedHour }));
    if (job && obstacle === null) found.jobs.push(job);
    else found.skipped.push({ id, reason: obstacle ?? whereItWent(locked.get(id)) });
  }
  return found;
}

type LockedRow = { id: number; lastHour: string | null; joinedInto: number | null };

/** The rows of jobs, also of those in the bin, by their numbers, locked until the transaction ends. */
async function lockRows(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, LockedRow>> {
  const rows = await tx.$queryRaw<LockedRow[]>`
    SELECT id, last_hour AS "lastHour", (SELECT into_id FROM joined_jobs WHERE job_id = jobs.id) AS "joinedInto"
    FROM jobs WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Why a job that was picked is in no list any more. */
function whereItWent(row: LockedRow | undefined): string {
  if (!row) return "no such job";
  return row.joinedInto === null ? "in the bin" : `joined with job #${row.joinedInto}`;
}
