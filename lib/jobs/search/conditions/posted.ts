import { Prisma } from "@/lib/generated/prisma/client";
import { POSTED_DATES } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule, isIn, numbersOf } from "@/lib/jobs/search/conditions/count-choices";
import { type DayRange, postedRange } from "@/lib/jobs/search/criteria";
import { dayNumber } from "@/lib/jobs/search/index/columns";

/** The day of posting lies between two days, both included. */
export const posted: ChoiceCondition<DayRange> = {
  rows: (index, range) => {
    const days = numbersOf(range);
    const column = index.columns.posted;
    return index.setWhere(`posted ${range.from} ${range.to}`, (row) => isIn(column[row] ?? 0, days));
  },
  sql: ({ from, to }) => Prisma.sql`jobs.posted_on BETWEEN ${from}::date AND ${to}::date`,
  holds: (job, range) => isIn(dayNumber(job.postedOn), numbersOf(range)),
  countChoices: (index, rows, days) => {
    const choices = POSTED_DATES.map((value) => numbersOf(postedRange(value, days)));
    return countByRule(choices, rows, index.columns.posted, isIn);
  },
};
