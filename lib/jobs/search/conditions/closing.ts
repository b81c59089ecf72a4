import { Prisma } from "@/lib/generated/prisma/client";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";
import { isIn, numbersOf } from "@/lib/jobs/search/conditions/day-numbers";
import { closingDays, closingRange, type DayRange } from "@/lib/jobs/search/criteria";
import { dayNumber } from "@/lib/jobs/search/index/columns";

/** The last day lies between two days, both included; none lies in a range that ends before it begins. */
export const closing: ChoiceCondition<DayRange> = {
  rows: (index, range) => {
    const days = numbersOf(range);
    const column = index.columns.deadlines;
    return index.setWhere(`closing ${range.from} ${range.to}`, (row) => isIn(column[row] ?? 0, days));
  },
  sql: ({ from, to }) => Prisma.sql`jobs.deadline BETWEEN ${from}::date AND ${to}::date`,
  holds: (job, range) => isIn(dayNumber(job.deadline), numbersOf(range)),
  countChoices: (index, rows, days) => {
    const choices = closingDays(days).map((day) => numbersOf(closingRange(day, days)));
    return countByRule(choices, rows, index.columns.deadlines, isIn);
  },
};
