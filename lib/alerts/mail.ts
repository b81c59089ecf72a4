import { absolute } from "@/lib/accounts/list-mail";
import { alertListParams } from "@/lib/alerts/criteria";
import type { AlertReader } from "@/lib/alerts/owners";
import type { JobAlert } from "@/lib/alerts/schema";
import { closingInstant, dayInIndia, daysBetween } from "@/lib/dates";
import { formatDayLong, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailBlock, MailItem } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";
import { bodyAndPlace, shownTitle } from "@/lib/notice-text/shown-job";
import { siteName } from "@/lib/site";

export type AlertMail = {
  id: string;
  reader: AlertReader;
  /** What each alert found, open jobs alone. */
  groups: readonly { alert: JobAlert; jobs: readonly JobDto[] }[];
  now: Date;
};

/** Jobs that a mail names, shared among its alerts; the buttons lead to all. */
const MAX_NAMED = 20;

/**
 * Sends the new jobs of a person's alerts.
 * @throws MailError when the mail was not taken
 */
export async function sendAlertMail({ id, reader, groups, now }: AlertMail): Promise<void> {
  const { fullName, language } = reader;
  const [t, own] = [translator(language, "alerts"), translator(language, "subscribers")];
  const count = new Set(groups.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size;
  const name = siteName(language);
  const content: MailContent = {
    id,
    subject: t("mail.subject", { count }),
    blocks: [
      { kind: "paragraph", text: fullName === null ? own("greeting") : t("mail.greeting", { fullName }) },
      ...namedIn(groups).flatMap((group) => groupBlocks(language, now, group)),
    ],
    reason: fullName === null ? own("reason", { name }) : t("mail.reason", { name }),
  };
  await reader.send(content, now);
}

/** Of an alert the jobs that are named, how many more it found that the mail does not name, and how many that others name before it where it names none. */
type Group = AlertMail["groups"][number] & { more: number; above: number };

/** Notices in the order in which they close. */
export function soonestFirst<Job extends JobDto>(jobs: readonly Job[]): Job[] {
  return jobs.toSorted((a, b) => closingInstant(a).getTime() - closingInstant(b).getTime() || a.id - b.id);
}

/** The jobs that are named of each alert, those that close first: each job once, and of every alert as many as of the others, where it has as many. */
function namedIn(groups: AlertMail["groups"]): Group[] {
  const named = new Set<number>();
  const shares = groups.map(({ alert, jobs }, at) => {
    const room = Math.ceil((MAX_NAMED - named.size) / (groups.length - at));
    const own = soonestFirst(jobs.filter(({ id }) => !named.has(id))).slice(0, room);
    for (const { id } of own) named.add(id);
    return { alert, jobs: own, found: jobs };
  });
  return shares.map(({ alert, jobs, found }) => {
    const more = found.filter(({ id }) => !named.has(id)).length;
    return { alert, jobs, more, above: jobs.length === 0 ? found.length - more : 0 };
  });
}

function groupBlocks(language: Language, now: Date, { alert, jobs, more, above }: Group): MailBlock[] {
  const t = translator(language, "alerts");
  const items = jobs.map(
    (job): MailItem => ({
      text: shownTitle(job, language).text,
      href: absolute(links.job(language, job.id)),
      detail: t("mail.detail", {
        where: bodyAndPlace(job, language),
        day: lastDateText(job, language),
        days: daysTo(job, now),
      }),
      day: lastDateNote(job, language),
    }),
  );
  return [
    { kind: "heading", text: alert.title },
    ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
    ...(above > 0 ? [{ kind: "paragraph", text: t("mail.above", { count: above }) } as const] : []),
    ...(more > 0 ? [{ kind: "paragraph", text: t("mail.more", { count: more }) } as const] : []),
    { kind: "button", label: t("mail.all"), href: absolute(links.home(language, alertListParams(alert))) },
  ];
}

/** The days to a last date as people count them, and mails of one morning say alike: 0 is today. */
export const daysTo = ({ deadline }: JobDto, now: Date): number => daysBetween(dayInIndia(now), deadline);

/** The day, and the hour where the notice gives one. */
export function lastDateText({ deadline, closesAt }: JobDto, language: Language): string {
  const day = formatDayLong(deadline, language);
  if (closesAt === null) return day;
  return translator(language, "alerts")("mail.dayTill", { day, hour: formatHour(new Date(closesAt), language) });
}

/** The same in the words of a notification. */
export function lastDateNote(job: JobDto, language: Language): string {
  return translator(language, "alerts")("mail.day", { day: lastDateText(job, language) });
}
