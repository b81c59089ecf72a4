import { type Day, dayInIndia, daysBetween, daysLeft, lastDate } from "@/lib/dates";
import { APPLICATION_STATUSES, type ApplicationStatus, type TrackedApplication } from "@/lib/tracker/schema";

/** The steps that an application goes through; what is planned or rejected stands on none of them. */
const STEPS: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(
  (status) => status !== "planned" && status !== "rejected",
);

/** How far an application has come, in percent: 20 a step of five; planned and rejected are 0 (spec section 4). */
export function progressOf(status: ApplicationStatus): number {
  return ((STEPS.indexOf(status) + 1) / STEPS.length) * 100;
}

/** A date of an application that is still to come. */
export type NextDate = {
  kind: "deadline" | "exam" | "interview";
  day: Day;
  /** For a deadline the days left as everywhere on the site: its last day counts 1. For the others whole days from today: 0 is today. */
  days: number;
};

/** The next of deadline, exam and interview; null where none is to come. On the same day the interview stands before the others. */
export function nextDate({ deadline, closesAt, examDate, interviewDate }: TrackedApplication, now: Date): NextDate | null {
  const today = dayInIndia(now);
  const coming = (kind: "exam" | "interview", day: Day | null): NextDate[] =>
    day !== null && day >= today ? [{ kind, day, days: daysBetween(today, day) }] : [];
  const dates = [...coming("interview", interviewDate), ...coming("exam", examDate), ...comingDeadline(deadline, closesAt, now)];
  return dates.toSorted((a, b) => compare(a.day, b.day))[0] ?? null;
}

function comingDeadline(day: Day | null, closesAt: string | null | undefined, now: Date): NextDate[] {
  const days = day === null ? 0 : daysLeft(lastDate(day, closesAt), now);
  return day !== null && days > 0 ? [{ kind: "deadline", day, days }] : [];
}

/** Applications by their next date, soonest first; those without one come last, the latest application first among them. */
export function byNextDate(now: Date): (a: TrackedApplication, b: TrackedApplication) => number {
  return (a, b) => {
    const [next, other] = [nextDate(a, now)?.day ?? "9999", nextDate(b, now)?.day ?? "9999"];
    return compare(next, other) || compare(b.appliedDate, a.appliedDate) || compare(a.jobTitle, b.jobTitle);
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
