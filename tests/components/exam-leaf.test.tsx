import { renderToStaticMarkup } from "react-dom/server";
import { ExamBadges } from "@/components/exams/exam-badges";
import { ExamLeaf } from "@/components/exams/exam-leaf";
import type { ExamEvent } from "@/lib/exams/events";
import type { ExamDto } from "@/lib/exams/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translate";

const EXAM = {
  registrationStartDate: "2026-11-10",
  registrationEndDate: "2026-11-20",
  examDate: "2026-12-15",
  closesAt: "2026-11-20T17:00:00+05:30",
} as ExamDto;
const END: ExamEvent = { kind: "registrationEnd", day: EXAM.registrationEndDate };

function said(event: ExamEvent, at: string, language: Language = "en") {
  const now = new Date(at);
  const t = translator(language, "exams");
  const wordsOf = (page: React.ReactElement) => renderToStaticMarkup(page).replace(/<[^>]+>/g, " ");
  return {
    leaf: wordsOf(<ExamLeaf exam={EXAM} event={event} now={now} language={language} t={t} />),
    badges: wordsOf(<ExamBadges exam={EXAM} now={now} t={t} />),
  };
}

test.each([
  ["en", "2026-11-19T06:00:00Z", "2 days left to register"],
  ["en", "2026-11-20T06:00:00Z", "1 day left to register"],
  ["hi", "2026-11-19T06:00:00Z", "पंजीकरण के लिए 2 दिन बाकी"],
] as const)("in %s at %s the leaf and the badge of an open registration count the same days: %s", (language, at, words) => {
  const { leaf, badges } = said(END, at, language);
  expect(leaf).toContain(words);
  expect(badges).toContain(words);
});

test("a registration that has closed by its hour is past on the leaf of that day", () => {
  expect(said(END, "2026-11-20T12:00:00Z").leaf).toContain("Registration ends 20 November 2026, past");
});

test.each([
  ["2026-12-13T06:00:00Z", "Exam 15 December 2026, in 2 days"],
  ["2026-12-14T06:00:00Z", "Exam 15 December 2026, that is tomorrow"],
  ["2026-12-15T06:00:00Z", "Exam 15 December 2026, today"],
  ["2026-12-16T06:00:00Z", "Exam 15 December 2026, past"],
])("at %s the day of an exam is told by the calendar: %s", (at, words) => {
  expect(said({ kind: "exam", day: EXAM.examDate }, at).leaf).toContain(words);
});

test.each([
  ["en", "Exam tomorrow"],
  ["hi", "परीक्षा कल"],
] as const)("in %s the day before an exam is told as that of an interview is: %s", (language, words) => {
  expect(said({ kind: "exam", day: EXAM.examDate }, "2026-12-14T06:00:00Z", language).badges).toContain(words);
});
