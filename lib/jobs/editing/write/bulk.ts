import { z } from "zod";
import { writeInTurn } from "@/lib/database/in-turn";
import { dayInIndia } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { formText } from "@/lib/form-text";
import type { Prisma } from "@/lib/generated/prisma/client";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import { newDeadlineIssues } from "@/lib/jobs/editing/rules";
import { type AdminJobDto, BULK_ACTIONS, type BulkResult, CORRECTIONS, MAX_BULK } from "@/lib/jobs/editing/schema";
import { closeJobs, reopenJobs } from "@/lib/jobs/editing/write/close";
import { findLastChanges, isMadeBefore, type LastChange, reasonToKeep } from "@/lib/jobs/editing/write/last-changes";
import { moveDeadlines } from "@/lib/jobs/editing/write/move-deadlines";
import { reasonToSkip } from "@/lib/jobs/editing/write/reason-to-skip";
import { type Act, idsOf, isOutdated } from "@/lib/jobs/editing/write/row";
import { removeJobs, writeStatuses } from "@/lib/jobs/editing/write/status";
import { undoChanges } from "@/lib/jobs/editing/write/undo-bulk";

type Tx = Prisma.TransactionClient;

const TRANSACTION_TIMEOUT_MS = 60_000;

const MAX_REASON = 300;

export const bulkSchema = z.object({
  ids: z.array(z.int32().min(1)).min(1).max(MAX_BULK),
  action: z.enum([...BULK_ACTIONS, "undo"]),
  /** By its number, the version of each job that the editor saw. */
  versions: z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.int32()).optional(),
  deadline: z.string().optional(),
  correction: z.enum(CORRECTIONS).optional(),
  /** Why jobs are closed, for their readers. */
  reason: formText(MAX_REASON).optional(),
});
export type BulkRequest = z.output<typeof bulkSchema>;

/**
 * Does one thing to several jobs, all in one transaction: a failure changes none. Jobs for which it makes no sense are left alone and
 * named. "close" ends applications today, with a reason; "undo" takes back what a bulk write did, of the jobs that are still as it answered them. Where
 * somebody saved one of the others since the version given with it, none is written, and these are answered as conflicts. What the same editor asked for
 * before, of the versions that are given, is answered as it was: the network may have taken the answer.
 * @throws AppError INVALID for a deadline that is missing or has passed, and for a closing without a reason
 */
export async function changeJobs(request: BulkRequest, act: Act): Promise<BulkResult | { conflicts: AdminJobDto[] }> {
  const { ids, action, versions = {}, deadline = "", reason = "" } = request;
  const issues = action === "deadline" ? newDeadlineIssues(deadline, dayInIndia(act.now)) : [];
  if (issues.length > 0) throw refuse(issues);
  if (action === "close" && reason === "") throw refuse([{ field: "reason", message: "Reason is required" }]);
  return writeInTurn(
    async (tx) => {
      const unique = [...new Set(ids)].sort((a, b) => a - b);
      const { jobs, made, skipped, lastChanges } = await sortOut(tx, unique, request, act);
      const conflicts = jobs.filter((job) => isOutdated(job, versions[job.id]));
      if (conflicts.length > 0) return { conflicts };
      if (jobs.length > 0) await write(tx, jobs, { request, act, lastChanges });
      const changed = [...made, ...jobs.map(({ id, version }) => ({ id, version: version + 1 }))].sort((a, b) => a.id - b.id);
      return { changed: idsOf(changed), skipped, versions: Object.fromEntries(changed.map(({ id, version }) => [id, version])) };
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

type Jobs = Record<"jobs" | "made", AdminJobDto[]>;
type Found = Pick<BulkResult, "skipped"> & Jobs & { lastChanges: ReadonlyMap<number, LastChange> };

/** The jobs that are to be written, locked, those of which that was made before, and those that are left alone. */
async function sortOut(
  tx: Tx,
  ids: readonly number[],
  { action, versions = {}, deadline, reason }: BulkRequest,
  { actor, now }: Act,
): Promise<Found> {
  const locked = await tx.$queryRaw<{ id: number; lastHour: string | null }[]>`
    SELECT id, last_hour AS "lastHour" FROM jobs WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`;
  const listedHours = new Map(locked.map(({ id, lastHour }) => [id, lastHour]));
  const stored = new Map((await findAdminJobs(ids, tx)).map((job) => [job.id, job]));
  const lastChanges = await findLastChanges(tx, ids);
  const found: Found = { jobs: [], made: [], skipped: [], lastChanges };
  for (const id of ids) {
    const job = stored.get(id);
    const listedHour = listedHours.get(id);
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
    else found.skipped.push({ id, reason: obstacle ?? "no such job" });
  }
  return found;
}

type Write = { request: BulkRequest; act: Act; lastChanges: Found["lastChanges"] };

/** Each by as many queries as one job takes: 200 jobs, one after the other, held their rows and a connection for seconds. */
function write(tx: Tx, jobs: AdminJobDto[], { request, act, lastChanges }: Write): Promise<unknown> {
  const { action, deadline = "", correction, reason = "" } = request;
  switch (action) {
    case "delete":
      return removeJobs(tx, jobs, act);
    case "withdraw":
      return writeStatuses(tx, jobs, { status: "withdrawn" }, act);
    case "publish":
      return writeStatuses(tx, jobs, { status: "published" }, act);
    case "close":
      return closeJobs(tx, jobs, reason, act);
    case "reopen":
      return reopenJobs(tx, jobs, act);
    case "deadline":
      return moveDeadlines(tx, jobs, deadline, { ...act, correction });
    case "undo":
      return undoChanges(tx, jobs, lastChanges, act);
  }
}
