import { absolute, sendListMail } from "@/lib/accounts/list-mail";
import { daysTo, lastDateNote, lastDateText, soonestFirst } from "@/lib/alerts/named-job";
import { type Day, isOpen } from "@/lib/dates";
import { formatDay, formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailItem } from "@/lib/mail/blocks";
import type { MailContent } from "@/lib/mail/template";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import type { GoneJob } from "@/lib/reminders/gone";
import { siteName } from "@/lib/site";

/** A notice to be reminded of: open, or ended earlier than somebody knew. `keptUntil` is the last date as they know it, where it has become an earlier one. */
type RemindedJob = JobDto & { keptUntil: Day | null };

export type ReminderMail = {
  id: string;
  userId: number;
  email: string;
  fullName: string;
  refusedDays: number;
  language: Language;
  jobs: readonly RemindedJob[];
  gone?: readonly GoneJob[];
  now: Date;
};

/** Notices that a mail names; its button leads to all. */
const MAX_NAMED = 20;

/**
 * Reminds a person of last dates, the soonest first, and says which have become earlier ones or ended, and which notices are gone.
 * @throws MailError when the mail was not taken
 */
export async function sendReminderMail(mail: ReminderMail): Promise<void> {
  const { fullName, language, now } = mail;
  const t = translator(language, "reminders");
  const [jobs, gone] = [soonestFirst(mail.jobs), mail.gone ?? []];
  const jobItem = (job: RemindedJob): MailItem => ({
    text: titleOf(job, language),
    href: absolute(links.job(language, job.id)),
    detail: detailOf(job, mail),
    day: isOpen(job, now) ? lastDateNote(job, language) : t("endedNote", { day: formatDay(job.deadline, language) }),
  });
  const named = namedOf(
    gone.map((job) => goneItem(job, language)),
    jobs.map(jobItem),
  );
  const more = jobs.length + gone.length - named.length;
  const hasEnded = jobs.some((job) => !isOpen(job, now));
  const content: MailContent = {
    id: mail.id,
    subject: subjectOf(jobs, mail),
    blocks: [
      { kind: "paragraph", text: t(gone.length > 0 ? "greetingGone" : hasEnded ? "greetingEnded" : "greeting", { fullName }) },
      { kind: "list", items: named },
      ...(more > 0 ? [{ kind: "paragraph", text: t("more", { count: more }) } as const] : []),
      { kind: "button", label: t("all"), href: absolute(links.saved(language)) },
    ],
    reason: t("reason", { name: siteName(language) }),
  };
  await sendListMail("reminder", mail, content, now);
}

/** What is gone comes first, and leaves dates that are near half of the room where they need it. */
function namedOf(gone: readonly MailItem[], dated: readonly MailItem[]): MailItem[] {
  const room = Math.max(MAX_NAMED / 2, MAX_NAMED - dated.length);
  return [...gone.slice(0, room), ...dated].slice(0, MAX_NAMED);
}

/** What is gone has no page any more: it leads to where its reader keeps it. */
function goneItem({ title, body, deadline }: GoneJob, language: Language): MailItem {
  const t = translator(language, "reminders");
  const detail = t("detailGone", { body: shownText(body, "body", language).text, day: formatDayLong(deadline, language) });
  return { text: goneTitle(title, language), href: absolute(links.saved(language)), detail, day: t("goneNote") };
}

const goneTitle = (title: string, language: Language) => shownText(title, "title", language).text;

type Told = Pick<ReminderMail, "language" | "now" | "gone">;

const titleOf = (job: JobDto, language: Language) => shownTitle(job, language).text;

function subjectOf(jobs: readonly RemindedJob[], { language, now, gone = [] }: Told): string {
  const t = translator(language, "reminders");
  const [lost, ...rest] = [...gone, ...jobs];
  if (lost && gone.length > 0) {
    return rest.length > 0
      ? t("subjectGone", { count: rest.length + 1 })
      : t("subjectOneGone", { title: goneTitle(lost.title, language) });
  }
  const [only, ...others] = jobs;
  if (only === undefined || others.length > 0) {
    return t(jobs.every((job) => isOpen(job, now)) ? "subject" : "subjectEnded", { count: jobs.length });
  }
  const title = titleOf(only, language);
  if (!isOpen(only, now)) return t("subjectOneEnded", { title });
  return t(only.keptUntil ? "subjectOneEarlier" : "subjectOne", { days: daysTo(only, now), title });
}

function detailOf(job: RemindedJob, { language, now }: Told): string {
  const t = translator(language, "reminders");
  const body = shownBody(job, language).text;
  const detail = isOpen(job, now)
    ? t("detail", { body, day: lastDateText(job, language), days: daysTo(job, now) })
    : t("detailEnded", { body, day: formatDayLong(job.deadline, language) });
  return job.keptUntil ? `${detail} ${t("earlier", { day: formatDayLong(job.keptUntil, language) })}` : detail;
}
