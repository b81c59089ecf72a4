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

/** What happens on which day, an exam of several days on each of them, and the first and last month in which anything does: the ends of paging. */
export function eventsByDay(exams: readonly ExamDto[]) {
  const byDay = new Map<Day, { exam: ExamDto; kind: CalendarEvent }[]>();
  let first: Month | undefined;
  let last: Month | undefined;
  for (const exam of exams) {
    for (const { kind, day, until } of calendarEvents(exam)) {
      for (let on = day; on <= until; on = addDays(on, 1)) byDay.set(on, [...(byDay.get(on) ?? []), { exam, kind }]);
      const [from, to] = [day.slice(0, 7), until.slice(0, 7)];
      if (first === undefined || from < first) first = from;
      if (last === undefined || to > last) last = to;
    }
  }
  return { byDay, first, last };
}
