import { compareDays, type Day, dayInIndia } from "@/lib/dates";
import { nextEvent } from "@/lib/exams/events";
import { type ExamDto, type ExamSort, heldOn } from "@/lib/exams/schema";

/** The exams in an order, as a list of its own: of same days the one that came first into the calendar. */
export function sortExams<Exam extends ExamDto>(exams: readonly Exam[], sortBy: ExamSort, now: Date): Exam[] {
  return [...exams].sort(ORDERS[sortBy](dayInIndia(now)));
}

type Order = (a: ExamDto, b: ExamDto) => number;

/** Coming dates first, soonest first; past ones, and exams without such a date, after them, latest first. */
function byDate(dayOf: (exam: ExamDto) => Day | null, today: Day): Order {
  return (a, b) => {
    const [first, second] = [dayOf(a) ?? "", dayOf(b) ?? ""];
    const [firstOver, secondOver] = [first < today, second < today];
    if (firstOver !== secondOver) return firstOver ? 1 : -1;
    const order = compareDays(first, second) || a.id - b.id;
    return firstOver ? -order : order;
  };
}

const ORDERS: Record<ExamSort, (today: Day) => Order> = {
  next: (today) => byDate((exam) => nextEvent(exam, today)?.day ?? exam.examDate, today),
  examDate: (today) => byDate((exam) => heldOn(exam, today), today),
  registrationEnd: (today) => byDate((exam) => exam.registrationEndDate, today),
  title: () => (a, b) => a.title.localeCompare(b.title, "en") || a.id - b.id,
};
