import { absolute } from "@/lib/accounts/list-mail";
import type { EarlierJob } from "@/lib/alerts/earlier-dates";
import type { EndedJob } from "@/lib/alerts/ended-jobs";
import { jobItem, lastDateText } from "@/lib/alerts/named-job";
import { lastDateOf, type Told } from "@/lib/alerts/told";
import { formatDay, formatDayLong } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { links } from "@/lib/links";
import type { MailBlock, MailItem } from "@/lib/mail/blocks";
import { shownBody, shownTitle } from "@/lib/notice-text/shown-job";

/** What is named of each sort: nobody looks for what they have read of, but a source that moves thousands at once is not read to its end. */
const MAX_CHANGED = 100;

/** What has become more urgent comes first, then what is over; then how many are new. */
export function subjectOf(earlier: readonly EarlierJob[], ended: readonly EndedJob[], count: number, language: Language): string {
  const t = translator(language, "alerts");
  const [moved, over] = [earlier[0], ended[0]];
  if (moved) {
    const more = earlier.length - 1 + ended.length + count;
    return t("mail.subjectEarlier", { title: shownTitle(moved, language).text, more });
  }
  if (!over) return t("mail.subject", { count });
  return t("mail.subjectEnded", { title: shownTitle(over, language).text, more: ended.length - 1, count });
}

/** Those whose last date is earlier now. */
export function earlierBlocks(earlier: readonly EarlierJob[], language: Language, now: Date): MailBlock[] {
  return section("mail.earlierHeading", earlier, language, (job) => {
    const item = jobItem(job, language, now);
    return { ...item, detail: `${item.detail} ${toldBefore(job.told, job.deadline, language)}` };
  });
}

/** Those that are gone or have ended early. The page of a notice says so too. */
export function endedBlocks(ended: readonly EndedJob[], language: Language): MailBlock[] {
  const [t, r] = [translator(language, "alerts"), translator(language, "reminders")];
  return section("mail.endedHeading", ended, language, (job) => {
    const { id, last, before } = job;
    const body = shownBody(job, language).text;
    const item = { text: shownTitle(job, language).text, href: absolute(links.job(language, id)) };
    if (!last)
      return { ...item, detail: r("detailGone", { body, day: formatDayLong(before.until, language) }), day: r("goneNote") };
    const detail = t("mail.ended", { body, day: lastDateText(last, language) });
    return {
      ...item,
      detail: `${detail} ${before.isMailed ? toldBefore(before, last.deadline, language) : shownBefore(before, language)}`,
      day: r("endedNote", { day: formatDay(last.deadline, language) }),
    };
  });
}

function section<Job>(
  heading: "mail.earlierHeading" | "mail.endedHeading",
  jobs: readonly Job[],
  language: Language,
  itemOf: (job: Job) => MailItem,
): MailBlock[] {
  if (jobs.length === 0) return [];
  const more = jobs.length - MAX_CHANGED;
  return [
    { kind: "heading", text: translator(language, "alerts")(heading) },
    { kind: "list", items: namedOf(jobs).map(itemOf) },
    ...(more > 0 ? [{ kind: "paragraph", text: translator(language, "reminders")("more", { count: more }) } as const] : []),
  ];
}

/** Those of a sort that a mail names. */
export function namedOf<Job>(jobs: readonly Job[]): Job[] {
  return jobs.slice(0, MAX_CHANGED);
}

/** The last date as a mail before has said it; of a day that is the same still, that it had no hour. */
function toldBefore(told: Told, deadline: string, language: Language): string {
  const { deadline: until, closesAt } = lastDateOf(told);
  const key = until === deadline && closesAt === null ? "mail.earlierHour" : "mail.earlier";
  return translator(language, "alerts")(key, { day: lastDateText({ deadline: until, closesAt }, language) });
}

/** The last date as the page had it, where that was a later one than in the mails. */
function shownBefore(told: Told, language: Language): string {
  return translator(language, "alerts")("mail.endedExtended", { day: lastDateText(lastDateOf(told), language) });
}
