import { absolute, sendListMail } from "@/lib/accounts/list-mail";
import { alertListParams } from "@/lib/alerts/criteria";
import type { JobAlert } from "@/lib/alerts/schema";
import { daysLeft } from "@/lib/dates";
import { formatDayLong, formatHour } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailBlock, MailItem } from "@/lib/mail/blocks";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { shownText } from "@/lib/notice-text/shown-text";
import { siteName } from "@/lib/site";

export type AlertMail = {
  userId: number;
  email: string;
  fullName: string;
  language: Language;
  /** What each alert found, open jobs alone. */
  groups: readonly { alert: JobAlert; jobs: readonly JobDto[] }[];
  now: Date;
};

/** Jobs of one alert that a mail names; its button leads to all. */
const MAX_NAMED = 10;

/**
 * Sends the new jobs of a person's alerts.
 * @throws MailError when the mail was not taken
 */
export async function sendAlertMail(mail: AlertMail): Promise<void> {
  const { fullName, language, groups } = mail;
  const t = translator(language, "alerts");
  const count = new Set(groups.flatMap(({ jobs }) => jobs.map(({ id }) => id))).size;
  await sendListMail("alert", mail, {
    subject: t("mail.subject", { count }),
    blocks: [
      { kind: "paragraph", text: t("mail.greeting", { fullName }) },
      ...groups.flatMap((group) => groupBlocks(mail, group)),
    ],
    reason: t("mail.reason", { name: siteName(language) }),
  });
}

function groupBlocks({ language, now }: AlertMail, { alert, jobs }: AlertMail["groups"][number]): MailBlock[] {
  const t = translator(language, "alerts");
  const items = jobs.slice(0, MAX_NAMED).map(
    (job): MailItem => ({
      text: shownTitle(job, language).text,
      href: absolute(links.job(language, job.id)),
      detail: t("mail.detail", {
        body: shownBody(job, language).text,
        place: shownText(job.location, "place", language).text,
        day: lastDateText(job, language),
        days: daysLeft(job, now),
      }),
    }),
  );
  return [
    { kind: "heading", text: alert.title },
    { kind: "list", items },
    { kind: "button", label: t("mail.all"), href: absolute(links.home(language, alertListParams(alert))) },
  ];
}

/** The day, and the hour where the notice gives one. */
function lastDateText({ deadline, closesAt }: JobDto, language: Language): string {
  const day = formatDayLong(deadline, language);
  if (closesAt === null) return day;
  return translator(language, "alerts")("mail.dayTill", { day, hour: formatHour(new Date(closesAt), language) });
}
