import { Prisma } from "@/lib/generated/prisma/client";
import { QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";
import { levelBit } from "@/lib/jobs/search/index/columns";

const CHOICES = QUALIFICATIONS.map(levelBit);

/** A level of some is among those that the job names. */
export const qualification: ChoiceCondition<readonly Qualification[]> = {
  rows: (index, wanted) => {
    const bits = wanted.reduce((all, level) => all | levelBit(level), 0);
    const { levels } = index.columns;
    return index.setWhere(`qualification ${bits}`, (row) => names(levels[row] ?? 0, bits));
  },
  sql: (wanted) => Prisma.sql`jobs.qualification_levels && ${wanted}::text[]`,
  holds: (job, wanted) => wanted.some((level) => job.qualificationLevels.includes(level)),
  countChoices: (index, rows) => countByRule(CHOICES, rows, index.columns.levels, names),
};

function names(levels: number, bits: number): boolean {
  return (levels & bits) !== 0;
}
