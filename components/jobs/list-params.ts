import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";

/** Filters as the addresses of a page write them. */
export function listParams(filters: JobFilters, view: ListView): ListParams {
  const { search, tags, department, location, qualification, salaryRange, postedDate, closing, open, sortBy, page } = filters;
  return {
    search,
    tags,
    department,
    location,
    qualification,
    salaryRange,
    postedDate,
    closing,
    open,
    sortBy,
    page,
    view: view === "list" ? undefined : view,
  };
}
