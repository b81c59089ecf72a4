import { addDayEvent, siteCalendar } from "@/lib/calendar/day-event";
import type { JobDetailDto } from "@/lib/jobs/schema";
import { foldLines } from "./fold-lines";

type Texts = { summary: string; description: string };
type Place = { siteName: string; siteUrl: string; pageUrl: string };

/** An iCalendar file with the last date of a job as a day of its own and a reminder three days before. */
export function jobCalendar(job: JobDetailDto, { summary, description }: Texts, { siteName, siteUrl, pageUrl }: Place): string {
  const calendar = siteCalendar(siteName, "Jobs");
  addDayEvent(calendar, {
    uid: `job-${job.id}-deadline@${new URL(siteUrl).hostname}`,
    day: job.deadline,
    summary,
    description,
    url: pageUrl,
    changedAt: new Date(job.updatedAt),
    hasReminder: true,
  });
  return foldLines(calendar.toString());
}
