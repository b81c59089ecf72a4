import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { dateOf, dayInIndia } from "@/lib/dates";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobDto, JobFields } from "@/lib/jobs/admin-schema";
import { checkJob } from "@/lib/jobs/check-job";
import { MANUAL_SOURCE, mergeFields } from "@/lib/jobs/job-fields";
import { isId } from "@/lib/jobs/queries";
import {
  type Act,
  auditChange,
  auditValues,
  columnsOf,
  type JobPublication,
  lockJob,
  notFound,
  parsedInput,
  positionsOf,
  reread,
  statusColumns,
} from "@/lib/jobs/write-job";
import { refuse } from "@/lib/refuse";

type Tx = Prisma.TransactionClient;

type Creation = Act & {
  /** The transaction of a larger write. */
  tx?: Tx;
  /** Where the job comes from; entered by hand where absent. */
  origin?: { source: string; sourceReference: string };
};

/** Writes a new job; `fields` are checked. */
export async function createJob(
  fields: JobFields,
  publication: JobPublication,
  { actor, now, tx, origin }: Creation,
): Promise<AdminJobDto> {
  const write = async (client: Tx) => {
    const { source, sourceReference } = origin ?? { source: MANUAL_SOURCE, sourceReference: randomUUID() };
    const input = parsedInput(fields, { source, sourceReference, postedOn: dayInIndia(now) });
    const { id } = await client.job.create({
      data: {
        ...(await columnsOf(client, input)),
        ...statusColumns(publication),
        source,
        sourceReference,
        editedAt: now,
        postedOn: dateOf(input.postedOn),
        jobPositions: { create: positionsOf(input) },
      },
      select: { id: true },
    });
    const job = await reread(client, id);
    await recordAudit(client, { actor, action: "job.create", entityId: id, label: job.title, newValues: auditValues(job) });
    return job;
  };
  return tx ? write(tx) : db().$transaction(write);
}

export type UpdateOutcome = { job: AdminJobDto } | { conflict: AdminJobDto };

/**
 * Changes a job: the five needed fields must be given, absent others stay. With the version that the editor started from, a job
 * that somebody else saved since is not overwritten but answered as a conflict.
 * @throws AppError NOT_FOUND, or INVALID with the messages of spec section 5
 */
export async function updateJob(
  id: number,
  given: Readonly<Record<string, unknown>>,
  { actor, now, version }: Act & { version?: number },
): Promise<UpdateOutcome> {
  return db().$transaction(async (tx) => {
    const current = await lockJob(tx, id);
    if (version !== undefined && version !== current.version) return { conflict: current };
    const required = { title: "", department: "", location: "", qualification: "", deadline: "" };
    // Without these in the call itself they count as blank, whatever is stored (product.md, PUT).
    const isFromPositions = Array.isArray(given.jobPositions) && given.jobPositions.length > 0;
    const merged = mergeFields(current, {
      ...required,
      ...(isFromPositions && { qualification: current.qualification }),
      ...given,
    });
    const { fields, issues } = checkJob(merged, { today: dayInIndia(now), kind: "edit", stored: current });
    if (!fields) throw refuse(issues);
    return { job: await saveFields(tx, { current, fields, actor, now }) };
  });
}

/** Writes checked fields over a locked job; one that would not change is left as it is. */
export async function saveFields(
  tx: Tx,
  { current, fields, actor, now }: Act & { current: AdminJobDto; fields: JobFields },
): Promise<AdminJobDto> {
  const stored = await tx.job.findUniqueOrThrow({ where: { id: current.id }, select: { source: true, sourceReference: true } });
  const input = parsedInput(fields, { ...stored, postedOn: current.postedOn });
  await tx.position.deleteMany({ where: { jobId: current.id } });
  await tx.job.update({
    where: { id: current.id },
    data: {
      ...(await columnsOf(tx, input)),
      version: { increment: 1 },
      editedAt: now,
      updatedAt: now,
      jobPositions: { create: positionsOf(input) },
    },
  });
  const job = await reread(tx, current.id);
  await auditChange(tx, "job.update", { actor, before: current, after: job });
  return job;
}

/** Publishes, schedules, withdraws a job or makes it a draft again. */
export async function setJobStatus(
  id: number,
  publication: JobPublication | { status: "withdrawn" },
  actor: Editor,
  now: Date,
): Promise<AdminJobDto> {
  return db().$transaction(async (tx) => writeStatus(tx, await lockJob(tx, id), publication, { actor, now }));
}

/** The same within a transaction, for a job that is locked. */
export async function writeStatus(
  tx: Tx,
  current: AdminJobDto,
  publication: JobPublication | { status: "withdrawn" },
  { actor, now }: Act,
): Promise<AdminJobDto> {
  const wasHidden = current.status === "draft" || current.status === "scheduled";
  // A listing that was never public is posted on the day it becomes so.
  const today = dayInIndia(now);
  const postedOn =
    wasHidden && publication.status === "published" && today <= current.deadline ? { postedOn: dateOf(today) } : {};
  await tx.job.update({
    where: { id: current.id },
    data: { ...statusColumns(publication), ...postedOn, version: { increment: 1 }, editedAt: now, updatedAt: now },
  });
  const job = await reread(tx, current.id);
  await auditChange(tx, "job.status", { actor, before: current, after: job });
  return job;
}

/**
 * Takes a job away: it leaves every page and call, and no import brings it back. The row stays, so that the editor can undo it.
 * @throws AppError NOT_FOUND, also the second time
 */
export async function deleteJob(id: number, actor: Editor, now: Date): Promise<AdminJobDto> {
  return db().$transaction(async (tx) => {
    const current = await lockJob(tx, id);
    await removeJob(tx, current, { actor, now });
    return current;
  });
}

/** The same within a transaction, for a job that is locked. */
export async function removeJob(tx: Tx, current: AdminJobDto, { actor, now }: Act): Promise<void> {
  await tx.job.update({
    where: { id: current.id },
    data: { status: "withdrawn", deletedAt: now, editedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  await recordAudit(tx, {
    actor,
    action: "job.delete",
    entityId: current.id,
    label: current.title,
    oldValues: auditValues(current),
  });
}

/** Brings a deleted job back in the status it had. @throws AppError NOT_FOUND where no deleted job has this number */
export async function restoreJob(id: number, actor: Editor, now: Date): Promise<AdminJobDto> {
  return db().$transaction(async (tx) => {
    const deleted = isId(id)
      ? await tx.job.updateMany({ where: { id, deletedAt: { not: null } }, data: { deletedAt: null } })
      : { count: 0 };
    if (deleted.count === 0) throw notFound();
    const last = await tx.auditEntry.findFirst({
      where: { entity: "job", entityId: String(id), action: "job.delete" },
      orderBy: { id: "desc" },
      select: { oldValues: true },
    });
    const before = (last?.oldValues ?? {}) as { status?: AdminJobDto["status"] };
    await tx.job.update({
      where: { id },
      data: { status: before.status ?? "withdrawn", editedAt: now, updatedAt: now, version: { increment: 1 } },
    });
    const job = await reread(tx, id);
    await recordAudit(tx, { actor, action: "job.restore", entityId: id, label: job.title, newValues: { status: job.status } });
    return job;
  });
}
