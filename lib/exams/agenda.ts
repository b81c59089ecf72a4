import { addDays, type Day, dayInIndia } from "@/lib/dates";
import { type ExamEvent, nextEvent } from "@/lib/exams/events";
import type { Month } from "@/lib/exams/month";
import { type ExamDto, type ExamSort, heldOn, lastDayOf } from "@/lib/exams/schema";

/** An exam with the date that its row begins with. */
export type AgendaRow = { exam: ExamDto; leaf: ExamEvent };

/** The months of an agenda, in order; one without a name where the order is not that of a date. Then what has passed, the latest first. */
export type Agenda = { months: { month: Month | null; rows: AgendaRow[] }[]; past: AgendaRow[] };

/**
 * Exams that are in the order of `sortBy` already, as an agenda. A row begins with the date it is sorted by, else with its next one; what has no
 * such date to come any more stands at the end, also where its month is not over.
 */
export function agendaOf(exams: readonly ExamDto[], sortBy: ExamSort, now: Date): Agenda {
  const today = dayInIndia(now);
  const agenda: Agenda = { months: [], past: [] };
  for (const exam of exams) {
    const leaf = leafOf(exam, sortBy, today);
    const row = { exam, leaf: leaf ?? { kind: "exam" as const, day: exam.examDate } };
    if (leaf === null || leaf.day < today) {
      agenda.past.push(row);
      continue;
    }
    const month = sortBy === "title" ? null : leaf.day.slice(0, 7);
    const last = agenda.months.at(-1);
    if (last?.month === month) last.rows.push(row);
    else agenda.months.push({ month, rows: [row] });
  }
  return agenda;
}

/** Months, and rows, that stand open: with what follows them folded no calendar is longer than seven screens of a phone. */
const OPEN_MONTHS = 3;
const OPEN_ROWS = 32;

export type AgendaPart = { month: Month | null; rows: AgendaRow[]; isFolded: boolean; isRest: boolean };

/**
 * The months of an agenda as they stand open or folded. A month that has more rows than there is room for is cut in two, and what comes after it is
 * folded too: with the next month folded and the one after it open, a reader takes the second for the next.
 */
export function foldMonths(months: Agenda["months"]): AgendaPart[] {
  let room = OPEN_ROWS;
  return months.flatMap(({ month, rows }, index) => {
    const open = index < OPEN_MONTHS ? Math.min(room, rows.length) : 0;
    room -= open < rows.length ? room : open;
    const parts = [
      { month, rows: rows.slice(0, open), isFolded: false, isRest: false },
      { month, rows: rows.slice(open), isFolded: true, isRest: open > 0 },
    ];
    return parts.filter((part) => part.rows.length > 0);
  });
}

function leafOf(exam: ExamDto, sortBy: ExamSort, today: Day): ExamEvent | null {
  if (sortBy === "examDate") return { kind: "exam", day: heldOn(exam, today) };
  if (sortBy === "registrationEnd") return { kind: "registrationEnd", day: exam.registrationEndDate };
  return nextEvent(exam, today);
}

/** The exams held on one of the next days, today included; those that were called off are none. */
export function examsWithin(exams: readonly ExamDto[], days: number, now: Date): ExamDto[] {
  const today = dayInIndia(now);
  const end = addDays(today, days);
  return exams.filter((exam) => !exam.isCancelled && lastDayOf(exam) >= today && exam.examDate < end);
}
