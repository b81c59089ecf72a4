import { facetsOf } from "@/lib/jobs/facets";
import type { ListPage } from "@/lib/jobs/list-schema";
import { searchJobs } from "@/lib/jobs/queries";
import type { JobFilters } from "@/lib/jobs/schema";

/** One page of a list with everything that is shown around it. */
export async function readListPage(filters: JobFilters, now: Date): Promise<ListPage> {
  const [page, facets] = await Promise.all([searchJobs(filters, now), facetsOf(filters, now)]);
  return { ...page, facets };
}
