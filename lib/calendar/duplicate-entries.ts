import type { DayEvent } from "@/lib/calendar/day-event";
import type { TrackedApplication } from "@/lib/tracker/schema";

/** An entry, by what it is of and its name. */
export type DuplicateEntry = { kind: string; uid: string };

/**
 * The entries of a notice's course that say what its applicant wrote down too: an exam or interview on that very day. It stands once, with the reminder of
 * what was written. Of an exam that takes several days one's own is one, and stands beside it.
 */
export function duplicateEntries(
  course: readonly DayEvent[],
  application: TrackedApplication,
  joined: ReadonlyMap<number, number>,
): DuplicateEntry[] {
  const { jobId, examDate, interviewDate } = application;
  if (jobId === null) return [];
  const days = Object.entries({ exam: examDate, interview: interviewDate });
  return days.flatMap(([kind, own]) => {
    const name = `job-${joined.get(jobId) ?? jobId}-${kind}-`;
    const same = course.filter(({ uid, day, until }) => uid.startsWith(name) && day === own && until === own);
    return same.map(({ uid }) => ({ kind, uid }));
  });
}
