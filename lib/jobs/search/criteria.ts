import { addDays, type Day, dayInIndia, firstOpenDeadline, listedSince } from "@/lib/dates";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import type { EmploymentType, JobCategory } from "@/lib/jobs/job/values";
import { type Closing, type JobFilters, type PostedDate, type Qualification, SALARY_BOUNDS, type Stage } from "@/lib/jobs/schema";
import { closesWithin } from "@/lib/jobs/search/closing-schema";
import { type Asked, askedBy, type SaidLevel, type SaidPlace, tagsQuery } from "@/lib/jobs/search/words/asked";
import type { WordQuery } from "@/lib/jobs/search/words/query";
import { understand } from "@/lib/jobs/search/words/understand";
import { placeKey } from "@/lib/places/places";
import { valuesOf } from "@/lib/query-params";

/** The days on which a list depends, which change at midnight in India, and the instant itself, since some notices close at an hour. */
export type ListDays = { today: Day; firstOpen: Day; since: Day; now: Date };

/** The days by which lists decide at a moment: today, the first deadline that may be open, and the first that is still listed. */
export function listDays(now: Date): ListDays {
  return { today: dayInIndia(now), firstOpen: firstOpenDeadline(now), since: listedSince(now), now };
}

/** Pay in rupees a month, on the starting pay: from (inclusive) to (exclusive). */
export type PayBand = { from: number; to: number | null };

/** First and last day. */
export type DayRange = { from: Day; to: Day };

/** Where recruitments stand at a moment. */
export type StageQuestion = { stages: readonly Stage[]; days: ListDays };

/** First and last day of what is open at an instant. */
export type OpenRange = DayRange & Pick<ListDays, "now">;

/** Everything that a job can be asked to satisfy. A field added here does not compile until conditions.ts can evaluate it. */
export type CriteriaValues = {
  departments: readonly string[];
  /** Any of these, as of the other lists here. */
  place: readonly string[];
  qualification: readonly Qualification[];
  salary: readonly PayBand[];
  employment: readonly EmploymentType[];
  category: readonly JobCategory[];
  stage: StageQuestion;
  /** At least so many. */
  vacancies: number;
  posted: DayRange;
  /** Last days; of them what is still open now. */
  closing: OpenRange;
  search: WordQuery;
  /** What the words of a search name beside other words. */
  saidPlace: SaidPlace;
  saidLevel: SaidLevel;
  tags: WordQuery;
};

export type CriteriaField = keyof CriteriaValues;

/** What filters ask for once names are looked up: filters that mean the same are equal here. An absent field asks for nothing. */
export type Criteria = Partial<CriteriaValues>;

/** The filters that say which jobs are asked for, not how they are shown. `open` is a scope (scope.ts), not a criterion. */
export type JobQuestion = Omit<JobFilters, "sortBy" | "page" | "limit">;

/** A question with the order of the list, by which is decided what may stand behind the jobs that have all words of a search; relevance where none is given. */
export type OrderedQuestion = JobQuestion & Partial<Pick<JobFilters, "sortBy">>;

type FilterValues = Required<Omit<JobQuestion, "open">>;
type Filter = keyof FilterValues;

/** Days, today included, that a value of postedDate reaches back. */
const POSTED_DAYS = { today: 1, week: 7, month: 30 } as const satisfies Record<PostedDate, number>;

/** What each filter asks for. A name that nothing has is looked up too, and finds nothing; so do words without a letter. */
const LOOKUPS: { [Name in Filter]: (value: FilterValues[Name], days: ListDays) => Criteria } = {
  department: (names) => ({ departments: eachOnce(valuesOf(names).flatMap(resolveDepartments)) }),
  location: (names) => ({ place: eachOnce(valuesOf(names).map(placeKey)) }),
  qualification: (levels) => ({ qualification: eachOnce(valuesOf(levels)) }),
  salaryRange: (ranges) => ({ salary: eachOnce(valuesOf(ranges)).map((range) => SALARY_BOUNDS[range]) }),
  employmentType: (types) => ({ employment: eachOnce(valuesOf(types)) }),
  category: (categories) => ({ category: eachOnce(valuesOf(categories)) }),
  stage: (stages, days) => ({ stage: { stages: eachOnce(valuesOf(stages)), days } }),
  vacancies: (vacancies) => ({ vacancies }),
  postedDate: (value, days) => ({ posted: postedRange(value, days) }),
  closing: (value, days) => ({ closing: closingRange(value, days) }),
  search: (text) => askedBy(understand(text)),
  tags: (tags) => ({ tags: tagsQuery(tags) }),
};
const FILTERS = Object.keys(LOOKUPS) as Filter[];

/**
 * What filters ask for. `read` is what the words of the search ask for where they have been read with the index at hand (read-search.ts); without
 * it they ask for what they say by themselves.
 */
export function criteriaOf(asked: JobQuestion, days: ListDays, read?: Asked): Criteria {
  const criteria: Criteria = Object.assign(
    {},
    ...FILTERS.map((filter) => (filter === "search" && read) || lookUp(filter, asked, days)),
  );
  return besideChoices(criteria, asked);
}

/** What words ask for beside what the reader chose in a filter, which wins over what they say. */
export function besideChoices(criteria: Criteria, { location, qualification }: JobQuestion): Criteria {
  const { saidPlace, saidLevel, ...others } = criteria;
  return {
    ...others,
    ...(saidPlace && location === undefined && { saidPlace }),
    ...(saidLevel && qualification === undefined && { saidLevel }),
  };
}

/** What words may say of the same as a choice of a filter: a filter that is left out is left out with it. */
export const SAID_OF: Partial<Record<CriteriaField, CriteriaField>> = { place: "saidPlace", qualification: "saidLevel" };

/** Names what criteria ask of an index: between two closings, for which an index is true, the instant makes no difference. */
export function criteriaKey(criteria: Criteria): string {
  return JSON.stringify(criteria, (name, value) => (name === "now" ? undefined : value));
}

function lookUp<Name extends Filter>(filter: Name, asked: JobQuestion, days: ListDays): Criteria {
  const value = asked[filter];
  return value === undefined ? {} : LOOKUPS[filter](value as FilterValues[Name], days);
}

function eachOnce<T extends string>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}

/** The days of posting that a value of postedDate means. */
export function postedRange(value: PostedDate, { today }: ListDays): DayRange {
  return { from: addDays(today, 1 - POSTED_DAYS[value]), to: today };
}

/** The last days that a value of `closing` means: those of the next days, or one day. What has closed is no part of them. */
function closingRange(value: Closing, { today, firstOpen, now }: ListDays): OpenRange {
  const days = closesWithin(value);
  if (days !== null) return { from: firstOpen, to: addDays(today, days - 1), now };
  return { from: value < firstOpen ? firstOpen : value, to: value, now };
}

/** Days, today included, whose jobs are counted of `closing`: the furthest choice reaches over all of them. */
const COUNTED_DAYS = 30;

/** The days that are counted of `closing`. */
export function closingDays({ today }: ListDays): Day[] {
  return Array.from({ length: COUNTED_DAYS }, (_, ahead) => addDays(today, ahead));
}

/** One of the two groups of a list: open jobs, and after them those that closed in the last 30 days. */
export type Group = "open" | "closed";

/** Rows of one group on one page. */
export type Window = { group: Group; offset: number; limit: number };
