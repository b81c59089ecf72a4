import { absolute, sendListMail } from "@/lib/accounts/list-mail";
import { dayInIndia } from "@/lib/dates";
import type { Telling } from "@/lib/follow/changes";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import type { JobDto } from "@/lib/jobs/schema";
import { links } from "@/lib/links";
import type { MailContent } from "@/lib/mail/template";
import { changedStageLine, stageLine } from "@/lib/notice/stage-text";
import type { TimelineStage } from "@/lib/notice/timeline";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";
import { siteName } from "@/lib/site";

export type FollowMail = {
  id: string;
  userId: number;
  email: string;
  fullName: string;
  refusedDays: number;
  language: Language;
  stages: readonly ({ job: JobDto } & Telling)[];
  now: Date;
};

/**
 * Tells a follower of the stages that have a date now, have another than before, or were called off.
 * @throws MailError when the mail was not taken
 */
export async function sendFollowMail(mail: FollowMail): Promise<void> {
  const { fullName, language, stages, now } = mail;
  const t = translator(language, "follow");
  const told = stages.map(({ job, stage, before }) => ({
    line: before && saysBefore(stage, now) ? changedStageLine(stage, before, language) : stageLine(stage, language),
    title: shownTitle(job, language).text,
    body: shownBody(job, language).text,
    href: absolute(links.job(language, job.id)),
  }));
  const [only, ...others] = told;
  const content: MailContent = {
    id: mail.id,
    subject: only && others.length === 0 ? `${only.line}: ${only.title}` : t("mail.subject", { count: told.length }),
    blocks: [
      { kind: "paragraph", text: t("mail.greeting", { fullName }) },
      {
        kind: "list",
        items: told.map(({ line, href, title, body }) => ({ text: line, href, detail: `${title}, ${body}`, about: title })),
      },
      { kind: "button", label: t("mail.all"), href: absolute(links.saved(language)) },
    ],
    reason: t("mail.reason", { name: siteName(language) }),
  };
  await sendListMail("follow", mail, content, now);
}

/**
 * Whether a change says when a stage was to be. Of what is there now it does not matter any more, as of a result that is out; of a time to apply that ended
 * early it does: its follower has planned with the rest of it.
 */
function saysBefore({ kind, from, to, status }: TimelineStage, now: Date): boolean {
  return kind === "apply" || status === "cancelled" || (to ?? from ?? "") > dayInIndia(now);
}
