import { namesOf } from "@/lib/jobs/job/field";
import { firstValues, pageNumber, type SearchParams } from "@/lib/query-params";

/** What the list of the staff is asked for. */
const FIRST_QUERY = {
  search: "",
  status: "",
  department: "",
  source: "",
  employmentType: "",
  category: "",
  stage: "",
  closing: "",
  vacancies: "",
  madeBy: "",
  changedBy: "",
  sortBy: "updated",
  page: 1,
};
export type ListQuery = typeof FIRST_QUERY;
export type TextQuery = Omit<ListQuery, "page">;

const NAMES = namesOf(FIRST_QUERY);

/** What an address asks for: whoever comes back from a job, or reloads, finds the list as it was. */
export function queryOfAddress(address: SearchParams): ListQuery {
  const given = firstValues(address);
  const asked = NAMES.filter((name) => given[name]).map((name) => [name, given[name]]);
  return { ...FIRST_QUERY, ...Object.fromEntries(asked), page: pageNumber(given.page) };
}

/** Keeps what is asked for in the address, which goes on naming what else it names. */
export function keepInAddress(query: ListQuery): void {
  const address = new URL(location.href);
  for (const name of NAMES) {
    if (query[name] === FIRST_QUERY[name]) address.searchParams.delete(name);
    else address.searchParams.set(name, String(query[name]));
  }
  // Without a state of its own, so that the router knows of it, and a refresh does not take it back.
  history.replaceState(null, "", address);
}
