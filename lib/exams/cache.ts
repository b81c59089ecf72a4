import { unstable_cache } from "next/cache";
import { dayInIndia } from "@/lib/dates";
import { listExams } from "@/lib/exams/queries";
import type { ExamDto } from "@/lib/exams/schema";

/** Tag of everything that shows exams. */
export const EXAMS_TAG = "exams";

/** The calendar; the day is in the key, since exams leave it at midnight whoever hears of it. */
export function cachedExams(): Promise<ExamDto[]> {
  const now = new Date();
  return unstable_cache(() => listExams(now), ["exams", dayInIndia(now)], { tags: [EXAMS_TAG] })();
}
