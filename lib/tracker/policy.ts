import { type Day, dayInIndia, daysBetween, daysLeft, type LastDate, lastDate } from "@/lib/dates";
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

/**
 * The next of deadline, exam and interview; null where none is to come. On the same day the interview stands before the others. A last date to apply is
 * for who has not applied; nobody knows whether that of a notice that has left the site still holds.
 */
export function nextDate(
  { status, deadline, closesAt, examDate, interviewDate, isGone }: ShownApplication,
  now: Date,
): NextDate | null {
  const today = dayInIndia(now);
  const coming = (kind: "exam" | "interview", day: Day | null): NextDate[] =>
    day !== null && day >= today ? [{ kind, day, days: daysBetween(today, day) }] : [];
  const dates = [
    ...coming("interview", interviewDate),
    ...coming("exam", examDate),
    ...(status === "planned" && !isGone ? comingDeadline(deadline, closesAt, now) : []),
  ];
  return dates.toSorted((a, b) => compare(a.day, b.day))[0] ?? null;
}

function comingDeadline(day: Day | null, closesAt: string | null | undefined, now: Date): NextDate[] {
  const days = day === null ? 0 : daysLeft(lastDate(day, closesAt), now);
  return day !== null && days > 0 ? [{ kind: "deadline", day, days }] : [];
}

/** Whether somebody has applied and was not turned down, so that what comes after the last date is for them. */
export function isOnTheWay({ status }: Pick<TrackedApplication, "status">): boolean {
  return status !== "planned" && status !== "rejected";
}

/** What comes next in the course of a recruitment, as the site knows it. */
type NextStage = { kind: string; day: Day; line: string };

/** A notice of this site as it is now: its last date, and what comes next of it. */
type Notice = LastDate & { shown: { next: NextStage | null } };

/**
 * An application as it is shown. `noted` is the last date that its owner noted, where its notice has another by now; `isGone`, whether its notice has left
 * the site.
 */
export type ShownApplication = TrackedApplication & { noted?: Day | null; stage?: NextStage | null; isGone?: boolean };

/**
 * An application with what its notice says now: a last date may be moved after it was tracked. What comes after the last date is for who has applied, and has
 * not been turned down.
 */
export function asItIsNow(application: TrackedApplication, notice: Notice | undefined): ShownApplication {
  if (!notice) return application;
  const { deadline, closesAt, shown } = notice;
  return {
    ...application,
    deadline,
    closesAt,
    noted: application.deadline === deadline ? null : application.deadline,
    stage: isOnTheWay(application) && shown.next?.kind !== "apply" ? shown.next : null,
  };
}

/** Applications by their next date, soonest first; those without one come last, the latest application first among them. */
export function byNextDate(now: Date): (a: ShownApplication, b: ShownApplication) => number {
  const dayOf = (application: ShownApplication) =>
    [nextDate(application, now)?.day ?? "9999", application.stage?.day ?? "9999"].sort(compare)[0] ?? "9999";
  return (a, b) => compare(dayOf(a), dayOf(b)) || compare(b.appliedDate, a.appliedDate) || compare(a.jobTitle, b.jobTitle);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
