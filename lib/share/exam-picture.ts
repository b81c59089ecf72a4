import { dayInIndia } from "@/lib/dates";
import { type ExamDto, lastDayOf } from "@/lib/exams/schema";
import { formatDay } from "@/lib/i18n/format";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";
import { shownText } from "@/lib/notice-text/shown-text";
import { type LinkedPicture, linked, type SharedPicture } from "@/lib/share/shared-picture";

/** What the picture of an exam in the calendar says: its day, and until when one may register. */
export function examPictureOf(exam: ExamDto, language: Language, now: Date): SharedPicture {
  const t = translator(language, "exams");
  const isOver = lastDayOf(exam) < dayInIndia(now);
  const facts = [
    `${t("registrationEndEvent")}: ${formatDay(exam.registrationEndDate, language)}`,
    exam.location && shownText(exam.location, "place", language).text,
  ];
  return {
    language,
    day: exam.examDate,
    note: t(exam.isCancelled ? "cancelled" : isOver ? "over" : "examDate"),
    isClosed: isOver || exam.isCancelled === true,
    title: shownText(exam.title, "exam", language).text,
    body: shownText(exam.conductingOrganization, "body", language).text,
    facts: facts.filter(Boolean).join(" · "),
  };
}

/** The picture of an exam with its address, which changes with what it shows. */
export function linkedExamPicture(exam: ExamDto, language: Language, now: Date): LinkedPicture {
  return linked(`exam-${exam.id}`, examPictureOf(exam, language, now));
}
