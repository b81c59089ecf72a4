import { HOME_PAGE_SIZE, type JobFilters } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";

/**
 * Filters as the addresses of a page write them. The number of rows is one of them where the reader asked for another than the page has by
 * itself: without it, page 2 of 20 rows would be page 2 of 10.
 */
export function listParams(filters: JobFilters, view: ListView, pageSize = HOME_PAGE_SIZE): ListParams {
  return {
    ...filters,
    limit: filters.limit === pageSize ? undefined : filters.limit,
    view: view === "list" ? undefined : view,
  };
}
