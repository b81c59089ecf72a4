import { type Day, dayInIndia, daysBetween, daysLeft, isOpen, type LastDate, lastDate } from "@/lib/dates";
import type { ExamEvent } from "@/lib/exams/events";
import { type ExamDto, heldOn } from "@/lib/exams/schema";
import { type Urgency, urgencyOf } from "@/lib/jobs/urgency";

/** Where registration stands (spec section 4): before its first day, from then to the end of its last, after it. */
export type RegistrationStatus = "notStarted" | "open" | "closed";

type Dates = Pick<ExamDto, "examDate" | "examEndDate" | "registrationStartDate" | "registrationEndDate" | "closesAt">;

/** Registration status of an exam at an instant; days begin and end in Asia/Kolkata. */
export function registrationStatus(exam: Dates, now: Date): RegistrationStatus {
  if (dayInIndia(now) < exam.registrationStartDate) return "notStarted";
  return isOpen(registrationEnd(exam), now) ? "open" : "closed";
}

/** The end of registration, with its hour where that is known. */
export function registrationEnd({ registrationEndDate, closesAt }: Dates): LastDate {
  return lastDate(registrationEndDate, closesAt);
}

/** What is counted down to. `days`: the days left to register, the last of which counts 1; to an exam the calendar days between, 0 is today. */
export type Countdown = { kind: "registrationEnd" | "exam"; day: Day; days: number };

/** The end of registration while it is open, else the exam (product.md, "Exams"); an exam that was held lies a negative number of days away. */
export function countdown(exam: Dates, now: Date): Countdown {
  if (registrationStatus(exam, now) === "open") {
    return { kind: "registrationEnd", day: exam.registrationEndDate, days: daysLeft(registrationEnd(exam), now) };
  }
  const today = dayInIndia(now);
  return { kind: "exam", day: exam.examDate, days: daysBetween(today, heldOn(exam, today)) };
}

/**
 * How many days an event of an exam is away, by the count that its countdown shows: two numbers for one date would contradict each other. Of the end
 * of registration the days left, of which the last counts 1 and none is over; of every other the calendar days between, 0 is today.
 */
function daysTo(exam: Dates, { kind, day }: ExamEvent, now: Date): number {
  if (kind === "registrationEnd") return daysLeft(registrationEnd(exam), now);
  const today = dayInIndia(now);
  return daysBetween(today, kind === "exam" ? heldOn(exam, today) : day);
}

/** Where the date of an event stands, with the colour of its leaf: the day itself belongs to the last band before it, not to what is over. */
export function eventState(
  exam: Dates,
  event: ExamEvent,
  now: Date,
): { when: "past" | "today" | "toCome"; tone: Urgency; days: number } {
  const days = daysTo(exam, event, now);
  const isOver = event.kind === "registrationEnd" ? days === 0 : days < 0;
  if (isOver) return { when: "past", tone: "expired", days };
  return { when: days === 0 ? "today" : "toCome", tone: urgencyOf(Math.max(days, 1)), days };
}

/** Exam urgency (spec section 4): 3 days or fewer, 7 or fewer, more; "over" once the day has passed. */
export function examUrgency(days: number): "over" | "critical" | "urgent" | "open" {
  if (days < 0) return "over";
  if (days <= 3) return "critical";
  return days <= 7 ? "urgent" : "open";
}
