import { Prisma } from "@/lib/generated/prisma/client";
import { QUALIFICATIONS, type Qualification } from "@/lib/jobs/schema";
import type { ChoiceCondition } from "@/lib/jobs/search/conditions/condition";
import { countByRule } from "@/lib/jobs/search/conditions/count-choices";
import { levelBit } from "@/lib/jobs/search/index/columns";

/** A level is among those that the job names. */
export const qualification: ChoiceCondition<Qualification> = {
  rows: (index, level) => {
    const bit = levelBit(level);
    return index.setWhere(`qualification ${level}`, (row) => ((index.columns.levels[row] ?? 0) & bit) !== 0);
  },
  sql: (level) => Prisma.sql`jobs.qualification_levels @> ARRAY[${level}]::text[]`,
  holds: (job, level) => job.qualificationLevels.includes(level),
  countChoices: (index, rows) =>
    countByRule(QUALIFICATIONS, rows, index.columns.levels, (levels, level) => (levels & levelBit(level)) !== 0),
};
