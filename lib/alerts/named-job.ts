import { absolute } from "@/lib/accounts/list-mail";
import { closingInstant, dayInIndia, daysBetween, type LastDate } from "@/lib/dates";
import { formatDayLong, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailItem } from "@/lib/mail/blocks";
import { bodyAndPlace, shownTitle } from "@/lib/notice-text/shown-job";

/** A notice as a mail of alerts names it. */
export function jobItem(job: JobDto, language: Language, now: Date): MailItem {
  return {
    text: shownTitle(job, language).text,
    href: absolute(links.job(language, job.id)),
    detail: translator(language, "alerts")("mail.detail", {
      where: bodyAndPlace(job, language),
      day: lastDateText(job, language),
      days: daysTo(job, now),
    }),
    day: lastDateNote(job, language),
  };
}

/** Notices in the order in which they close. */
export function soonestFirst<Job extends JobDto>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((a, b) => closingInstant(a).getTime() - closingInstant(b).getTime() || a.id - b.id);
}

/** The days to a last date as people count them, and mails of one morning say alike: 0 is today. */
export const daysTo = ({ deadline }: JobDto, now: Date): number => daysBetween(dayInIndia(now), deadline);

/** The day, and the hour where the notice gives one. */
export function lastDateText({ deadline, closesAt }: LastDate, language: Language): string {
  const day = formatDayLong(deadline, language);
  if (closesAt === null) return day;
  return translator(language, "alerts")("mail.dayTill", { day, hour: formatHour(new Date(closesAt), language) });
}

/** The same in the words of a notification. */
export function lastDateNote(job: JobDto, language: Language): string {
  return translator(language, "alerts")("mail.day", { day: lastDateText(job, language) });
}
