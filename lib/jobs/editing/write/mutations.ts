import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { recordAudit } from "@/lib/audit/mutations";
import { isTaken } from "@/lib/database/errors";
import { writeInTurn } from "@/lib/database/in-turn";
import { dateOf, dayInIndia, lastDate } from "@/lib/dates";
import { db } from "@/lib/db";
import { AppError, refuse } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { checkJob } from "@/lib/jobs/editing/check-job";
import { withNoticeTexts } from "@/lib/jobs/editing/fill-from-notice";
import { editContext, publishAtIssue } from "@/lib/jobs/editing/publishable";
import { findAdminJob, findListedHour } from "@/lib/jobs/editing/queries";
import { EDIT_REQUIRED } from "@/lib/jobs/editing/rules";
import type { AdminJobDto, Correction, JobFields } from "@/lib/jobs/editing/schema";
import { fieldsOfJob, mergeFields } from "@/lib/jobs/editing/stored-fields";
import { auditChange, auditValues } from "@/lib/jobs/editing/write/audit-changes";
import { NOT_CLOSED } from "@/lib/jobs/editing/write/close";
import { jobToStore } from "@/lib/jobs/editing/write/job-to-store";
import {
  type Act,
  type ActOnVersion,
  columnsOf,
  isOutdated,
  type JobPublication,
  lockJob,
  markCorrection,
  reread,
  statusColumns,
  type WriteOutcome,
} from "@/lib/jobs/editing/write/row";
import { forEachName } from "@/lib/jobs/job/field";
import { MANUAL_SOURCE } from "@/lib/jobs/job/values";
import { positionsOf, writePositions } from "@/lib/jobs/positions/write-positions";
import { announcedStart } from "@/lib/notice/announced-start";
import { checkNotice } from "@/lib/notice/check";
import { keptNotice, noticeColumn } from "@/lib/notice/of-job";
import type { Notice } from "@/lib/notice/schema";

type Tx = Prisma.TransactionClient;

type Creation = Act & {
  /** The notice as data, checked. */
  notice?: Notice | null;
  /** The transaction of a larger write. */
  tx?: Tx;
  /** Where the job comes from; entered by hand where absent. */
  origin?: { source: string; sourceReference: string };
  /** The caller's own number of this call, for jobs that are entered by hand: sent again it makes no second job. */
  submission?: string;
};

/**
 * Writes a new job; `fields` are checked. One whose submission was stored already is answered as it is now.
 * @throws AppError CONFLICT where that was deleted since
 */
export async function createJob(
  fields: JobFields,
  publication: JobPublication,
  { actor, now, tx, origin, notice = null, submission = randomUUID() }: Creation,
): Promise<AdminJobDto> {
  const { source, sourceReference } = origin ?? { source: MANUAL_SOURCE, sourceReference: submission };
  const write = async (client: Tx) => {
    const toStore = jobToStore(fields, { source, sourceReference, postedOn: dayInIndia(now) });
    const { id } = await client.job.create({
      data: {
        ...(await columnsOf(client, toStore)),
        ...statusColumns(publication),
        notice: noticeColumn(notice),
        source,
        sourceReference,
        editedAt: now,
        postedOn: dateOf(toStore.input.postedOn),
        jobPositions: { create: positionsOf(toStore.input) },
      },
      select: { id: true },
    });
    const job = await reread(client, id);
    await recordAudit(client, { actor, action: "job.create", entityId: id, label: job.title, newValues: auditValues(job) });
    return job;
  };
  if (tx) return write(tx);
  return writeInTurn(write).catch((error: unknown) => {
    if (origin || !isTaken(error, "jobs_source_source_reference_key")) throw error;
    return findSubmitted(sourceReference);
  });
}

async function findSubmitted(submission: string): Promise<AdminJobDto> {
  const where = { source: MANUAL_SOURCE, sourceReference: submission };
  const { id } = await db().job.findFirstOrThrow({ where, select: { id: true } });
  const job = await findAdminJob(id);
  if (!job) throw new AppError("CONFLICT", "This notice was saved, and deleted since. It is in the bin.");
  return job;
}

/**
 * Changes a job: the five needed fields must be given, absent others stay. With the version that the editor started from, a job
 * that somebody else saved since is not overwritten but answered as a conflict. A change that readers are told of is a corrigendum of the
 * body unless it is said to be a slip.
 * @throws AppError NOT_FOUND, or INVALID with the messages of spec section 5
 */
