import { Prisma } from "@/lib/generated/prisma/client";
import { EMPLOYMENT_TYPES, type EmploymentType } from "@/lib/jobs/job/values";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByChoice } from "@/lib/jobs/search/conditions/count-choices";
import { choiceNumber } from "@/lib/jobs/search/index/columns";

/** The employment is of one of some types; where the notice says none it is of none. */
export const employment: ChoiceCondition<readonly EmploymentType[]> = {
  rows: (index, types) => {
    const wanted = new Set(types.map((type) => choiceNumber(EMPLOYMENT_TYPES, type)));
    const { employments } = index.columns;
    return index.setWhere(`employment ${types}`, (row) => wanted.has(employments[row] ?? 0));
  },
  sql: (types) => Prisma.sql`jobs.employment_type = ANY(${types})`,
  holds: (job, types) => types.some((type) => type === job.employmentType),
  countChoices: (index, rows) => countByChoice(EMPLOYMENT_TYPES, rows, index.columns.employments, (number) => number - 1),
};
