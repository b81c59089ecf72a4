import { Prisma } from "@/lib/generated/prisma/client";
import { SALARY_BOUNDS, SALARY_RANGES } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";
import type { PayBand } from "@/lib/jobs/search/criteria";
import { emptyBitset, unite } from "@/lib/jobs/search/index/bitset";
import { UNKNOWN_PAY } from "@/lib/jobs/search/index/columns";

const CHOICES = SALARY_RANGES.map((range) => SALARY_BOUNDS[range]);

/** The starting pay lies in a band of some; unknown pay lies in none. */
export const salary: ChoiceCondition<readonly PayBand[]> = {
  rows: (index, bands) => {
    const { salaries } = index.columns;
    return bands
      .map((band) => index.setWhere(`salary ${JSON.stringify(band)}`, (row) => isIn(salaries[row] ?? UNKNOWN_PAY, band)))
      .reduce(unite, emptyBitset(index.size));
  },
  sql: (bands) => Prisma.sql`(${Prisma.join(bands.map(sqlOfBand), " OR ")})`,
  holds: (job, bands) => bands.some((band) => isIn(job.salaryMin ?? UNKNOWN_PAY, band)),
  countChoices: (index, rows) => countByRule(CHOICES, rows, index.columns.salaries, isIn),
};

function sqlOfBand({ from, to }: PayBand): Prisma.Sql {
  return to === null
    ? Prisma.sql`jobs.salary_min >= ${from}`
    : Prisma.sql`jobs.salary_min >= ${from} AND jobs.salary_min < ${to}`;
}

/** Every band begins at 0 or above, so unknown pay, which is negative, is below them all. */
function isIn(pay: number, { from, to }: PayBand): boolean {
  return pay >= from && (to === null || pay < to);
}
