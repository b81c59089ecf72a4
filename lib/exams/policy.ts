import { type Day, dayInIndia, daysLeft, endOfDay, isOpen } from "@/lib/dates";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";

/** Where registration stands (spec section 4): before its first day, from then to the end of its last, after it. */
export type RegistrationStatus = "notStarted" | "open" | "closed";

type Dates = Pick<ExamDto, "examDate" | "registrationStartDate" | "registrationEndDate">;

/** Registration status of an exam at an instant; days begin and end in Asia/Kolkata. */
export function registrationStatus(exam: Dates, now: Date): RegistrationStatus {
  if (dayInIndia(now) < exam.registrationStartDate) return "notStarted";
  return isOpen(exam.registrationEndDate, now) ? "open" : "closed";
}

/** The day that counts next and the days left to it: the end of registration while it is open, else the exam (product.md, "Exams"). */
export function nextDate(exam: Dates, now: Date): { kind: "registrationEnd" | "exam"; day: Day; days: number } {
  const open = registrationStatus(exam, now) === "open";
  const day = open ? exam.registrationEndDate : exam.examDate;
  return { kind: open ? "registrationEnd" : "exam", day, days: daysLeft(day, now) };
}

/** Exam urgency (spec section 4): 3 days or fewer, 7 or fewer, more; "over" once the day has ended. */
export function examUrgency(days: number): "over" | "critical" | "urgent" | "open" {
  if (days <= 0) return "over";
  if (days <= 3) return "critical";
  return days <= 7 ? "urgent" : "open";
}

/** The exams that match, in order. A calendar has tens of rows, so this works on the whole list, as the specification has it. */
export function selectExams(exams: readonly ExamDto[], { search, organization, sortBy }: ExamFilters, now: Date): ExamDto[] {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found = exams.filter((exam) => {
    const text = `${exam.title} ${exam.conductingOrganization} ${exam.eligibility}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (!organization || exam.conductingOrganization === organization);
  });
  return found.sort(ORDERS[sortBy](now));
}

type Order = (a: ExamDto, b: ExamDto) => number;

/** Coming dates first, soonest first; past ones after them, latest first. */
function byDate(dayOf: (exam: ExamDto) => Day, now: Date): Order {
  return (a, b) => {
    const [first, second] = [dayOf(a), dayOf(b)];
    const [firstOver, secondOver] = [endOfDay(first) <= now, endOfDay(second) <= now];
    if (firstOver !== secondOver) return firstOver ? 1 : -1;
    const order = first < second ? -1 : first > second ? 1 : a.id - b.id;
    return firstOver ? -order : order;
  };
}

const ORDERS: Record<ExamFilters["sortBy"], (now: Date) => Order> = {
  examDate: (now) => byDate((exam) => exam.examDate, now),
  registrationEnd: (now) => byDate((exam) => exam.registrationEndDate, now),
  title: () => (a, b) => a.title.localeCompare(b.title, "en") || a.id - b.id,
};
