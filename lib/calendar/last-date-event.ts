import type { DatedJob } from "@/lib/calendar/dated-jobs";
import type { DayEvent } from "@/lib/calendar/day-event";
import { formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { site } from "@/lib/site";

/** The name of an entry of this site in any calendar, for ever. */
export function eventId(name: string): string {
  return `${name}@${new URL(site.url).hostname}`;
}

/** The last date of a notice as an entry of a calendar: the same one in whichever calendar of this site it stands. */
export function lastDateEvent(job: DatedJob, language: Language): DayEvent {
  const t = translator(language, "job");
  const event = { uid: eventId(`job-${job.id}-deadline`), day: job.day, changedAt: new Date(job.changedAt) };
  if (!job.isPublic) return { ...event, summary: translator(language, "feeds")("withdrawn"), isCancelled: true };
  const names = { title: shownTitle(job, language).text, organisation: shownBody(job, language).text };
  const endsAt = job.closesAt === null ? null : new Date(job.closesAt);
  const till = endsAt === null ? t("calendarNoHour") : t("lastDayTill", { hour: formatHour(endsAt, language) });
  return {
    ...event,
    endsAt,
    summary: t("calendarSummary", names),
    description: `${t("calendarDescription", names)}\n${till}`,
    url: site.url + links.job(language, job.id),
    isCancelled: job.isClosedEarly,
    hasReminder: true,
  };
}
