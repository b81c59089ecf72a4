import { closingData, DateLeaf } from "@/components/days/date-leaf";
import { daysLeft, type LastDate } from "@/lib/dates";
import { formatDayInWords, formatHour, formatHourShort } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { urgencyOf } from "@/lib/jobs/urgency";

type Words = (
  key: "leafDate" | "leafHour" | "leafDays" | "leafToday" | "leafTill" | "leafClosed" | "daysLeft" | "closed",
  values?: { date: string } | { hour: string } | { days: number },
) => string;

type Props = { last: LastDate; now: Date; language: Language; t: Words };

/**
 * The leaf of a listing's last date, with the days left as of `now` or 'Closed'. The areas of the catalogue whose pages show it have its
 * words: "jobs" on pages, and those of the dialogs and of the saved jobs.
 */
export function DeadlineLeaf({ last, now, language, t }: Props) {
  const { deadline, closesAt } = last;
  const days = daysLeft(last, now);
  const today = closesAt === null ? t("leafToday") : todayTill(new Date(closesAt), language, t);
  const note = days === 0 ? t("leafClosed") : days === 1 ? today : t("leafDays", { days });
  return (
    <DateLeaf
      day={deadline}
      language={language}
      tone={urgencyOf(days)}
      note={note}
      text={
        <>
          {t("leafDate", { date: formatDayInWords(deadline, language) })}
          {closesAt !== null && t("leafHour", { hour: formatHour(new Date(closesAt), language) })}
          {/* Apart, so that the script that puts an older copy right finds what depends on the day of reading. */}
          <span>{days === 0 ? t("closed") : t("daysLeft", { days })}</span>
        </>
      }
      deadline={{ ...closingData(last, now), ...(closesAt !== null && { "data-today": today }) }}
    />
  );
}

/** "till 5 pm"; an hour with minutes leaves no room for more than itself. Full hours of India lie at half past in UTC. */
function todayTill(closing: Date, language: Language, t: Words): string {
  const hour = formatHourShort(closing, language);
  return closing.getUTCMinutes() === 30 ? t("leafTill", { hour }) : hour;
}
