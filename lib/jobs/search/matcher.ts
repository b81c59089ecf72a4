import { Prisma } from "@/lib/generated/prisma/client";
import { CONDITIONS, CRITERIA_FIELDS } from "@/lib/jobs/search/conditions";
import type { Condition, MatchedJob } from "@/lib/jobs/search/conditions/condition";
import { type Criteria, type CriteriaField, type CriteriaValues, type ListDays, SAID_OF } from "@/lib/jobs/search/criteria";
import { type Bitset, intersect } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";

/** The rows of each condition that some criteria use. */
export type ConditionSets = ReadonlyMap<CriteriaField, Bitset>;

/** For each field that the criteria name, the rows of the index that satisfy its condition. */
export async function conditionSets(index: JobSnapshot, criteria: Criteria, days: ListDays): Promise<ConditionSets> {
  const fields = usedFields(criteria);
  const sets = await Promise.all(
    fields.map((field) => ask(field, criteria, (condition, value) => condition.rows(index, value, days))),
  );
  return new Map(fields.map((field, at) => [field, sets[at] ?? index.all]));
}

/** The listed rows that satisfy every condition but, where one is named, that of a field: what its choices are counted among. */
export function rowsOf(index: JobSnapshot, sets: ConditionSets, without?: CriteriaField): Bitset {
  const said = without && SAID_OF[without];
  return [...sets]
    .filter(([field]) => field !== without && field !== said)
    .reduce((rows, [, set]) => intersect(rows, set), index.all);
}

/** All criteria as one condition on the table `jobs`. */
export function whereOf(criteria: Criteria): Prisma.Sql {
  const conditions = usedFields(criteria).map((field) => ask(field, criteria, (condition, value) => condition.sql(value)));
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, " AND ");
}

/** Whether one job satisfies every condition. */
export function matches(job: MatchedJob, criteria: Criteria): boolean {
  return usedFields(criteria).every((field) => ask(field, criteria, (condition, value) => condition.holds(job, value)));
}

function usedFields(criteria: Criteria): CriteriaField[] {
  return CRITERIA_FIELDS.filter((field) => criteria[field] !== undefined);
}

type Question<Value, Answer> = (condition: Condition<Value>, value: Value) => Answer;

function ask<Field extends CriteriaField, Answer>(
  field: Field,
  criteria: Criteria,
  question: Question<CriteriaValues[Field], Answer>,
): Answer {
  return question(CONDITIONS[field], criteria[field] as CriteriaValues[Field]);
}
