import { CENTRAL_PAGES } from "@/lib/departments/content/central";
import { statePage } from "@/lib/departments/content/state-page";
import { EASTERN_STATES } from "@/lib/departments/content/states-east";
import { NORTHERN_STATES } from "@/lib/departments/content/states-north";
import { NORTH_EASTERN_STATES } from "@/lib/departments/content/states-north-east";
import { SOUTHERN_STATES } from "@/lib/departments/content/states-south";
import { WESTERN_AND_CENTRAL_STATES } from "@/lib/departments/content/states-west-and-central";
import type { DepartmentPage } from "@/lib/departments/schema";
import { translator } from "@/lib/i18n/translate";
import { resolveDepartments } from "@/lib/jobs/facts/departments";
import { DEPARTMENT_PAGE_SIZE, type JobFilters } from "@/lib/jobs/schema";
import { lenientFilters } from "@/lib/jobs/search/filters";
import type { SearchParams } from "@/lib/query-params";
import { valuesOf } from "@/lib/query-params";

const STATE_PAGES = [
  ...NORTHERN_STATES,
  ...WESTERN_AND_CENTRAL_STATES,
  ...SOUTHERN_STATES,
  ...EASTERN_STATES,
  ...NORTH_EASTERN_STATES,
].map(statePage);

/** The department pages of spec section 2 and product.md; one mechanism serves them all. */
export const DEPARTMENT_PAGES: readonly DepartmentPage[] = [
  ...CENTRAL_PAGES,
  ...STATE_PAGES.toSorted((a, b) => a.name.en.localeCompare(b.name.en)),
];

const PAGE_BY_SLUG = new Map(DEPARTMENT_PAGES.map((page) => [page.slug, page]));

/** The page of an address such as /jobs/ssc or /jobs/bihar; null for any other name. */
export function findDepartmentPage(slug: string): DepartmentPage | null {
  return PAGE_BY_SLUG.get(slug) ?? null;
}

/** The searches that the page of a department links to: its popular exams, and its zones. */
export function searchesOf({ exams, zones = [] }: DepartmentPage): string[] {
  return [...exams.map(({ search }) => search), ...zones.map(zoneSearch)];
}

/** What finds the notices of a zone of the railway. */
export function zoneSearch(zone: NonNullable<DepartmentPage["zones"]>[number]): string {
  return `${translator("en", "departments")(`zones.${zone}`)} Railway`;
}

/** What the list of a page goes back to when everything is taken away: what the page is about, and its number of rows. */
export function pageFiltersOf({ own }: DepartmentPage): Partial<JobFilters> {
  return { ...own, limit: DEPARTMENT_PAGE_SIZE };
}

/**
 * The filters of a page as its address writes them. What the page is about cannot be overridden: another state is dropped, and of
 * departments only those of the page's own group are taken, such as one bank of /jobs/banking.
 */
export function departmentFilters(page: DepartmentPage, query: SearchParams): JobFilters {
  const filters = lenientFilters(query, pageFiltersOf(page));
  if ("location" in page.own) return { ...filters, location: page.own.location };
  const own: readonly string[] = resolveDepartments(page.own.department);
  const asked = valuesOf(filters.department).flatMap(resolveDepartments);
  const isWithin = asked.length > 0 && asked.every((name) => own.includes(name));
  return isWithin ? filters : { ...filters, department: page.own.department };
}

/** Whether a page is that of a state or union territory. */
export function isStatePage(page: DepartmentPage): boolean {
  return "location" in page.own;
}
