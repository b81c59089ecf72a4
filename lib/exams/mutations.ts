import { type Day, dateOf } from "@/lib/dates";
import { db } from "@/lib/db";
import type { ExamDto } from "@/lib/exams/schema";

export type ExamInput = Omit<ExamDto, "id" | "isCancelled" | "closesAt" | "examEndDate"> & {
  source: string;
  sourceReference: string;
};

/** Writes exams by source and reference: a known one is changed in place and keeps its number. All or none. */
export async function upsertExams(exams: readonly ExamInput[], now: Date): Promise<void> {
  await db().$transaction(
    exams.map((exam) => {
      const { source, sourceReference, ...facts } = exam;
      const data = {
        ...facts,
        examDate: dateOf(facts.examDate),
        registrationStartDate: dateOf(facts.registrationStartDate),
        registrationEndDate: dateOf(facts.registrationEndDate),
        resultsDate: optionalDate(facts.resultsDate),
        admitCardDate: optionalDate(facts.admitCardDate),
      };
      return db().exam.upsert({
        where: { source_sourceReference: { source, sourceReference } },
        create: { source, sourceReference, ...data },
        update: { ...data, updatedAt: now },
      });
    }),
  );
}

function optionalDate(day: Day | null): Date | null {
  return day === null ? null : dateOf(day);
}
