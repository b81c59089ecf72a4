import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import { addDays, dateOf } from "@/lib/dates";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { foldLines } from "./fold-lines";

const REMIND_DAYS_BEFORE = 3;
const SECONDS_A_DAY = 24 * 60 * 60;
/** Versions are counted in seconds from here, so that they fit RFC 5545's whole numbers for decades and rise with each change. */
const FIRST_VERSION = Date.parse("2026-01-01T00:00:00Z");

type Texts = { summary: string; description: string };
type Place = { siteName: string; siteUrl: string; pageUrl: string };

/**
 * An iCalendar file with the last date of a job as a day of its own and a reminder three days before (RFC 5545; domain.md 6). The UID
 * stays for ever and the version rises with each change, so that adding it again moves the entry instead of doubling it.
 */
export function jobCalendar(job: JobDetailDto, { summary, description }: Texts, { siteName, siteUrl, pageUrl }: Place): string {
  const changedAt = new Date(job.updatedAt);
  const calendar = ical({ name: siteName, prodId: { company: siteName, product: "Jobs" }, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `job-${job.id}-deadline@${new URL(siteUrl).hostname}`,
    stamp: changedAt,
    lastModified: changedAt,
    sequence: Math.max(0, Math.floor((changedAt.getTime() - FIRST_VERSION) / 1000)),
    start: dateOf(job.deadline),
    // The end of a day's event is the day after: it is not part of it.
    end: dateOf(addDays(job.deadline, 1)),
    allDay: true,
    summary,
    description,
    url: pageUrl,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMIND_DAYS_BEFORE * SECONDS_A_DAY, description: summary });
  return foldLines(calendar.toString());
}
