import { DateLeaf } from "@/components/days/date-leaf";
import type { ExamEvent } from "@/lib/exams/events";
import { eventState } from "@/lib/exams/policy";
import type { ExamDto } from "@/lib/exams/schema";
import { formatDayInWords } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import type { Translator } from "@/lib/i18n/translate";

type Props = { exam: ExamDto; event: ExamEvent; now: Date; language: Language; t: Translator<"exams"> };

/** The leaf of a date of an exam, with what happens then in place of the days left. */
export function ExamLeaf({ exam, event, now, language, t }: Props) {
  const { kind, day } = event;
  const { when, tone, days } = eventState(exam, event, now);
  const toCome = kind === "registrationEnd" ? t("daysToRegistrationEnd", { days }) : t("inDays", { days });
  return (
    <DateLeaf
      day={day}
      language={language}
      tone={tone}
      note={t(`${kind}Short`)}
      text={`${t(`${kind}Event`)} ${formatDayInWords(day, language)}, ${when === "toCome" ? toCome : t(when)}`}
    />
  );
}
