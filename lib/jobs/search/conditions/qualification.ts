import { Prisma } from "@/lib/generated/prisma/client";
import { QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";
import { levelBit } from "@/lib/jobs/search/index/columns";

const CHOICES = QUALIFICATIONS.map(levelBit);

/** A level is among those that the job names. */
export const qualification: ChoiceCondition<Qualification> = {
  rows: (index, level) => {
    const bit = levelBit(level);
    const { levels } = index.columns;
    return index.setWhere(`qualification ${level}`, (row) => names(levels[row] ?? 0, bit));
  },
  sql: (level) => Prisma.sql`jobs.qualification_levels @> ARRAY[${level}]::text[]`,
  holds: (job, level) => job.qualificationLevels.includes(level),
  countChoices: (index, rows) => countByRule(CHOICES, rows, index.columns.levels, names),
};

function names(levels: number, bit: number): boolean {
  return (levels & bit) !== 0;
}
