import { z } from "zod";
import { writeInTurn } from "@/lib/database/in-turn";
import { type Day, dayInIndia, isOpen, lastDate } from "@/lib/dates";
import { refuse } from "@/lib/errors";
import { formText } from "@/lib/form-text";
import { publicationIssues, publishAtIssue } from "@/lib/jobs/editing/publishable";
import { findAdminJobs } from "@/lib/jobs/editing/queries";
import { newDeadlineIssues } from "@/lib/jobs/editing/rules";
import { type AdminJobDto, BULK_ACTIONS, type BulkResult, CORRECTIONS } from "@/lib/jobs/editing/schema";
import { fieldsOfJob } from "@/lib/jobs/editing/stored-fields";
import { closeJob, reopenJob } from "@/lib/jobs/editing/write/close";
import { saveFields } from "@/lib/jobs/editing/write/mutations";
import { type Act, isOutdated } from "@/lib/jobs/editing/write/row";
import { removeJob, writeStatus } from "@/lib/jobs/editing/write/status";

/** Jobs that one bulk write takes: what an editor can tick and look over. */
const MAX_BULK = 200;
const TRANSACTION_TIMEOUT_MS = 60_000;

const MAX_REASON = 300;

export const bulkSchema = z.object({
  ids: z.array(z.int32().min(1)).min(1).max(MAX_BULK),
  action: z.enum(BULK_ACTIONS),
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
 * named. "close" ends applications today, with a reason. Where somebody saved one of the others since the version given with it, none is
 * written, and these are answered as conflicts.
 * @throws AppError INVALID for a deadline that is missing or has passed, and for a closing without a reason
 */
export async function changeJobs(
  { ids, action, versions = {}, deadline, correction, reason = "" }: BulkRequest,
  act: Act,
): Promise<BulkResult | { conflicts: AdminJobDto[] }> {
  const today = dayInIndia(act.now);
  const issues = action === "deadline" ? newDeadlineIssues(deadline ?? "", today) : [];
  if (issues.length > 0) throw refuse(issues);
  if (action === "close" && reason === "") throw refuse([{ field: "reason", message: "Reason is required" }]);
  return writeInTurn(
    async (tx) => {
      const unique = [...new Set(ids)].sort((a, b) => a - b);
      const locked = await tx.$queryRaw<{ id: number; lastHour: string | null }[]>`
        SELECT id, last_hour AS "lastHour" FROM jobs WHERE id = ANY(${unique}) ORDER BY id FOR NO KEY UPDATE`;
      const listedHours = new Map(locked.map(({ id, lastHour }) => [id, lastHour]));
      const found = new Map((await findAdminJobs(unique, tx)).map((job) => [job.id, job]));
      const jobs: AdminJobDto[] = [];
      const result: BulkResult = { changed: [], skipped: [], versions: {} };
      for (const id of unique) {
        const job = found.get(id);
        const obstacle = job
          ? reasonToSkip(job, action, { now: act.now, today, deadline, listedHour: listedHours.get(id) })
          : "no such job";
        if (job && obstacle === null) jobs.push(job);
        else result.skipped.push({ id, reason: obstacle ?? "no such job" });
      }
      const conflicts = jobs.filter((job) => isOutdated(job, versions[job.id]));
      if (conflicts.length > 0) return { conflicts };
      for (const job of jobs) {
        if (action === "delete") await removeJob(tx, job, act);
        else if (action === "withdraw") await writeStatus(tx, job, { status: "withdrawn" }, act);
        else if (action === "publish") await writeStatus(tx, job, { status: "published" }, act);
        else if (action === "close") await closeJob(tx, job, reason, act);
        else if (action === "reopen") await reopenJob(tx, job, act);
        else {
          const moved = { ...fieldsOfJob(job), deadline: deadline ?? job.deadline };
          await saveFields(tx, { current: job, fields: moved, ...act, correction });
        }
        result.changed.push(job.id);
      }
      const written = await tx.job.findMany({ where: { id: { in: result.changed } }, select: { id: true, version: true } });
      for (const { id, version } of written) result.versions[id] = version;
      return result;
    },
    { timeout: TRANSACTION_TIMEOUT_MS },
  );
}

/** Why a job is left alone, or null. What has not come out yet, or is withdrawn, has no applications to end, and would come out closed, or never. */
function reasonToSkip(
  job: AdminJobDto,
  action: BulkRequest["action"],
  { now, today, deadline, listedHour }: { now: Date; today: Day; deadline?: string; listedHour?: string | null },
): string | null {
  const endsOn = (day: Day) => lastDate(day, job.notice?.closesAt, listedHour);
  switch (action) {
    case "withdraw":
      return job.status === "withdrawn" ? "already withdrawn" : null;
    case "publish":
      if (job.status === "published") return "already published";
      return publicationIssues(job, today)[0]?.message ?? null;
    case "close":
      if (job.status === "draft" || job.status === "scheduled") return "not public yet";
      if (job.status === "withdrawn") return "withdrawn";
      if (job.closed || !isOpen(endsOn(job.deadline), now)) return "already closed";
      return (job.applicationStartDate ?? "") > today ? "applications start later" : null;
    case "reopen":
      return job.closed ? null : "not closed";
    case "deadline":
      if (job.deadline === deadline) return "has this deadline";
      if (deadline !== undefined && (job.applicationStartDate ?? "") > deadline) return "applications start later";
      return publishAtIssue(job, endsOn(deadline ?? job.deadline));
    default:
      return null;
  }
}
