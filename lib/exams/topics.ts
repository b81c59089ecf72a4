import { compareDays, type Day, dayInIndia } from "@/lib/dates";
import { type ExamDto, lastDayOf } from "@/lib/exams/schema";

/** The pages that look at the exams from one side: footer "Exam Results, Admit Cards, Syllabus & Pattern, Previous Papers". */
export const EXAM_TOPICS = {
  results: "/exam-results",
  admitCards: "/admit-cards",
  syllabus: "/syllabus",
  papers: "/previous-papers",
} as const;

export type ExamTopic = keyof typeof EXAM_TOPICS;

/** An exam with the day that its page is about, or the first and the last of several. `due`: that day has come, and what the page is about is still of use; nobody has said that it has appeared. */
export type TopicRow = { exam: ExamDto; day: Day; until: Day; state: "due" | "coming" | "past" };

/**
 * The exams of a topic, without those that were called off. What is due comes first: admit cards by their exam, the soonest first, results the latest first. Then what is coming, the
 * soonest first; then what has passed, the latest first.
 */
export function topicRows(exams: readonly ExamDto[], topic: ExamTopic, now: Date): TopicRow[] {
  const today = dayInIndia(now);
  const rows = exams.flatMap((exam): TopicRow[] => {
    const days = exam.isCancelled ? null : daysOfTopic(exam, topic);
    return days === null ? [] : [{ exam, ...days, state: stateOf(exam, days, topic, today) }];
  });
  const rankOf = ({ exam, day, state }: TopicRow) => (state === "due" && topic === "admitCards" ? exam.examDate : day);
  return rows.sort((a, b) => {
    if (a.state !== b.state) return STATES.indexOf(a.state) - STATES.indexOf(b.state);
    const order = compareDays(rankOf(a), rankOf(b)) || a.exam.id - b.exam.id;
    return a.state === "past" || (a.state === "due" && topic === "results") ? -order : order;
  });
}

const STATES: readonly TopicRow["state"][] = ["due", "coming", "past"];

type Days = Pick<TopicRow, "day" | "until">;

function stateOf(exam: ExamDto, { day, until }: Days, topic: ExamTopic, today: Day): TopicRow["state"] {
  if (topic === "results" && day <= today) return "due";
  // A card is of use until its exam is held.
  if (topic === "admitCards" && day <= today) return lastDayOf(exam) < today ? "past" : "due";
  return until < today ? "past" : "coming";
}

/** Null where the exam has nothing to show on the page. */
function daysOfTopic(exam: ExamDto, topic: ExamTopic): Days | null {
  if (topic === "results" || topic === "admitCards") {
    const day = topic === "results" ? exam.resultsDate : exam.admitCardDate;
    return day === null ? null : { day, until: day };
  }
  const isShown = topic === "papers" || exam.syllabus || exam.examPattern;
  return isShown ? { day: exam.examDate, until: lastDayOf(exam) } : null;
}
