import { recordAudit } from "@/lib/audit/mutations";
import type { Editor } from "@/lib/audit/schema";
import { isTaken } from "@/lib/database/errors";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { findAdminExam } from "@/lib/exams/admin-queries";
import { type AdminExamDto, type DeletedExam, fieldsOfExam } from "@/lib/exams/admin-schema";
import { auditValues, columnsOf, getExam, submitted } from "@/lib/exams/editor-mutations";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";

type Tx = Prisma.TransactionClient;
type Row = Omit<DeletedExam, "deletedAt"> & { deletedAt: Date };

/** Exams that are offered: of an older one the log says what it was. */
const SHOWN = 20;

/** The exams that were deleted last and are not there again, the latest first, as the log keeps them. */
export async function listDeletedExams(): Promise<DeletedExam[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT deleted.entity_id::int AS id, deleted.label AS title, deleted.at AS "deletedAt", deleted.actor_name AS "deletedBy",
      deleted.old_values->>'conductingOrganization' AS "conductingOrganization", deleted.old_values->>'examDate' AS "examDate"
    FROM (
      SELECT DISTINCT ON (entity_id) * FROM audit_log WHERE entity = 'exam' AND action = 'exam.delete' ORDER BY entity_id, id DESC
    ) deleted
    WHERE NOT EXISTS (SELECT FROM exams WHERE exams.id::text = deleted.entity_id)
    ORDER BY deleted.id DESC LIMIT ${SHOWN}`;
  return rows.map(({ deletedAt, ...exam }) => ({ ...exam, deletedAt: deletedAt.toISOString() }));
}

/**
 * Brings a deleted exam back under its number, as the log says that it was, so that every link to it and the calendars that hold it are right again. Where its
 * listing is in the bin, is gone or has another exam by now, it comes back without one. One that is there already is answered as it is.
 * @throws AppError NOT_FOUND where none was deleted under this number
 */
export async function restoreExam(id: number, act: { actor: Editor; now: Date }): Promise<AdminExamDto> {
  try {
    return await db().$transaction(async (tx) => (await findAdminExam(id, tx)) ?? (await bringBack(tx, id, act)));
  } catch (error) {
    // The other of two calls at once was first.
    const stored = isTaken(error) ? await findAdminExam(id) : null;
    if (!stored) throw error;
    return stored;
  }
}

async function bringBack(tx: Tx, id: number, { actor, now }: { actor: Editor; now: Date }): Promise<AdminExamDto> {
  const told = { entity: "exam", entityId: String(id) };
  const deletion = isId(id)
    ? await tx.auditEntry.findFirst({ where: { ...told, action: "exam.delete" }, orderBy: { id: "desc" } })
    : null;
  if (!deletion?.oldValues) throw new AppError("NOT_FOUND", "No deleted exam has this number.");
  const was = deletion.oldValues as unknown as AdminExamDto;
  const fields = { ...fieldsOfExam(was), jobId: await freeListing(tx, was.jobId) };
  // Above every version that it had, each of which has a row of the log: a form that was opened before is out of date.
  const version = (await tx.auditEntry.count({ where: told })) + 1;
  const cancelledAt = was.isCancelled ? now : null;
  await tx.exam.create({
    data: { id, ...columnsOf(fields), ...submitted(), version, cancelledAt, updatedAt: now },
    select: { id: true },
  });
  const exam = await getExam(tx, id);
  await recordAudit(tx, { actor, action: "exam.restore", entityId: id, label: exam.title, newValues: auditValues(exam) });
  return exam;
}

async function freeListing(tx: Tx, jobId: number | null | undefined): Promise<number | null> {
  if (!jobId) return null;
  const job = await tx.job.findFirst({ where: { id: jobId, deletedAt: null, exam: null }, select: { id: true } });
  return job?.id ?? null;
}
