import { Prisma } from "@/lib/generated/prisma/client";
import { DEPARTMENTS } from "@/lib/jobs/facts/departments";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { choicesOf, countByNumber } from "@/lib/jobs/search/conditions/count-choices";

const CHOICES = DEPARTMENTS.map(({ value }) => value);

/** The department is one of some; none are what an unknown name stands for. */
export const departments: ChoiceCondition<readonly string[]> = {
  rows: (index, names) => {
    const wanted = new Uint8Array(index.columns.departmentNames.map((name) => (names.includes(name) ? 1 : 0)));
    const column = index.columns.departments;
    return index.setWhere(`departments ${JSON.stringify(names)}`, (row) => wanted[column[row] ?? 0] === 1);
  },
  sql: (names) => Prisma.sql`jobs.department = ANY(${names})`,
  holds: (job, names) => names.includes(job.department),
  countChoices: (index, rows) =>
    countByNumber(CHOICES, choicesOf(index.columns.departmentNames, CHOICES), rows, index.columns.departments),
};
