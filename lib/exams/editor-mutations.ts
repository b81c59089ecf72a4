import { randomUUID } from "node:crypto";
import { changesOf } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/mutations";
import type { AuditAction, AuditValues, Editor } from "@/lib/audit/schema";
import { isTaken } from "@/lib/database/errors";
import { dateOf } from "@/lib/dates";
import { db } from "@/lib/db";
import { AppError, refuse } from "@/lib/errors";
import { findAdminExam } from "@/lib/exams/admin-queries";
import { type AdminExamDto, checkExam, type ExamFields, fieldsOfExam } from "@/lib/exams/admin-schema";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";
import { isOutdated } from "@/lib/jobs/editing/write/row";

type Tx = Prisma.TransactionClient;
/** `version` is that of the exam which the editor saw; without one nobody is asked what happened since. */
type Act = { actor: Editor; now: Date; version?: number };

/** A write, or the stored exam where somebody else saved since the version that the editor saw. What is as wanted already is no conflict, and no write. */
type Outcome = { exam: AdminExamDto } | { conflict: AdminExamDto };

/** `submission` is the caller's own number of this call: sent again it makes no second exam. */
type Creation = Pick<Act, "actor"> & { submission?: string };

/** Writes a new exam; `fields` are checked. One whose submission was stored already is answered as it is now. */
export async function createExam(fields: ExamFields, { actor, submission = randomUUID() }: Creation): Promise<AdminExamDto> {
  const write = async (tx: Tx) => {
    await checkListing(tx, fields.jobId, null);
    const { id } = await tx.exam.create({ data: { ...columnsOf(fields), ...submitted(submission) }, select: { id: true } });
    const exam = await getExam(tx, id);
    await recordAudit(tx, { actor, action: "exam.create", entityId: id, label: exam.title, newValues: auditValues(exam) });
    return exam;
  };
  try {
    return (await findSubmitted(submission)) ?? (await db().$transaction(write));
  } catch (error) {
    // The other of two calls at once was first: with the number of the call, or with the listing.
    const stored = error instanceof AppError || isTaken(error) ? await findSubmitted(submission) : null;
    if (!stored) throw error;
    return stored;
  }
}

/** By what an exam is known that no source brought. */
export const submitted = (submission: string = randomUUID()) => ({ source: "manual", sourceReference: submission });

async function findSubmitted(submission: string): Promise<AdminExamDto | null> {
  const row = await db().exam.findUnique({
    where: { source_sourceReference: submitted(submission) },
    select: { id: true },
  });
  return row && findAdminExam(row.id);
}

/**
 * Changes an exam: absent fields stay. With the version that the editor started from, one that somebody else saved since is
 * answered as a conflict; not where it says so already, as after a call whose answer the network lost.
 * @throws AppError NOT_FOUND or INVALID
 */
export async function updateExam(
  id: number,
  given: Readonly<Record<string, unknown>>,
  { actor, now, version }: Act,
): Promise<Outcome> {
  return db().$transaction(async (tx) => {
    const current = await lockExam(tx, id);
    const { fields, issues } = checkExam({ ...fieldsOfExam(current), ...given });
    if (fields && changesOf(fieldsOfExam(current), fields) === null) return { exam: current };
    if (isOutdated(current, version)) return { conflict: current };
    if (!fields) throw refuse(issues);
    await checkListing(tx, fields.jobId, id);
    return { exam: await write(tx, current, columnsOf(fields), { action: "exam.update", actor, now }) };
  });
}

/** Marks an exam as called off, or takes that back. @throws AppError NOT_FOUND */
export async function cancelExam(id: number, isCancelled: boolean, { actor, now, version }: Act): Promise<Outcome> {
  return db().$transaction(async (tx) => {
    const current = await lockExam(tx, id);
    if (current.isCancelled === isCancelled) return { exam: current };
    if (isOutdated(current, version)) return { conflict: current };
    const action = isCancelled ? "exam.cancel" : "exam.reinstate";
    return { exam: await write(tx, current, { cancelledAt: isCancelled ? now : null }, { action, actor, now }) };
  });
}

