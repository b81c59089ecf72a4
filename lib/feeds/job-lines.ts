import { formatDayLong, formatHour, formatNumber } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { saidText } from "@/lib/jobs/job/values";
import type { JobDto } from "@/lib/jobs/schema";
import { shownJob, shownTitle } from "@/lib/notice-text/shown-job";
import { asWritten } from "@/lib/notice-text/typeset";

/** The last date of a notice in words: the day, and the hour where its notice gives one. */
export function lastDateInWords({ deadline, closesAt }: Pick<JobDto, "deadline" | "closesAt">, language: Language): string {
  const day = formatDayLong(deadline, language);
  if (closesAt === null) return day;
  return `${day}, ${translator(language, "job")("till", { hour: formatHour(new Date(closesAt), language) })}`;
}

/** Where a message to others is begun, by links that need neither a script nor an account with us. */
const MESSENGERS = {
  WhatsApp: (text: string, url: string) => `https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` })}`,
  Telegram: (text: string, url: string) => `https://t.me/share/url?${new URLSearchParams({ url, text })}`,
} as const;

/** The links that pass a notice on: a message that says what matters, also to who does not open it. */
export function shareLinks(job: JobDto, url: string, language: Language): { name: string; href: string }[] {
  const text = asWritten([shownTitle(job, language).text, ...jobLines(job, language)].join("\n"));
  const names = Object.keys(MESSENGERS) as (keyof typeof MESSENGERS)[];
  const t = translator(language, "feeds");
  return names.map((name) => ({ name: t(`messengers.${name}`), href: MESSENGERS[name](text, url) }));
}

/** What a notice says in a few lines, for a place where there is no page: a feed, a message that is passed on. Facts alone. */
export function jobLines(job: JobDto, language: Language): string[] {
  const t = translator(language, "job");
  const shown = shownJob(job, language);
  const line = (label: string, text: string | undefined) => (text ? [`${label}: ${text}`] : []);
  return [
    shown.recruitingOrganization?.text ?? job.recruitingOrganization,
    ...(job.positions === null ? [] : line(t("positions"), formatNumber(job.positions, language))),
    ...(saidText(job.qualification) ? line(t("qualification"), shown.qualification?.text) : []),
    ...(saidText(job.location) ? line(t("location"), shown.location?.text) : []),
    ...line(t("salary"), shown.salary?.text),
    ...line(t("lastDate"), lastDateInWords(job, language)),
  ];
}
