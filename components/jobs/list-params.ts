import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";

/** Filters as the addresses of a page write them; the department of a department page is not written. */
export function listParams(filters: JobFilters, view: ListView, department?: string): ListParams {
  const { search, tags, location, qualification, salaryRange, postedDate, open, sortBy, page } = filters;
  return {
    search,
    tags,
    department: filters.department === department ? undefined : filters.department,
    location,
    qualification,
    salaryRange,
    postedDate,
    open,
    sortBy,
    page,
    view: view === "list" ? undefined : view,
  };
}
