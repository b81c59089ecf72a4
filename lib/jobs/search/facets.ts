import type { JobFilters } from "@/lib/jobs/schema";
import { CHOICE_CONDITIONS } from "@/lib/jobs/search/conditions";
import { type Criteria, criteriaKey, listDays, SAID_OF } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import type { Facet, FilterGroup, JobFacets } from "@/lib/jobs/search/list-schema";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria } from "@/lib/jobs/search/reading/read-search";

const FILTER_GROUPS = Object.keys(CHOICE_CONDITIONS) as FilterGroup[];

/** The facets of a list, whatever its sort and page, as of the last write. */
export async function facetsOf(filters: JobFilters, now: Date): Promise<JobFacets> {
  const days = listDays(now);
  const index = await loadSnapshot(now);
  const criteria = await readCriteria(index, filters, days);
  const sets = await conditionSets(index, criteria, days);
  // With no choice made, what the words say of the same counts again.
  const { saidPlace, saidLevel }: Criteria = await readCriteria(
    index,
    { ...filters, location: undefined, qualification: undefined },
    days,
  );
  const free: Criteria = { ...(saidPlace && { saidPlace }), ...(saidLevel && { saidLevel }) };
  const saidSets = await conditionSets(index, free, days);
  const facetOf = (group: FilterGroup): Facet => {
    // Filters that differ in this group alone share its counts.
    const key = `facet ${group} ${filters.open ?? false} ${criteriaKey({ ...criteria, ...free, [group]: undefined })}`;
    const found = index.results.get(key) as Facet | undefined;
    if (found) return found;
    const matching = rowsOf(index, sets, group);
    const rows = filters.open ? intersect(matching, index.open) : matching;
    const said = saidSets.get(SAID_OF[group] ?? group);
    const facet = {
      all: countBits(said ? intersect(rows, said) : rows),
      counts: CHOICE_CONDITIONS[group].countChoices(index, rows, days),
    };
    index.results.set(key, facet);
    return facet;
  };
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group, facetOf(group)])) as JobFacets;
}
