import type { ReactNode } from "react";
import { type DaysToWords, daysTo } from "@/components/days/in-place";
import { type Day, dayInIndia, isOpen, type LastDate } from "@/lib/dates";
import { formatMonthShort } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Urgency } from "@/lib/jobs/urgency";

type Props = {
  day: Day;
  language: Language;
  /** The colour of its upper edge; what it means stands in words. */
  tone: Urgency;
  /** What stands under the day, in a word or two: "22 days". */
  note: string;
  /** The whole in words, for who hears it: "Last date 12 December 2026, 22 days left". */
  text: ReactNode;
  /** Of the last date of a listing: what the script that puts an older copy right must know. */
  deadline?: ClosingData & { "data-today"?: string };
};

/** A leaf of a tear-off calendar, 52 x 66 px: wherever a last date or a next date stands, so that 'by when' is read before a word is. */
export function DateLeaf({ day, language, tone, note, text, deadline }: Props) {
  return (
    <time dateTime={day} className="leaf" data-tone={tone} data-leaf={deadline && day} {...deadline}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" className="leaf-month">
        {formatMonthShort(day, language)}
      </span>
      <span aria-hidden="true" className="leaf-day">
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="leaf-note">
        {note}
      </span>
    </time>
  );
}

type DaysToProps = { day: Day; until?: Day; words: DaysToWords; now: Date };

/** How many days there are to a day, or to the first of several, which the script that puts an older copy right counts anew. */
export function DaysTo({ day, until = day, words, now }: DaysToProps) {
  return (
    <span data-days-to={day} data-until={until} data-words={JSON.stringify(words)}>
      {daysTo(day, until, words, dayInIndia(now))}
    </span>
  );
}

type ClosingData = { "data-closes"?: string; "data-closed"?: "" };

/**
 * What the script that puts an older copy right must know of an hour (components/days/day-corrector.tsx): when it comes, or that it has passed, since the
 * day alone may be today.
 */
export function closingData(last: LastDate, now: Date): ClosingData {
  if (last.closesAt === null) return {};
  return isOpen(last, now) ? { "data-closes": last.closesAt } : { "data-closed": "" };
}
