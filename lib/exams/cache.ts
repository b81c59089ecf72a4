import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { listExams } from "@/lib/exams/queries";
import type { ExamDto } from "@/lib/exams/schema";

/** The calendar; exams leave it at midnight. */
export function cachedExams(): Promise<ExamDto[]> {
  return cached(["exams"], [tags.exams], listExams);
}
