import { DateLeaf } from "@/components/days/date-leaf";
import { type Day, daysLeft } from "@/lib/dates";
import { formatDayInWords } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { urgencyOf } from "@/lib/jobs/urgency";

type Words = (
  key: "leafDate" | "leafDays" | "leafToday" | "leafClosed" | "daysLeft" | "closed",
  values?: { date: string } | { days: number },
) => string;

type Props = { deadline: Day; now: Date; language: Language; t: Words };

/**
 * The leaf of a listing's last date, with the days left as of `now` or 'Closed'. The areas of the catalogue whose pages show it have its
 * words: "jobs" on pages, and those of the dialogs and of the saved jobs.
 */
export function DeadlineLeaf({ deadline, now, language, t }: Props) {
  const days = daysLeft(deadline, now);
  const note = days === 0 ? t("leafClosed") : days === 1 ? t("leafToday") : t("leafDays", { days });
  return (
    <DateLeaf
      day={deadline}
      language={language}
      tone={urgencyOf(days)}
      note={note}
      text={
        <>
          {t("leafDate", { date: formatDayInWords(deadline, language) })}
          {/* Apart, so that the script that puts an older copy right finds what depends on the day of reading. */}
          <span>{days === 0 ? t("closed") : t("daysLeft", { days })}</span>
        </>
      }
      deadline
    />
  );
}
