import { countedWords } from "@/components/days/day-words";
import type { Counted } from "@/components/days/in-place";
import type { AgendaRow } from "@/lib/exams/agenda";
import type { RegistrationStatus } from "@/lib/exams/policy";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

/** What rows of exams say of days, for the script that puts an older copy right (components/days/correct-exams.ts). */
export type ExamDayWords = Record<RegistrationStatus | "past" | "today" | "over" | "examToday", string> &
  Record<"inDays" | "toRegister" | "toExam", Counted>;

/** Stands once on a page, with the agenda itself. */
export function examDayWords(language: Language): ExamDayWords {
  const t = translator(language, "exams");
  const counted = (key: "inDays" | "daysToRegistrationEnd" | "daysToExam") => countedWords((days) => t(key, { days }));
  return {
    notStarted: t("notStarted"),
    open: t("open"),
    closed: t("closed"),
    past: t("past"),
    today: t("today"),
    over: t("over"),
    examToday: t("daysToExam", { days: 0 }),
    inDays: counted("inDays"),
    toRegister: counted("daysToRegistrationEnd"),
    toExam: counted("daysToExam"),
  };
}

/** The dates that a row is told by: what its leaf is of, then registration from and to, the exam (or its first and last day), and the hour at which registration ends. */
export function examDates({ exam, leaf }: AgendaRow): string {
  const { registrationStartDate, registrationEndDate, examDate, examEndDate, closesAt } = exam;
  const held = examEndDate ? `${examDate}/${examEndDate}` : examDate;
  return [leaf.kind, registrationStartDate, registrationEndDate, held, closesAt ?? ""].join(" ").trim();
}
