import type { Day, LastDate } from "@/lib/dates";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Qualification } from "@/lib/jobs/schema";
import type { ListDays } from "@/lib/jobs/search/criteria";
import type { Bitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";

/** What conditions look at of one job. */
export type MatchedJob = LastDate & {
  department: string;
  places: readonly string[];
  qualificationLevels: readonly Qualification[];
  /** Starting pay in rupees a month; null is unknown. */
  salaryMin: number | null;
  postedOn: Day;
  /** Vacancies; null is unknown. */
  positions?: number | null;
  employmentType?: string | null;
  jobCategory?: string | null;
  applicationStartDate?: Day | null;
  searchWords: readonly string[];
};

/** One condition on a job, in every way in which the product asks it: all three give the same answer for any job and value. */
export type Condition<Value> = {
  /** On the index in memory: the rows that satisfy it. Lists, counts, facets and alerts ask so. */
  rows(index: JobSnapshot, value: Value, days: ListDays): Bitset | Promise<Bitset>;
  /** On the table `jobs`. The staff asks so, of jobs that the index does not hold. */
  sql(value: Value): Prisma.Sql;
  /** On one job, as it was just read or derived. */
  holds(job: MatchedJob, value: Value): boolean;
};

/** A condition of a filter with choices: it also counts, among some rows, what each choice finds, in the order of the choices. */
export type ChoiceCondition<Value> = Condition<Value> & {
  countChoices(index: JobSnapshot, rows: Bitset, days: ListDays): number[];
};
