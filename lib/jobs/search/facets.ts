import type { JobFilters } from "@/lib/jobs/schema";
import { countChoices } from "@/lib/jobs/search/choice-counts";
import { listDays, lookedUpCriteria } from "@/lib/jobs/search/criteria";
import { countBits } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/queries";
import { type Facet, FILTER_GROUPS, type FilterGroup, type JobFacets } from "@/lib/jobs/search/list-schema";
import { rowsOf, wordSetsOf } from "@/lib/jobs/search/matcher";

/** The facets of a list, whatever its sort and page, as of the last write. */
export async function facetsOf(filters: JobFilters, now: Date): Promise<JobFacets> {
  const days = listDays(now);
  const criteria = lookedUpCriteria(filters, days);
  const snapshot = await loadSnapshot(now);
  const words = await wordSetsOf(snapshot, criteria, days);
  const given = filters.open ? [...words, snapshot.open] : words;
  const facetOf = (group: FilterGroup): Facet => {
    // Filters that differ in this group alone share its counts.
    const key = `facet ${group} ${filters.open ?? false} ${JSON.stringify({ ...criteria, [group]: undefined })}`;
    const found = snapshot.results.get(key) as Facet | undefined;
    if (found) return found;
    const rows = rowsOf(snapshot, criteria, given, group);
    const facet = { all: countBits(rows), counts: countChoices(snapshot, group, rows, days) };
    snapshot.results.set(key, facet);
    return facet;
  };
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group, facetOf(group)])) as JobFacets;
}
