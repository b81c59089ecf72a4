import { CENTRAL_PAGES } from "@/lib/departments/content/central";
import { statePage } from "@/lib/departments/content/state-page";
import { EASTERN_STATES } from "@/lib/departments/content/states-east";
import { NORTHERN_STATES } from "@/lib/departments/content/states-north";
import { NORTH_EASTERN_STATES } from "@/lib/departments/content/states-north-east";
import { SOUTHERN_STATES } from "@/lib/departments/content/states-south";
import { WESTERN_AND_CENTRAL_STATES } from "@/lib/departments/content/states-west-and-central";
import type { DepartmentPage } from "@/lib/departments/schema";

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

/** Whether a page is that of a state or union territory. */
export function isStatePage(page: DepartmentPage): boolean {
  return "location" in page.own;
}
