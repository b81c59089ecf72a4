import { absolute } from "@/lib/accounts/list-mail";
import { alertListParams } from "@/lib/alerts/criteria";
import { jobItem, lastDateText, soonestFirst } from "@/lib/alerts/named-job";
import type { AlertReader } from "@/lib/alerts/owners";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Told } from "@/lib/alerts/told";
import { endOfDay } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailBlock } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";
import { shownTitle } from "@/lib/notice-text/shown-job";
import { siteName } from "@/lib/site";

export type AlertMail = {
  id: string;
  reader: AlertReader;
  /** What each alert found, open jobs alone. */
  groups: readonly { alert: JobAlert; jobs: readonly JobDto[] }[];
  /** What the reader was told of before, with a later last date. */
  earlier: readonly EarlierJob[];
  now: Date;
};

type EarlierJob = JobDto & { told: Told };

/** Jobs that a mail names, shared among its alerts; the buttons lead to all. */
const MAX_NAMED = 20;
/** Those whose last date is earlier now: nobody looks for what they have read of, but a source that moves thousands at once is not read to its end. */
const MAX_EARLIER = 100;

/**
 * Sends the new jobs of a person's alerts, and what of those before has an earlier last date.
 * @returns the jobs that the mail names; of the others it says how many there are
 * @throws MailError when the mail was not taken
 */
export async function sendAlertMail({ id, reader, groups, earlier, now }: AlertMail): Promise<JobDto[]> {
  const { fullName, language } = reader;
  const [t, own] = [translator(language, "alerts"), translator(language, "subscribers")];
  const count = new Set(groups.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size;
  const name = siteName(language);
  const [named, dated] = [namedIn(groups), soonestFirst(earlier)];
  const moved = dated.slice(0, MAX_EARLIER);
  const content: MailContent = {
    id,
    subject: subjectOf(dated, count, language),
    blocks: [
      { kind: "paragraph", text: fullName === null ? own("greeting") : t("mail.greeting", { fullName }) },
      ...earlierBlocks(language, now, moved, dated.length - moved.length),
      ...named.flatMap((group) => groupBlocks(language, now, group)),
    ],
    reason: fullName === null ? own("reason", { name }) : t("mail.reason", { name }),
  };
  await reader.send(content, now);
  return [...moved, ...named.flatMap(({ jobs }) => jobs)];
}

/** What has become more urgent comes first, in the subject too. */
function subjectOf([first, ...others]: readonly EarlierJob[], count: number, language: Language): string {
  const t = translator(language, "alerts");
  if (!first) return t("mail.subject", { count });
  return t("mail.subjectEarlier", { title: shownTitle(first, language).text, more: others.length + count });
}

function earlierBlocks(language: Language, now: Date, moved: readonly EarlierJob[], more: number): MailBlock[] {
  if (moved.length === 0) return [];
  const t = translator(language, "alerts");
  const items = moved.map((job) => {
    const item = jobItem(job, language, now);
    return { ...item, detail: `${item.detail} ${toldBefore(job, language)}` };
  });
  return [
    { kind: "heading", text: t("mail.earlierHeading") },
    { kind: "list", items },
    ...(more > 0 ? [{ kind: "paragraph", text: translator(language, "reminders")("more", { count: more }) } as const] : []),
  ];
}

/** The last date as a mail before has said it; of a day that is the same still, that it had no hour. */
function toldBefore({ deadline, told: { until, closing } }: EarlierJob, language: Language): string {
  const closesAt = closing && closing < endOfDay(until) ? closing.toISOString() : null;
  const t = translator(language, "alerts");
  const day = lastDateText({ deadline: until, closesAt }, language);
  return t(until === deadline && closesAt === null ? "mail.earlierHour" : "mail.earlier", { day });
}

/** Of an alert the jobs that are named, how many more it found that the mail does not name, and how many that others name before it where it names none. */
type Group = AlertMail["groups"][number] & { more: number; above: number };

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
  const items = jobs.map((job) => jobItem(job, language, now));
  return [
    { kind: "heading", text: alert.title },
    ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
    ...(above > 0 ? [{ kind: "paragraph", text: t("mail.above", { count: above }) } as const] : []),
    ...(more > 0 ? [{ kind: "paragraph", text: t("mail.more", { count: more }) } as const] : []),
    { kind: "button", label: t("mail.all"), href: absolute(links.home(language, alertListParams(alert))) },
  ];
}
