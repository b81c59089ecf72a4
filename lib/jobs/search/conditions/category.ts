import { Prisma } from "@/lib/generated/prisma/client";
import { CATEGORY_SQL, categoryOf } from "@/lib/jobs/facts/category";
import { JOB_CATEGORIES, type JobCategory } from "@/lib/jobs/job/values";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByChoice } from "@/lib/jobs/search/conditions/count-choices";
import { choiceNumber } from "@/lib/jobs/search/index/columns";

/** The category is one of some. */
export const category: ChoiceCondition<readonly JobCategory[]> = {
  rows: (index, categories) => {
    const wanted = new Set(categories.map((one) => choiceNumber(JOB_CATEGORIES, one)));
    const column = index.columns.categories;
    return index.setWhere(`category ${categories}`, (row) => wanted.has(column[row] ?? 0));
  },
  sql: (categories) => Prisma.sql`${Prisma.raw(CATEGORY_SQL)} = ANY(${categories})`,
  holds: (job, categories) => categories.some((one) => one === categoryOf(job)),
  countChoices: (index, rows) => countByChoice(JOB_CATEGORIES, rows, index.columns.categories, (number) => number - 1),
};