/** Deletes an exam; the log keeps what it said, by which `restoreExam` brings it back. @throws AppError NOT_FOUND, also the second time */
export async function deleteExam(id: number, { actor, now, version }: Act): Promise<Outcome> {
  return db().$transaction(async (tx) => {
    const current = await lockExam(tx, id);
    if (isOutdated(current, version)) return { conflict: current };
    await tx.exam.delete({ where: { id } });
    await noteLoss(tx, current.jobId, now);
    await recordAudit(tx, { actor, action: "exam.delete", entityId: id, label: current.title, oldValues: auditValues(current) });
    return { exam: current };
  });
}

/** A listing has one exam in the calendar, whose days are its own. @throws AppError INVALID */
async function checkListing(tx: Tx, jobId: number | null, examId: number | null): Promise<void> {
  if (jobId === null) return;
  const job = isId(jobId) ? await tx.job.findFirst({ where: { id: jobId, deletedAt: null }, select: { exam: true } }) : null;
  if (!job) throw refuse([{ field: "jobId", message: "No listing has this number" }]);
  if (job.exam && job.exam.id !== examId) {
    throw refuse([{ field: "jobId", message: `This listing has an exam already: ${job.exam.title}` }]);
  }
}

/** The page of a listing that has lost its exam shows its dates no more: it says that it changed, though what the listing says of itself did not. */
async function noteLoss(tx: Tx, jobId: AdminExamDto["jobId"], now: Date): Promise<void> {
  if (jobId) await tx.job.update({ where: { id: jobId }, data: { updatedAt: now }, select: { id: true } });
}

/** Locks an exam, and before it its listing, in the order of whoever writes a listing and then its exam. */
async function lockExam(tx: Tx, id: number): Promise<AdminExamDto> {
  if (isId(id)) {
    await tx.$queryRaw`SELECT jobs.id FROM jobs JOIN exams ON exams.job_id = jobs.id WHERE exams.id = ${id} FOR NO KEY UPDATE OF jobs`;
    await tx.$queryRaw`SELECT id FROM exams WHERE id = ${id} FOR UPDATE`;
  }
  return getExam(tx, id);
}

/** An exam that must be there. @throws AppError NOT_FOUND */
export async function getExam(tx: Tx, id: number): Promise<AdminExamDto> {
  const exam = await findAdminExam(id, tx);
  if (!exam)
    throw new AppError(
      "NOT_FOUND",
      "This exam is not there: another editor may have deleted it. Deleted exams can be restored below the list of exams.",
    );
  return exam;
}

async function write(
  tx: Tx,
  current: AdminExamDto,
  data: Prisma.ExamUncheckedUpdateInput,
  { action, actor, now }: Omit<Act, "version"> & { action: AuditAction },
): Promise<AdminExamDto> {
  await tx.exam.update({ where: { id: current.id }, data: { ...data, version: { increment: 1 }, updatedAt: now } });
  const exam = await getExam(tx, current.id);
  if (exam.jobId !== current.jobId) await noteLoss(tx, current.jobId, now);
  const changes = changesOf(auditValues(current), auditValues(exam));
  if (changes) await recordAudit(tx, { actor, action, entityId: exam.id, label: exam.title, ...changes });
  return exam;
}

/** The fields of a form as they are stored. */
export function columnsOf(fields: ExamFields) {
  return {
    title: fields.title,
    conductingOrganization: fields.conductingOrganization,
    examDate: dateOf(fields.examDate),
    registrationStartDate: dateOf(fields.registrationStartDate),
    registrationEndDate: dateOf(fields.registrationEndDate),
    resultsDate: fields.resultsDate === "" ? null : dateOf(fields.resultsDate),
    admitCardDate: fields.admitCardDate === "" ? null : dateOf(fields.admitCardDate),
    applicationFee: fields.applicationFee || null,
    examPattern: fields.examPattern || null,
    eligibility: fields.eligibility,
    officialWebsite: fields.officialWebsite,
    syllabus: fields.syllabus || null,
    location: fields.location || null,
    duration: fields.duration || null,
    totalMarks: fields.totalMarks,
    examMode: fields.examMode || null,
    languagesAvailable: fields.languagesAvailable || null,
    jobId: fields.jobId,
  };
}

/** What the log keeps of an exam. */
export function auditValues({ id: _id, version: _version, updatedAt: _updatedAt, ...values }: AdminExamDto): AuditValues {
  return values;
}
