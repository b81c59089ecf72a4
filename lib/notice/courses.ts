import { db } from "@/lib/db";
import { EXAM, instant } from "@/lib/jobs/queries";
import { PUBLIC_JOBS } from "@/lib/jobs/search/scope";
import { type ExamDays, nextStage, type Recruitment, type TimelineStage, timelineOf } from "@/lib/notice/timeline";

/** What the course of a recruitment is made of (lib/notice/timeline.ts). */
export type Course = Recruitment & { id: number; exam: ExamDays | null };

/** The courses of the published jobs of some ids. Of a notice only what they are made of is read: it may be large, and a run reads thousands. */
export function findCourses(ids: readonly number[]): Promise<Course[]> {
  return db().$queryRaw<Course[]>`
    SELECT jobs.id, deadline::text, ${instant("closes_at")} AS "closesAt", application_start_date::text AS "applicationStartDate",
      CASE WHEN notice IS NOT NULL
        THEN jsonb_build_object('stages', notice -> 'stages', 'feePaidBy', notice -> 'feePaidBy') END AS notice, announced,
      (${EXAM}) AS exam
    FROM jobs WHERE jobs.id = ANY(${ids}::int[]) AND ${PUBLIC_JOBS}`;
}

/** What comes next of each published job of some ids that anything dated is to come of. */
export async function nextStages(ids: readonly number[], now: Date): Promise<Map<number, TimelineStage>> {
  const courses = await findCourses(ids);
  return new Map(
    courses.flatMap((course) => {
      const next = nextStage(timelineOf(course, course.exam), course, now);
      return next ? [[course.id, next]] : [];
    }),
  );
}
