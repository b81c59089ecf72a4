import { ALL_LOCATIONS, type AlertCriteria, BEYOND_FORM, keywordsOf } from "@/lib/alerts/schema";
import { cutText } from "@/lib/form-text";
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
  vacancies: (vacancies) => ({ vacancies }),
  employmentType: (employmentType) => ({ employmentType }),
  category: (category) => ({ category }),
  stage: (stage) => ({ stage }),
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

/** Those that find it among notices that became public just then: one dated yesterday must not escape an alert for those of today. */
export function filtersOfNew(criteria: AlertCriteria): Omit<AlertFilters, "postedDate"> {
  const { postedDate: _postedDate, ...asked } = alertFilters(criteria);
  return asked;
}

/** The list of those jobs, as lib/links.ts writes its address: the newest first, since the list by relevance shows others behind them. */
export function alertListParams(criteria: AlertCriteria): ListParams {
  return { ...alertFilters(criteria), sortBy: "latest" };
}

/**
 * The key of an alert: two alerts that find the same jobs have the same one, whatever the order or the case of their keywords
 * (product.md, "Merge on sign-in": alerts by criteria). What a form has no field for is named only where it is there, so that older keys
 * stay. At most 600 characters.
 */
export function alertKey(criteria: AlertCriteria): string {
  const { keywords, department, location, salaryRange, search } = criteria;
  const words = keywordsOf(keywords).toSorted().join(",");
  const more = [["search", search?.toLowerCase()], ...BEYOND_FORM.map((name) => [name, criteria[name]])];
  const named = more.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return bounded([`v${CRITERIA_VERSION}`, department, `${location}`.toLowerCase(), salaryRange, words, ...named].join("|"));
}

const MAX_KEY_LENGTH = 600;

/** A key that is too long for the index of deliveries ends in a number that is made of all of it (FNV-1a of 64 bits). */
function bounded(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key;
  let hash = 0xcbf29ce484222325n;
  for (const unit of new TextEncoder().encode(key)) hash = BigInt.asUintN(64, (hash ^ BigInt(unit)) * 0x100000001b3n);
  return `${cutText(key, MAX_KEY_LENGTH - 20)}#${hash.toString(36)}`;
}
