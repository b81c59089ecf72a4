import { absolute, sendListMail } from "@/lib/accounts/list-mail";
import { lastDateNote, lastDateText, soonestFirst } from "@/lib/alerts/mail";
import { dayInIndia, daysBetween } from "@/lib/dates";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailContent } from "@/lib/mail/template";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { siteName } from "@/lib/site";

export type ReminderMail = {
  id: string;
  userId: number;
  email: string;
  fullName: string;
  language: Language;
  /** Open ones alone. */
  jobs: readonly JobDto[];
  now: Date;
};

/** Notices that a mail names; its button leads to all. */
const MAX_NAMED = 20;

/**
 * Reminds a person of last dates, the soonest first.
 * @throws MailError when the mail was not taken
 */
export async function sendReminderMail(mail: ReminderMail): Promise<void> {
  const { fullName, language, now } = mail;
  const t = translator(language, "reminders");
  const jobs = soonestFirst(mail.jobs);
  const daysTo = ({ deadline }: JobDto) => daysBetween(dayInIndia(now), deadline);
  const titleOf = (job: JobDto) => shownTitle(job, language).text;
  const [only, ...others] = jobs;
  const isOne = only !== undefined && others.length === 0;
  const content: MailContent = {
    id: mail.id,
    subject: isOne ? t("subjectOne", { days: daysTo(only), title: titleOf(only) }) : t("subject", { count: jobs.length }),
    blocks: [
      { kind: "paragraph", text: t("greeting", { fullName }) },
      {
        kind: "list",
        items: jobs.slice(0, MAX_NAMED).map((job) => ({
          text: titleOf(job),
          href: absolute(links.job(language, job.id)),
          detail: t("detail", { body: shownBody(job, language).text, day: lastDateText(job, language), days: daysTo(job) }),
          day: lastDateNote(job, language),
        })),
      },
      { kind: "button", label: t("all"), href: absolute(links.saved(language)) },
    ],
    reason: t("reason", { name: siteName(language) }),
  };
  await sendListMail("reminder", mail, content, now);
}
