import { addDays, addMonths as addMonthsTo, type Day, mondayOf } from "@/lib/dates";
import { type CalendarEvent, calendarEvents } from "@/lib/exams/events";
import type { ExamDto } from "@/lib/exams/schema";

/** A calendar month, YYYY-MM. */
export type Month = string;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** The month that an address asks for; undefined where it asks for none or for nonsense. */
export function parseMonth(value: string | undefined): Month | undefined {
  return value !== undefined && MONTH.test(value) ? value : undefined;
}

/** A month moved by a number of months. */
export function addMonths(month: Month, months: number): Month {
  return addMonthsTo(`${month}-01`, months).slice(0, 7);
}

/** The days of a month in weeks from Monday; null where a week reaches into another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const weeks: (Day | null)[][] = [];
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((offset) => inMonth(addDays(monday, offset), month)));
  }
  return weeks;
}

function inMonth(day: Day, month: Month): Day | null {
  return day.startsWith(month) ? day : null;
}

/** What happens on which day, and the first and last month in which anything does: the ends of paging. */
export function eventsByDay(exams: readonly ExamDto[]) {
  const byDay = new Map<Day, { exam: ExamDto; kind: CalendarEvent }[]>();
  let first: Month | undefined;
  let last: Month | undefined;
  for (const exam of exams) {
    for (const { kind, day } of calendarEvents(exam)) {
      byDay.set(day, [...(byDay.get(day) ?? []), { exam, kind }]);
      const month = day.slice(0, 7);
      if (first === undefined || month < first) first = month;
      if (last === undefined || month > last) last = month;
    }
  }
  return { byDay, first, last };
}