export async function updateJob(
  id: number,
  given: Readonly<Record<string, unknown>>,
  { actor, now, version, correction }: ActOnVersion & { correction?: Correction },
): Promise<WriteOutcome> {
  return writeInTurn(async (tx) => {
    const current = await lockJob(tx, id);
    // Without these in the call itself they count as blank, whatever is stored (product.md, PUT).
    const isFromPositions = Array.isArray(given.jobPositions) && given.jobPositions.length > 0;
    const merged = mergeFields(current, {
      ...forEachName(EDIT_REQUIRED, () => ""),
      ...(isFromPositions && { qualification: current.qualification }),
      ...given,
    });
    const context = editContext(current, dayInIndia(now));
    const filled = given.notice === undefined ? merged : withNoticeTexts(merged, given.notice, current.notice);
    const { fields, issues } = checkJob(filled, { ...context, announcedStart: announcedStart(given.notice ?? current.notice) });
    if (isOutdated(current, version)) {
      // Sent again after the network took the answer: nobody's edit is lost where nothing would change.
      return fields && isSameNotice(given.notice, current.notice) && isDeepStrictEqual(fields, fieldsOfJob(current))
        ? { job: current }
        : { conflict: current };
    }
    if (!fields) throw refuse(issues);
    const notice = given.notice === undefined ? undefined : checkNotice(given.notice, fields.deadline);
    const { closesAt } = (notice === undefined ? current.notice : notice) ?? {};
    const late = publishAtIssue(current, lastDate(fields.deadline, closesAt, await findListedHour(id, tx)));
    if (late) throw refuse([{ field: "deadline", message: late }]);
    return {
      job: await saveFields(tx, { current, fields, notice, actor, now, correction, positionIds: idsOf(given.jobPositions) }),
    };
  });
}

/** What a call names its posts by, in order: the form takes no number, since what a post says is the same with one and without. */
function idsOf(posts: unknown): unknown[] {
  return Array.isArray(posts) ? posts.map((post: { id?: unknown }) => post.id) : [];
}

/** Whether a call would leave the stored notice as it is. */
function isSameNotice(given: unknown, stored: Notice | null): boolean {
  if (given === undefined) return true;
  return given === null || stored === null ? given === stored : isDeepStrictEqual(given, noticeColumn(stored));
}

/** Where a job is from, and since when it is the staff's. */
const ORIGIN = { source: true, sourceReference: true, editedAt: true } as const;

type Saving = Act & {
  current: AdminJobDto;
  fields: JobFields;
  notice?: Notice | null;
  correction?: Correction;
  /** What the call names each of its posts by; none where it names no posts. */
  positionIds?: readonly unknown[];
};

/**
 * Writes checked fields, and the notice where one is given, over a locked job. A save that changes nothing raises no version, since it is in nobody's way;
 * imports leave the job to the staff from then on all the same, and the log says since when.
 */
async function saveFields(
  tx: Tx,
  { current, fields, notice, actor, now, correction, positionIds }: Saving,
): Promise<AdminJobDto> {
  const { editedAt, ...origin } = await tx.job.findUniqueOrThrow({ where: { id: current.id }, select: ORIGIN });
  const toStore = jobToStore(fields, { ...origin, postedOn: current.postedOn });
  await markCorrection(tx, correction ?? "corrigendum");
  await writePositions(tx, [{ jobId: current.id, input: toStore.input, ids: positionIds }]);
  await tx.job.update({
    where: { id: current.id },
    data: {
      ...(await columnsOf(tx, toStore)),
      // A new last date is one of the notice.
      ...(fields.deadline !== current.deadline && NOT_CLOSED),
      notice: noticeColumn(notice === undefined ? keptNotice(current, fields.deadline) : notice),
      version: { increment: 1 },
      editedAt: now,
      updatedAt: now,
    },
  });
  const job = await reread(tx, current.id);
  if (await auditChange(tx, "job.update", { actor, before: current, after: job })) return job;
  const { version, updatedAt } = current;
  await tx.job.update({ where: { id: job.id }, data: { version, updatedAt: new Date(updatedAt) } });
  if (editedAt === null) await recordAudit(tx, { actor, action: "job.keep", entityId: job.id, label: job.title });
  return { ...job, version, updatedAt };
}
