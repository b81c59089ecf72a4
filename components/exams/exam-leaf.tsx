import { DateLeaf } from "@/components/days/date-leaf";
import { dayInIndia, daysBetween } from "@/lib/dates";
import type { ExamEvent } from "@/lib/exams/events";
import { formatDayInWords } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { urgencyOf } from "@/lib/jobs/urgency";

type Props = { event: ExamEvent; now: Date; language: Language; t: Translator<"exams"> };

/** The leaf of a date of an exam, with what happens then in place of the days left. */
export function ExamLeaf({ event: { kind, day }, now, language, t }: Props) {
  const days = daysBetween(dayInIndia(now), day);
  const when = days < 0 ? t("past") : days === 0 ? t("today") : t("inDays", { days });
  return (
    <DateLeaf
      day={day}
      language={language}
      // The day itself belongs to the last band before it, not to what is over.
      tone={days < 0 ? "expired" : urgencyOf(Math.max(days, 1))}
      note={t(`${kind}Short`)}
      text={`${t(`${kind}Event`)} ${formatDayInWords(day, language)}, ${when}`}
    />
  );
}
