import { Prisma } from "@/lib/generated/prisma/client";
import { CATEGORY_SQL, categoryOf } from "@/lib/jobs/facts/category";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import type { ChoiceCondition, MatchedJob } from "@/lib/jobs/search/conditions/condition";
import { countByChoice } from "@/lib/jobs/search/conditions/count-choices";
import { choiceNumber } from "@/lib/jobs/search/index/columns";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";

/** The employment is of one of some types; where the notice says none it is of none. */
export const employment = isOneOf(EMPLOYMENT_TYPES, "employments", Prisma.sql`jobs.employment_type`, (job) => job.employmentType);

/** The category is one of some. */
export const category = isOneOf(JOB_CATEGORIES, "categories", Prisma.raw(CATEGORY_SQL), categoryOf);

function isOneOf<T extends string>(
  choices: readonly T[],
  columnName: "employments" | "categories",
  sqlOfKind: Prisma.Sql,
  kindOf: (job: MatchedJob) => string | null | undefined,
): ChoiceCondition<readonly T[]> {
  const columnOf = (index: JobSnapshot) => index.columns[columnName];
  return {
    rows: (index, kinds) => {
      const wanted = new Set(kinds.map((kind) => choiceNumber(choices, kind)));
      const column = columnOf(index);
      return index.setWhere(`${columnName} ${kinds}`, (row) => wanted.has(column[row] ?? 0));
    },
    sql: (kinds) => Prisma.sql`${sqlOfKind} = ANY(${kinds})`,
    holds: (job, kinds) => kinds.some((kind) => kind === kindOf(job)),
    countChoices: (index, rows) => countByChoice(choices, rows, columnOf(index), (number) => number - 1),
  };
}
