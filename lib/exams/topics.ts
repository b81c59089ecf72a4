import type { Day } from "@/lib/dates";
import { endOfDay } from "@/lib/dates";
import type { ExamDto } from "@/lib/exams/schema";

/** The pages that look at the exams from one side: footer "Exam Results, Admit Cards, Syllabus & Pattern, Previous Papers". */
export const EXAM_TOPICS = {
  results: "/exam-results",
  admitCards: "/admit-cards",
  syllabus: "/syllabus",
  papers: "/previous-papers",
} as const;

export type ExamTopic = keyof typeof EXAM_TOPICS;

/** An exam with the day that its page is about. */
export type TopicRow = { exam: ExamDto; day: Day; isPast: boolean };

/** The exams of a topic: by day, coming ones first and soonest first, then past ones, latest first. */
export function topicRows(exams: readonly ExamDto[], topic: ExamTopic, now: Date): TopicRow[] {
  const rows = exams.flatMap((exam): TopicRow[] => {
    const day = dayOfTopic(exam, topic);
    return day === null ? [] : [{ exam, day, isPast: endOfDay(day) <= now }];
  });
  return rows.sort((a, b) => {
    if (a.isPast !== b.isPast) return a.isPast ? 1 : -1;
    const order = a.day < b.day ? -1 : a.day > b.day ? 1 : a.exam.id - b.exam.id;
    return a.isPast ? -order : order;
  });
}

/** Null where the exam has nothing to show on the page. */
function dayOfTopic(exam: ExamDto, topic: ExamTopic): Day | null {
  if (topic === "results") return exam.resultsDate;
  if (topic === "admitCards") return exam.admitCardDate;
  if (topic === "syllabus") return exam.syllabus || exam.examPattern ? exam.examDate : null;
  return exam.examDate;
}
