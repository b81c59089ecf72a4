import { compareDays, type Day } from "@/lib/dates";
import { type ExamDto, heldOn, lastDayOf } from "@/lib/exams/schema";

/** The dates of an exam that a calendar shows. */
export const CALENDAR_EVENTS = ["registrationEnd", "admitCard", "exam", "result"] as const;
export type CalendarEvent = (typeof CALENDAR_EVENTS)[number];

/** The days on which something happens with an exam; the first day of registration counts only while it is to come. */
export type ExamEvent<Kind = CalendarEvent | "registrationStart"> = { kind: Kind; day: Day };

/** The dated events of an exam, those that are known, each with its last day. */
export function calendarEvents(exam: ExamDto): (ExamEvent<CalendarEvent> & { until: Day })[] {
  const days: Record<CalendarEvent, Day | null> = {
    registrationEnd: exam.registrationEndDate,
    admitCard: exam.admitCardDate,
    exam: exam.examDate,
    result: exam.resultsDate,
  };
  return CALENDAR_EVENTS.flatMap((kind) => {
    const day = days[kind];
    return day === null ? [] : [{ kind, day, until: kind === "exam" ? lastDayOf(exam) : day }];
  });
}

/** What happens next, today included; null where all that is known of the exam has passed. */
export function nextEvent(exam: ExamDto, today: Day): ExamEvent | null {
  if (exam.registrationStartDate > today) return { kind: "registrationStart", day: exam.registrationStartDate };
  const coming = calendarEvents({ ...exam, examDate: heldOn(exam, today) }).filter(({ day }) => day >= today);
  return coming.toSorted((a, b) => compareDays(a.day, b.day))[0] ?? null;
}
