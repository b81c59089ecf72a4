import { Prisma } from "@/lib/generated/prisma/client";
import { VACANCIES } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";

/** The notice has at least so many vacancies; an unknown number is none. */
export const vacancies: ChoiceCondition<number> = {
  rows: (index, least) => {
    const column = index.columns.vacancies;
    return index.setWhere(`vacancies ${least}`, (row) => isEnough(column[row] ?? 0, least));
  },
  sql: (least) => Prisma.sql`jobs.positions >= ${least}`,
  holds: (job, least) => isEnough(job.positions ?? 0, least),
  countChoices: (index, rows) => countByRule(VACANCIES, rows, index.columns.vacancies, isEnough),
};

/** An unknown number is 0 here: no choice of a list is as low. */
function isEnough(vacancies: number, least: number): boolean {
  return vacancies >= least;
}
