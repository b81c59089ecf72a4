import { db } from "@/lib/db";
import type { AdminExamDto } from "@/lib/exams/admin-schema";
import { examDays } from "@/lib/exams/queries";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isId } from "@/lib/ids";

const OMIT = { source: true, sourceReference: true, createdAt: true } as const satisfies Prisma.ExamOmit;
type Row = Prisma.ExamGetPayload<{ omit: typeof OMIT }>;

/** An exam for the staff; null where none has this number. */
export async function findAdminExam(id: number, client: Prisma.TransactionClient = db()): Promise<AdminExamDto | null> {
  const row = isId(id) ? await client.exam.findUnique({ where: { id }, omit: OMIT }) : null;
  return row && toAdminExam(row);
}

const EXAM_PAGE_SIZE = 50;

/** A page of all exams, the latest exam day first. */
export async function listAdminExams(search: string, page: number): Promise<{ exams: AdminExamDto[]; total: number }> {
  const words = search.split(/\s+/).filter(Boolean);
  const where: Prisma.ExamWhereInput = {
    AND: words.map((word) => ({
      OR: [
        { title: { contains: word, mode: "insensitive" } },
        { conductingOrganization: { contains: word, mode: "insensitive" } },
      ],
    })),
  };
  const [rows, total] = await Promise.all([
    db().exam.findMany({
      where,
      omit: OMIT,
      orderBy: [{ examDate: "desc" }, { id: "desc" }],
      skip: (page - 1) * EXAM_PAGE_SIZE,
      take: EXAM_PAGE_SIZE,
    }),
    db().exam.count({ where }),
  ]);
  return { exams: rows.map(toAdminExam), total };
}

function toAdminExam({ cancelledAt, updatedAt, ...row }: Row): AdminExamDto {
  return {
    ...row,
    ...examDays(row),
    isCancelled: cancelledAt !== null,
    updatedAt: updatedAt.toISOString(),
  };
}
