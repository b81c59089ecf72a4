import type { JobFilters } from "@/lib/jobs/schema";
import type { ListParams, ListView } from "@/lib/links";

/** Filters as the addresses of a page write them. */
export function listParams(filters: JobFilters, view: ListView): ListParams {
  const { limit: _limit, ...params } = filters;
  return { ...params, view: view === "list" ? undefined : view };
}
