import { absolute } from "@/lib/accounts/list-mail";
import { alertListParams } from "@/lib/alerts/criteria";
import type { EarlierJob } from "@/lib/alerts/earlier-dates";
import type { EndedJob } from "@/lib/alerts/ended-jobs";
import { earlierBlocks, endedBlocks, namedOf, subjectOf } from "@/lib/alerts/mail-changes";
import { jobItem, soonestFirst } from "@/lib/alerts/named-job";
import type { AlertReader } from "@/lib/alerts/owners";
import type { JobAlert } from "@/lib/alerts/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailBlock } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";
import { siteName } from "@/lib/site";

/** A notice that an alert found, and whether it is open again after it was closed or off the site. */
type FoundJob = JobDto & { isAgain?: boolean };

export type AlertMail = {
  id: string;
  reader: AlertReader;
  /** What each alert found, open jobs alone. */
  groups: readonly { alert: JobAlert; jobs: readonly FoundJob[] }[];
  /** What the reader was told of before, with a later last date. */
  earlier: readonly EarlierJob[];
  /** What the reader was told of before, and is gone or has ended early. */
  ended: readonly EndedJob[];
  now: Date;
};

/** Jobs that a mail names, shared among its alerts; the buttons lead to all. */
const MAX_NAMED = 20;

/**
 * Sends the new jobs of a person's alerts, and what of those before has an earlier last date or is over.
 * @returns the jobs that the mail names; of the others it says how many there are
 * @throws MailError when the mail was not taken
 */
export async function sendAlertMail({ id, reader, groups, earlier, ended, now }: AlertMail): Promise<JobDto[]> {
  const { fullName, language } = reader;
  const [t, own] = [translator(language, "alerts"), translator(language, "subscribers")];
  const count = new Set(groups.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size;
  const name = siteName(language);
  const [named, dated] = [namedIn(groups), soonestFirst(earlier)];
  const greeting = greetingOf(groups, earlier, ended);
  const content: MailContent = {
    id,
    subject: subjectOf(dated, ended, count, language),
    blocks: [
      { kind: "paragraph", text: fullName === null ? own(greeting) : t(`mail.${greeting}`, { fullName }) },
      ...earlierBlocks(dated, language, now),
      ...endedBlocks(ended, language),
      ...named.flatMap((group) => groupBlocks(language, now, group)),
    ],
    reason: fullName === null ? own("reason", { name }) : t("mail.reason", { name }),
  };
  await reader.send(content, now);
  return [...namedOf(dated), ...named.flatMap(({ jobs }) => jobs)];
}

/** "New" is not said of a mail without anything new, nor "changed" of one with nothing else. */
function greetingOf(groups: AlertMail["groups"], earlier: readonly EarlierJob[], ended: readonly EndedJob[]) {
  if (earlier.length + ended.length === 0) return "greeting";
  return groups.length + ended.length === 0 ? "greetingEarlier" : "greetingChanged";
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
  const items = jobs.map((job) => {
    const item = jobItem(job, language, now);
    return job.isAgain ? { ...item, detail: `${item.detail} ${t("mail.again")}` } : item;
  });
  return [
    { kind: "heading", text: alert.title },
    ...(items.length > 0 ? [{ kind: "list", items } as const] : []),
    ...(above > 0 ? [{ kind: "paragraph", text: t("mail.above", { count: above }) } as const] : []),
    ...(more > 0 ? [{ kind: "paragraph", text: t("mail.more", { count: more }) } as const] : []),
    { kind: "button", label: t("mail.all"), href: absolute(links.home(language, alertListParams(alert))) },
  ];
}
