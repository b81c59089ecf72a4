import { addDays, dateOf, dayInIndia, dayOf } from "@/lib/dates";
import { db } from "@/lib/db";
import type { ChangedExam, ExamDto } from "@/lib/exams/schema";

/** Days an exam stays in the calendar after it was held (product.md, "Exams"). */
const PAST_DAYS = 90;

/** Bound of the calendar; one year of all bodies is a few hundred. */
const MAX_EXAMS = 1_000;

/** Coming exams and those of the last 90 days, soonest first. */
export async function listExams(now: Date): Promise<ExamDto[]> {
  return (await listChangedExams(now)).map(({ updatedAt: _updatedAt, ...exam }) => exam);
}

/** The same with the instant of each exam's last change, for calendars that must tell a new version from an old one. */
export async function listChangedExams(now: Date): Promise<ChangedExam[]> {
  const exams = await db().exam.findMany({
    where: { examDate: { gte: dateOf(addDays(dayInIndia(now), -PAST_DAYS)) } },
    orderBy: [{ examDate: "asc" }, { id: "asc" }],
    take: MAX_EXAMS,
    omit: { source: true, sourceReference: true, version: true, createdAt: true },
  });
  return exams.map(({ cancelledAt, ...exam }) => ({
    ...exam,
    examDate: dayOf(exam.examDate),
    registrationStartDate: dayOf(exam.registrationStartDate),
    registrationEndDate: dayOf(exam.registrationEndDate),
    resultsDate: exam.resultsDate && dayOf(exam.resultsDate),
    admitCardDate: exam.admitCardDate && dayOf(exam.admitCardDate),
    isCancelled: cancelledAt !== null,
    updatedAt: exam.updatedAt.toISOString(),
  }));
}
