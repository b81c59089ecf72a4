import { isOpen } from "@/lib/dates";
import { Prisma } from "@/lib/generated/prisma/client";
import { STAGES, type Stage } from "@/lib/jobs/schema";
import type { ChoiceCondition, MatchedJob } from "@/lib/jobs/search/conditions/condition";
import type { ListDays, StageQuestion } from "@/lib/jobs/search/criteria";
import { type Bitset, countBits, emptyBitset, intersect, subtract, unite } from "@/lib/jobs/search/index/bitset";
import { dayNumber } from "@/lib/jobs/search/index/columns";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { isOver, takesApplications } from "@/lib/jobs/search/scope";

/** The recruitment stands at one of some stages. Whether it is over is the one rule of what is open. */
export const stage: ChoiceCondition<StageQuestion> = {
  rows: (index, { stages, days }) => stages.map((one) => rowsAt(one, index, days)).reduce(unite, emptyBitset(index.size)),
  sql: ({ stages, days }) =>
    Prisma.sql`(${Prisma.join(
      stages.map((one) => SQL[one](days)),
      " OR ",
    )})`,
  holds: (job, { stages, days }) => stages.includes(stageOf(job, days)),
  countChoices: (index, rows, days) => STAGES.map((one) => countBits(intersect(rows, rowsAt(one, index, days)))),
};

function stageOf(job: MatchedJob, { today, now }: ListDays): Stage {
  if (!isOpen(job, now)) return "closed";
  return (job.applicationStartDate ?? "") > today ? "upcoming" : "running";
}

function rowsAt(one: Stage, index: JobSnapshot, { today }: ListDays): Bitset {
  if (one === "closed") return subtract(index.all, index.open);
  const { starts } = index.columns;
  const day = dayNumber(today);
  const later = index.setWhere(`begins after ${today}`, (row) => (starts[row] ?? 0) > day);
  return one === "upcoming" ? intersect(index.open, later) : subtract(index.open, later);
}

const SQL = {
  upcoming: (days) => Prisma.sql`(${takesApplications(days)} AND jobs.application_start_date > ${days.today}::date)`,
  running: (days) => Prisma.sql`(${takesApplications(days)} AND (jobs.application_start_date > ${days.today}::date) IS NOT TRUE)`,
  closed: isOver,
} as const satisfies Record<Stage, (days: ListDays) => Prisma.Sql>;
