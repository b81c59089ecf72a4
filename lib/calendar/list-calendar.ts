import { type DatedJob, datedJobsOf } from "@/lib/calendar/dated-jobs";
import { addDayEvent, siteCalendar } from "@/lib/calendar/day-event";
import { writeCalendar } from "@/lib/calendar/fold-lines";
import { lastDateEvent } from "@/lib/calendar/last-date-event";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobFilters } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import { site, siteName } from "@/lib/site";

type Asked = { filters: JobFilters; title: string; language: Language; now: Date };

/** The last dates of a list as a calendar to subscribe to. */
export async function listCalendar({ filters, title, language, now }: Asked): Promise<string> {
  const { page: _page, limit: _limit, sortBy: _sortBy, open: _open, ...params } = filters;
  const name = `${translator(language, "feeds")("lastDates", { list: title })} - ${siteName(language)}`;
  const calendar = siteCalendar(name, "Jobs", { url: site.url + links.listCalendar(language, params) });
  for (const job of await datedJobsOf(filters, now)) addDayEvent(calendar, lastDateEvent(job, language));
  return writeCalendar(calendar);
}

/** The last date of one notice as a file to be taken once. */
export function jobCalendar(job: DatedJob, language: Language): string {
  const calendar = siteCalendar(siteName(language), "Jobs");
  addDayEvent(calendar, lastDateEvent(job, language));
  return writeCalendar(calendar);
}
