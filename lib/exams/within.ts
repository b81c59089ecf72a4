import { addDays, dayInIndia } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";

/** The exams held on one of the next days, today included; those that were called off are none. */
export function examsWithin(exams: readonly ExamDto[], days: number, now: Date): ExamDto[] {
  const today = dayInIndia(now);
  const end = addDays(today, days);
  return exams.filter(({ examDate, isCancelled }) => !isCancelled && examDate >= today && examDate < end);
}
