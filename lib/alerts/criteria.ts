import { ALL_LOCATIONS, type AlertCriteria, keywordsOf } from "@/lib/alerts/schema";
import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams } from "@/lib/links";

/** Raised when what an alert's words mean changes, so that stored keys of another meaning do not pass for the same. */
const CRITERIA_VERSION = 1;

/** What an alert looks for, as the filters of a list: what search, alert and mail all ask by. */
export type AlertFilters = Omit<JobFilters, "sortBy" | "page" | "limit" | "open"> & { open: true };

type Parts = Required<AlertCriteria>;

/** What each part of an alert asks for. A part added to alerts does not compile until it is here. Keywords are alternatives. */
const LOOKUPS: { [Part in keyof Parts]: (value: Parts[Part]) => Partial<AlertFilters> } = {
  keywords: (text) => (text.trim() === "" ? {} : { tags: keywordsOf(text) }),
  search: (search) => (search === "" ? {} : { search }),
  department: (department) => (department === "all-departments" ? {} : { department }),
  location: (location) => (location === ALL_LOCATIONS ? {} : { location }),
  qualification: (qualification) => ({ qualification }),
  salaryRange: (salaryRange) => (salaryRange === "all-salaries" ? {} : { salaryRange }),
  postedDate: (postedDate) => ({ postedDate }),
  closing: (closing) => ({ closing }),
};
const PARTS = Object.keys(LOOKUPS) as (keyof Parts)[];

/** The filters that find the open jobs of an alert (product.md, "Counting": alerts count open jobs only). */
export function alertFilters(criteria: AlertCriteria): AlertFilters {
  return Object.assign({ open: true }, ...PARTS.map((part) => lookUp(part, criteria)));
}

function lookUp<Part extends keyof Parts>(part: Part, criteria: AlertCriteria): Partial<AlertFilters> {
  const value = criteria[part];
  return value === undefined ? {} : LOOKUPS[part](value as Parts[Part]);
}

/** The list of those jobs, as lib/links.ts writes its address. */
export function alertListParams(criteria: AlertCriteria): ListParams {
  return alertFilters(criteria);
}

/**
 * The key of an alert: two alerts that find the same jobs have the same one, whatever the order or the case of their keywords
 * (product.md, "Merge on sign-in": alerts by criteria). What a form has no field for is named only where it is there, so that older keys
 * stay. At most 600 characters.
 */
export function alertKey(criteria: AlertCriteria): string {
  const { keywords, department, location, salaryRange, search, qualification, postedDate, closing } = criteria;
  const words = keywordsOf(keywords).toSorted().join(",");
  const more = Object.entries({ search: search?.toLowerCase(), qualification, postedDate, closing });
  const named = more.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return [`v${CRITERIA_VERSION}`, department, location.toLowerCase(), salaryRange, words, ...named].join("|");
}
