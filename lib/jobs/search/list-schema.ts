import type { Language } from "@/lib/i18n/languages";
import type { JobDto } from "@/lib/jobs/schema";
import type { GroupCounts } from "@/lib/jobs/search/counts";
import type { CriteriaField, JobQuestion } from "@/lib/jobs/search/criteria";
import type { ShownReading } from "@/lib/jobs/search/words/reading/shown";

/** The criteria that a filter of the list offers choices of: all but words. */
export type FilterGroup = Exclude<CriteriaField, "search" | "tags" | "saidPlace" | "saidLevel">;

/** How many jobs a list has with no choice made in a filter, and with each of its choices, in the order of the form. */
export type Facet = { all: number; counts: number[] };

/**
 * The number of jobs beside every choice of every filter, each filter counted with all the others applied: choosing a value gives
 * a list of exactly that many jobs. Recently closed jobs count where the list shows them.
 */
export type JobFacets = Record<FilterGroup, Facet>;

/** What a page with a list of jobs shows: its rows, the number of all, and the numbers beside the choices of its filters. */
export type ListPage = {
  jobs: JobDto[];
  total: number;
  /** The total in its two parts. */
  groups: GroupCounts;
  facets: JobFacets;
  wider: WiderList[];
  /** How the words of its search are read. */
  reading: ShownReading | null;
};

/**
 * What stands below a list of a place: the first jobs of all India by the same filters that are not among its own, how many there are (`total`), how many
 * the list of all India holds (`all`), and the name of the place.
 */
export type AllIndiaJobs = { jobs: JobDto[]; total: number; all: number; place: Record<Language, string> };

/** A list with one filter less, with one part less of its search, or within a whole State, which holds something where the list itself holds nothing. */
export type WiderList = {
  without: WideningFilter;
  total: number;
  search?: { names: Record<Language, string>; rest: string };
  within?: { location: string; names: Record<Language, string> };
};

export type WideningFilter = Exclude<keyof JobQuestion, "open">;
