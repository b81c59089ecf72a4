import { z } from "zod";
import { writeInTurn } from "@/lib/database/in-turn";
import { dayInIndia } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { formText } from "@/lib/form-text";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newDeadlineIssues } from "@/lib/jobs/editing/rules";
import { type AdminJobDto, BULK_ACTIONS, type BulkResult, CORRECTIONS, MAX_BULK } from "@/lib/jobs/editing/schema";
import { closeJobs, reopenJobs } from "@/lib/jobs/editing/write/close";
import { moveDeadlines } from "@/lib/jobs/editing/write/move-deadlines";
import { type Act, idsOf, isOutdated } from "@/lib/jobs/editing/write/row";
import { type SortedJobs, sortOut } from "@/lib/jobs/editing/write/sort-out";
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

type Write = { request: BulkRequest; act: Act; lastChanges: SortedJobs["lastChanges"] };

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
