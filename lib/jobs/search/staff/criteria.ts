import { Prisma } from "@/lib/generated/prisma/client";
import type { AdminJobStatus } from "@/lib/jobs/editing/schema";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { sourceOfWords } from "@/lib/jobs/job/values";
import { CONDITIONS } from "@/lib/jobs/search/conditions";
import type { Condition } from "@/lib/jobs/search/conditions/condition";
import { type CriteriaValues, criteriaOf, type ListDays, listDays } from "@/lib/jobs/search/criteria";
import { closedJobs, openJobs } from "@/lib/jobs/search/scope";
import type { AdminListFilters } from "@/lib/jobs/search/staff/filters";
import { searchQuery } from "@/lib/jobs/search/words/asked";
import type { WordQuery } from "@/lib/jobs/search/words/query";

type StaffStatus = NonNullable<AdminListFilters["status"]>;

/** What the list of the staff is asked for beyond what the public can ask, or otherwise. */
type StaffCriteriaValues = Omit<CriteriaValues, "search" | "tags" | "saidPlace" | "saidLevel"> & {
  /** Words of the job, or its number. */
  found: { words: WordQuery; id: number | null };
  status: { status: StaffStatus; days: ListDays };
  source: string;
  madeBy: number;
  changedBy: number;
};
type StaffField = keyof StaffCriteriaValues;
export type StaffCriteria = Partial<StaffCriteriaValues>;

/** The staff sees jobs that the index does not hold, so every one of its conditions is asked of the table. */
const { search: words, tags: _tags, saidPlace: _place, saidLevel: _level, ...shared } = CONDITIONS;
const STAFF_CONDITIONS: { [Field in StaffField]: Pick<Condition<StaffCriteriaValues[Field]>, "sql"> } = {
  ...shared,
  found: {
    sql: (asked) => {
      const named = words.sql(asked.words);
      return asked.id === null ? named : Prisma.sql`(${named} OR jobs.id = ${asked.id})`;
    },
  },
  status: { sql: ({ status, days }) => STATUS[status](days) },
  source: { sql: (source) => Prisma.sql`jobs.source = ${source}` },
  madeBy: { sql: (run) => Prisma.sql`jobs.made_by_run = ${run}` },
  changedBy: { sql: (run) => Prisma.sql`jobs.changed_by_run = ${run}` },
};

const ofStatus = (status: AdminJobStatus) => () => Prisma.sql`jobs.status = ${status}::"JobStatus"`;

const STATUS = {
  draft: ofStatus("draft"),
  scheduled: ofStatus("scheduled"),
  published: ofStatus("published"),
  withdrawn: ofStatus("withdrawn"),
  open: openJobs,
  closed: closedJobs,
} as const satisfies Record<StaffStatus, (days: ListDays) => Prisma.Sql>;

/** What means the same to the staff as to the public. */
const PUBLIC_FILTERS = [
  "employmentType",
  "category",
  "stage",
  "closing",
  "vacancies",
] as const satisfies (keyof AdminListFilters)[];
type FilterValues = Required<Omit<AdminListFilters, "sortBy" | "page" | "limit" | (typeof PUBLIC_FILTERS)[number]>>;
type StaffFilter = keyof FilterValues;

/** What each filter of the staff asks for. An import may have stored a department that the public filter does not know by its own name. */
const LOOKUPS: { [Name in StaffFilter]: (value: FilterValues[Name], now: Date) => StaffCriteria } = {
  search: (text) => ({
    found: { words: searchQuery(text), id: /^#?\d{1,9}$/.test(text) ? Number(text.replace("#", "")) : null },
  }),
  status: (status, now) => ({ status: { status, days: listDays(now) } }),
  department: (name) => ({ departments: [...resolveDepartments(name), name] }),
  source: (source) => ({ source: sourceOfWords(source) }),
  madeBy: (madeBy) => ({ madeBy }),
  changedBy: (changedBy) => ({ changedBy }),
};

/** The filters of the staff's list as criteria: those that it shares with public lists, and its own. */
export function staffCriteriaOf(filters: AdminListFilters, now: Date): StaffCriteria {
  const names = Object.keys(LOOKUPS) as StaffFilter[];
  const shared = Object.fromEntries(PUBLIC_FILTERS.map((name) => [name, filters[name]]));
  const { employment, category, stage, closing, vacancies } = criteriaOf(shared, listDays(now));
  return Object.assign({ employment, category, stage, closing, vacancies }, ...names.map((name) => lookUp(name, filters, now)));
}

function lookUp<Name extends StaffFilter>(name: Name, filters: AdminListFilters, now: Date): StaffCriteria {
  const value = filters[name];
  return value === undefined ? {} : LOOKUPS[name](value as FilterValues[Name], now);
}

/** The conditions on the table `jobs`, all of which must hold. */
export function staffConditions(criteria: StaffCriteria): Prisma.Sql[] {
  const fields = (Object.keys(STAFF_CONDITIONS) as StaffField[]).filter((field) => criteria[field] !== undefined);
  return fields.map((field) => sqlOf(field, criteria));
}

function sqlOf<Field extends StaffField>(field: Field, criteria: StaffCriteria): Prisma.Sql {
  return STAFF_CONDITIONS[field].sql(criteria[field] as StaffCriteriaValues[Field]);
}
