import type { JobFilters } from "@/lib/jobs/schema";

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
