import type { JobDto, JobFilters } from "@/lib/jobs/schema";

/** The filters of a list that have choices, in the order of the form. */
export const FILTER_GROUPS = ["departments", "place", "qualification", "salary", "posted"] as const;

export type FilterGroup = (typeof FILTER_GROUPS)[number];

/** How many jobs a list has with no choice made in a filter, and with each of its choices, in the order of the form. */
export type Facet = { all: number; counts: number[] };

/**
 * The number of jobs beside every choice of every filter, each filter counted with all the others applied: choosing a value gives
 * a list of exactly that many jobs. Recently closed jobs count where the list shows them.
 */
export type JobFacets = Record<FilterGroup, Facet>;

/** What a page with a list of jobs shows: its rows, the number of all, and the numbers beside the choices of its filters. */
export type ListPage = { jobs: JobDto[]; total: number; facets: JobFacets; wider: WiderList[] };

/** A list with one filter less, which holds something where the list itself holds nothing. */
export type WiderList = { without: WideningFilter; total: number };

export const WIDENING_FILTERS = [
  "postedDate",
  "salaryRange",
  "qualification",
  "location",
  "department",
  "tags",
  "search",
] as const satisfies readonly (keyof JobFilters)[];

export type WideningFilter = (typeof WIDENING_FILTERS)[number];
