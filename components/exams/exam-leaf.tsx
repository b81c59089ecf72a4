import { DateLeaf } from "@/components/days/date-leaf";
import type { ExamEvent } from "@/lib/exams/events";
import { daysTo } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDayInWords } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";
import { urgencyOf } from "@/lib/jobs/urgency";

type Props = { exam: ExamDto; event: ExamEvent; now: Date; language: Language; t: Translator<"exams"> };

/** The leaf of a date of an exam, with what happens then in place of the days left. */
export function ExamLeaf({ exam, event, now, language, t }: Props) {
  const { kind, day } = event;
  const days = daysTo(exam, event, now);
  const isOver = kind === "registrationEnd" ? days === 0 : days < 0;
  const toCome = kind === "registrationEnd" ? t("daysToRegistrationEnd", { days }) : t("inDays", { days });
  const when = isOver ? t("past") : days === 0 ? t("today") : toCome;
  return (
    <DateLeaf
      day={day}
      language={language}
      // The day itself belongs to the last band before it, not to what is over.
      tone={isOver ? "expired" : urgencyOf(Math.max(days, 1))}
      note={t(`${kind}Short`)}
      text={`${t(`${kind}Event`)} ${formatDayInWords(day, language)}, ${when}`}
    />
  );
}
