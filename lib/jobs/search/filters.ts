import { z } from "zod";
import { cutText } from "@/lib/form-text";
import { EMPLOYMENT_TYPES, JOB_CATEGORIES } from "@/lib/jobs/job/values";
import {
  HOME_PAGE_SIZE,
  type JobFilters,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_VACANCIES,
  POSTED_DATES,
  QUALIFICATIONS,
  SALARY_FILTERS,
  SALARY_RANGES,
  SORTS,
  STAGES,
} from "@/lib/jobs/schema";
import { closingSchema } from "@/lib/jobs/search/closing-schema";
import { several, severalKept } from "@/lib/jobs/search/several";
import { defaultSort } from "@/lib/links";
import { isNoFilter, type SearchParams, valuesByName } from "@/lib/query-params";

const MAX_PAGE = 1_000_000;
const MAX_NAME_LENGTH = 200;

/** The parameters that may be repeated, each value one more choice. */
export const REPEATED = [
  "department",
  "location",
  "qualification",
  "salaryRange",
  "employmentType",
  "category",
  "stage",
] as const satisfies readonly (keyof JobFilters)[];

/** A filter that may be left out, as "no filter" leaves it out. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === "string" && isNoFilter(value) ? undefined : value), schema.optional());
const name = z.string().trim().max(MAX_NAME_LENGTH);
const wholeNumber = (max: number) => z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(max));
const tags = z
  .string()
  .transform((text) => [...new Set(text.toLowerCase().split(",").map(collapseSpaces))].filter((tag) => !isNoFilter(tag)))
  .pipe(z.array(z.string().max(MAX_TAG_LENGTH)).max(MAX_TAGS))
  .transform((list) => (list.length > 0 ? list : undefined));

const parameters = {
  search: optional(z.string().transform(collapseSpaces).pipe(z.string().max(MAX_SEARCH_LENGTH))),
  tags: optional(tags),
  department: several(name),
  location: several(name),
  qualification: several(z.enum(QUALIFICATIONS)),
  // The band of alerts is taken too: an alert leads to the list of its jobs, which asks this call whether it has changed.
  salaryRange: several(z.enum(SALARY_RANGES), z.enum(SALARY_FILTERS)),
  employmentType: several(z.enum(EMPLOYMENT_TYPES)),
  category: several(z.enum(JOB_CATEGORIES)),
  stage: several(z.enum(STAGES)),
  vacancies: optional(wholeNumber(MAX_VACANCIES)),
  postedDate: optional(z.enum(POSTED_DATES)),
  closing: optional(closingSchema),
  open: optional(z.stringbool({ truthy: ["1", "true"], falsy: ["0", "false"] })),
  sortBy: optional(z.enum(SORTS)),
  page: optional(wholeNumber(MAX_PAGE)),
  limit: optional(wholeNumber(MAX_PAGE_SIZE)),
};

const defaults = { page: 1, limit: HOME_PAGE_SIZE } as const;

/**
 * The filters of the API: text parameters in, the first of each but of those that may be repeated; a wrong value is an issue under the name of its parameter.
 * Unknown parameters are ignored.
 */
export const strictFiltersSchema = z
  .object(parameters)
  .transform((given): JobFilters => sorted({ ...defaults, ...withoutEmpty(given) }));

const lenientSchema = z
  .object({
    search: optional(z.string().transform(cutSearch)).catch(undefined),
    tags: parameters.tags.catch(undefined),
    department: severalKept(name),
    location: severalKept(name),
    qualification: severalKept(z.enum(QUALIFICATIONS)),
    salaryRange: severalKept(z.enum(SALARY_FILTERS)),
    employmentType: severalKept(z.enum(EMPLOYMENT_TYPES)),
    category: severalKept(z.enum(JOB_CATEGORIES)),
    stage: severalKept(z.enum(STAGES)),
    vacancies: parameters.vacancies.catch(undefined),
    postedDate: parameters.postedDate.catch(undefined),
    closing: parameters.closing.catch(undefined),
    open: parameters.open.catch(undefined),
    sortBy: parameters.sortBy.catch(undefined),
    page: parameters.page.catch(undefined),
    limit: parameters.limit.catch(undefined),
  } satisfies Record<keyof typeof parameters, z.ZodType>)
  .transform(withoutEmpty);

/**
 * The filters of a page: a bad value is dropped and a search that is too long is cut, so that a hand-typed address never fails. `pageDefaults` are those of the page, such
 * as its department or its number of rows. The form for an own tag sends it as `tag` beside `tags`.
 */
export function lenientFilters(searchParams: SearchParams, pageDefaults: Partial<JobFilters> = {}): JobFilters {
  const given = valuesByName(searchParams, REPEATED);
  const added = parameters.tags.catch(undefined).parse(given.tag);
  const filters = sorted({ ...defaults, ...pageDefaults, ...lenientSchema.parse(given) });
  return added ? { ...filters, tags: [...new Set([...(filters.tags ?? []), ...added])].slice(0, MAX_TAGS) } : filters;
}

/** Filters with their sort: what nobody chose, and what the list does not have, is the default. */
function sorted({ sortBy, ...filters }: Omit<JobFilters, "sortBy"> & Partial<JobFilters>): JobFilters {
  const normal = defaultSort(filters);
  return { ...filters, sortBy: sortBy === undefined || sortBy === "relevance" ? normal : sortBy };
}

/** An address may hold more than the field of a page takes: it is cut as the field cuts it, which then shows what is searched for. */
function cutSearch(text: string): string {
  return cutText(collapseSpaces(text), MAX_SEARCH_LENGTH).trimEnd();
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Leaves out what is absent, so that defaults are not overwritten and equal filters have equal keys. */
function withoutEmpty<T extends object>(given: T): Partial<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== false)) as Partial<T>;
}

/** What a page is about, such as the department of a department page: no filter of its list, and not written into addresses. */
export type OwnFilters = Pick<JobFilters, "department" | "location">;

/** The filters of a list beyond the page's own. */
export function withoutOwn(filters: JobFilters, own: OwnFilters): JobFilters {
  return {
    ...filters,
    department: filters.department === own.department ? undefined : filters.department,
    location: filters.location === own.location ? undefined : filters.location,
  };
}
