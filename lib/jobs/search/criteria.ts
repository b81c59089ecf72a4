import { addDays, type Day, dayInIndia, firstOpenDeadline, listedSince } from "@/lib/dates";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { type JobFilters, type PostedDate, type Qualification, SALARY_BOUNDS } from "@/lib/jobs/schema";
import { searchQuery, tagsQuery } from "@/lib/jobs/search/search-words";
import { placeKey } from "@/lib/places/places";

/** The days on which a list depends; they change at midnight in India. */
export type ListDays = { today: Day; firstOpen: Day; since: Day };

export function listDays(now: Date): ListDays {
  return { today: dayInIndia(now), firstOpen: firstOpenDeadline(now), since: listedSince(now) };
}

/** Days, today included, that a value of postedDate reaches back. */
const POSTED_DAYS = { today: 1, week: 7, month: 30 } as const satisfies Record<PostedDate, number>;

/**
 * What filters ask for once names are looked up: two filters that mean the same are equal here, whatever the words, the sort and
 * the page. Null where nothing can match (an unknown department).
 */
export type Criteria = {
  departments?: readonly string[];
  place?: string;
  qualification?: Qualification;
  salary?: { from: number; to: number | null };
  posted?: { from: Day; to: Day };
  /** tsquery texts, all of which must match. */
  words: readonly string[];
};

export function criteriaOf(filters: JobFilters, days: ListDays): Criteria | null {
  const criteria = lookedUpCriteria(filters, days);
  return criteria.departments?.length === 0 || criteria.place === "" ? null : criteria;
}

/** The same for whom a filter that finds nothing is still one of several: an unknown department is an empty list of them. */
export function lookedUpCriteria(filters: JobFilters, days: ListDays): Criteria {
  const words = [searchQuery(filters.search ?? ""), tagsQuery(filters.tags ?? [])];
  return {
    departments: filters.department === undefined ? undefined : resolveDepartments(filters.department),
    place: filters.location === undefined ? undefined : placeKey(filters.location),
    qualification: filters.qualification,
    salary: filters.salaryRange && SALARY_BOUNDS[filters.salaryRange],
    posted: filters.postedDate && postedRange(filters.postedDate, days),
    words: words.filter((query) => query !== null),
  };
}

/** The days of posting that a value of postedDate means, first and last. */
export function postedRange(value: PostedDate, { today }: ListDays): { from: Day; to: Day } {
  return { from: addDays(today, 1 - POSTED_DAYS[value]), to: today };
}

/** One of the two groups of a list: open jobs, and after them those that closed in the last 30 days. */
export type Group = "open" | "closed";

/** Rows of one group on one page. */
export type Window = { group: Group; offset: number; limit: number };
