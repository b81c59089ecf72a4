import { addDayEvent, siteCalendar } from "@/lib/calendar/day-event";
import { type CalendarEvent, calendarEvents } from "@/lib/exams/events";
import { registrationEnd } from "@/lib/exams/policy";
import type { ChangedExam } from "@/lib/exams/schema";
import { writeCalendar } from "./fold-lines";

/** Names in calendars that programs have subscribed to stay for ever: there the result has always been called so. */
const NAMES: Partial<Record<CalendarEvent, string>> = { result: "results" };

type Options = {
  name: string;
  siteUrl: string;
  /** Where the exam stands on this site. */
  pageUrl: (exam: ChangedExam) => string;
  summaryOf: (kind: CalendarEvent, exam: ChangedExam) => string;
  /** Address of a calendar that programs subscribe to; a file that is taken once has none. */
  feedUrl?: string;
};

/** An iCalendar file with every known day of some exams; days of a cancelled exam are marked so. */
export function examCalendar(exams: readonly ChangedExam[], { name, siteUrl, pageUrl, summaryOf, feedUrl }: Options): string {
  const calendar = siteCalendar(name, "Exams", feedUrl === undefined ? undefined : { url: feedUrl });
  const host = new URL(siteUrl).hostname;
  for (const exam of exams) {
    const { closesAt } = registrationEnd(exam);
    for (const { kind, day, until } of calendarEvents(exam)) {
      addDayEvent(calendar, {
        uid: `exam-${exam.id}-${NAMES[kind] ?? kind}@${host}`,
        day,
        until,
        endsAt: kind === "registrationEnd" && closesAt !== null ? new Date(closesAt) : null,
        summary: summaryOf(kind, exam),
        description: `${exam.conductingOrganization}\n${exam.officialWebsite}`,
        url: pageUrl(exam),
        changedAt: new Date(exam.updatedAt),
        isCancelled: exam.isCancelled,
        hasReminder: kind === "registrationEnd" || kind === "exam",
      });
    }
  }
  return writeCalendar(calendar);
}
