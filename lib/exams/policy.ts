import { type Day, dayInIndia, daysBetween, daysLeft, isOpen, type LastDate, lastDate } from "@/lib/dates";
import { nextEvent } from "@/lib/exams/events";
import type { ExamDto, ExamFilters } from "@/lib/exams/schema";

/** Where registration stands (spec section 4): before its first day, from then to the end of its last, after it. */
export type RegistrationStatus = "notStarted" | "open" | "closed";

type Dates = Pick<ExamDto, "examDate" | "registrationStartDate" | "registrationEndDate" | "closesAt">;

/** Registration status of an exam at an instant; days begin and end in Asia/Kolkata. */
export function registrationStatus(exam: Dates, now: Date): RegistrationStatus {
  if (dayInIndia(now) < exam.registrationStartDate) return "notStarted";
  return isOpen(registrationEnd(exam), now) ? "open" : "closed";
}

function registrationEnd({ registrationEndDate, closesAt }: Dates): LastDate {
  return lastDate(registrationEndDate, closesAt);
}

/** What is counted down to. `days`: the days left to register, the last of which counts 1; to an exam the calendar days between, 0 is today. */
export type Countdown = { kind: "registrationEnd" | "exam"; day: Day; days: number };

/** The end of registration while it is open, else the exam (product.md, "Exams"); an exam that was held lies a negative number of days away. */
export function countdown(exam: Dates, now: Date): Countdown {
  if (registrationStatus(exam, now) === "open") {
    return { kind: "registrationEnd", day: exam.registrationEndDate, days: daysLeft(registrationEnd(exam), now) };
  }
  return { kind: "exam", day: exam.examDate, days: daysBetween(dayInIndia(now), exam.examDate) };
}

/** Exam urgency (spec section 4): 3 days or fewer, 7 or fewer, more; "over" once the day has passed. */
export function examUrgency(days: number): "over" | "critical" | "urgent" | "open" {
  if (days < 0) return "over";
  if (days <= 3) return "critical";
  return days <= 7 ? "urgent" : "open";
}

/** The exams that match, in order. A calendar has tens of rows, so this works on the whole list, as the specification has it. */
export function selectExams<Exam extends ExamDto>(
  exams: readonly Exam[],
  { search, organization, sortBy }: ExamFilters,
  now: Date,
): Exam[] {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found = exams.filter((exam) => {
    const text = `${exam.title} ${exam.conductingOrganization} ${exam.eligibility}`.toLowerCase();
    return words.every((word) => text.includes(word)) && (!organization || exam.conductingOrganization === organization);
  });
  return found.sort(ORDERS[sortBy](dayInIndia(now)));
}

type Order = (a: ExamDto, b: ExamDto) => number;

/** Coming dates first, soonest first; past ones, and exams without such a date, after them, latest first. */
function byDate(dayOf: (exam: ExamDto) => Day | null, today: Day): Order {
  return (a, b) => {
    const [first, second] = [dayOf(a) ?? "", dayOf(b) ?? ""];
    const [firstOver, secondOver] = [first < today, second < today];
    if (firstOver !== secondOver) return firstOver ? 1 : -1;
    const order = first < second ? -1 : first > second ? 1 : a.id - b.id;
    return firstOver ? -order : order;
  };
}

const ORDERS: Record<ExamFilters["sortBy"], (today: Day) => Order> = {
  next: (today) => byDate((exam) => nextEvent(exam, today)?.day ?? exam.examDate, today),
  examDate: (today) => byDate((exam) => exam.examDate, today),
  registrationEnd: (today) => byDate((exam) => exam.registrationEndDate, today),
  title: () => (a, b) => a.title.localeCompare(b.title, "en") || a.id - b.id,
};
