import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { listChangedExams, listExams } from "@/lib/exams/queries";
import type { ChangedExam, ExamDto } from "@/lib/exams/schema";

/** The calendar; exams leave it at midnight. */
export function cachedExams(): Promise<ExamDto[]> {
  return cached(["exams"], [tags.exams], listExams);
}

/** The calendar with the instant of each exam's last change, for programs that subscribe. */
export function cachedChangedExams(): Promise<ChangedExam[]> {
  return cached(["changed-exams"], [tags.exams], listChangedExams);
}
