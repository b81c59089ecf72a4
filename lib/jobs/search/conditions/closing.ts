import { isOpen } from "@/lib/dates";
import { Prisma } from "@/lib/generated/prisma/client";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByChoice, isIn, numbersOf } from "@/lib/jobs/search/conditions/count-choices";
import { closingDays, type OpenRange } from "@/lib/jobs/search/criteria";
import { intersect } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import { takesApplications } from "@/lib/jobs/search/scope";

/**
 * The last day lies between two days, both included, and its hour has not passed; none lies in a range that ends before it begins.
 */
export const closing: ChoiceCondition<OpenRange> = {
  rows: (index, range) => {
    const days = numbersOf(range);
    const column = index.columns.deadlines;
    const onTheDays = index.setWhere(`closing ${range.from} ${range.to}`, (row) => isIn(column[row] ?? 0, days));
    return intersect(index.open, onTheDays);
  },
  sql: ({ from, to, now }) => Prisma.sql`jobs.deadline <= ${to}::date AND ${takesApplications({ firstOpen: from, now })}`,
  holds: (job, range) => isOpen(job, range.now) && isIn(dayNumber(job.deadline), numbersOf(range)),
  countChoices: (index, rows, days) => {
    const choices = closingDays(days);
    const today = dayNumber(days.today);
    const choiceOf = (day: number) => (day - today < choices.length ? day - today : -1);
    return countByChoice(choices, intersect(index.open, rows), index.columns.deadlines, choiceOf);
  },
};
