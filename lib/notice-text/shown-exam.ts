import type { ExamDto } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { type ShownText, shownText } from "@/lib/notice-text/shown-text";

/** The texts of an examination that a dialog shows, finished. */
export type ShownExam = { title: ShownText; conductingOrganization: ShownText; eligibility: ShownText };

/** The texts of an examination in the language of a page. Server only. @see shownText */
export function shownExam(exam: Pick<ExamDto, keyof ShownExam>, language: Language): ShownExam {
  return {
    title: shownText(exam.title, "exam", language),
    conductingOrganization: shownText(exam.conductingOrganization, "body", language),
    eligibility: shownText(exam.eligibility, "eligibility", language),
  };
}
