import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { listDays } from "@/lib/jobs/search/criteria";
import { intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import { loadSnapshot } from "@/lib/jobs/search/index/current";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria, readSearch } from "@/lib/jobs/search/reading/read-search";

/**
 * Whether a job of a search is what its last name says by one of its own names, and not only something near to it: where there are but trainees in
 * engineering nobody is led to engineers, nor to senior clerks where there are but junior ones, nor to what is found only without a part of the search.
 * One more set of rows a name, which is kept like those of lists; what ends in no name of posts or bodies is true.
 */
export async function endsInATrueAnswer(search: string, now: Date): Promise<boolean> {
  const [index, days] = [await loadSnapshot(now), listDays(now)];
  const { parts, isOfAnyRank, without } = await readSearch(index, search, days);
  if (isOfAnyRank || without) return false;
  if (parts.at(-1)?.kind !== "names") return true;
  const criteria = await readCriteria(index, { search }, days);
  const term = criteria.search?.[0]?.terms.at(-1);
  if (!term) return true;
  const called = await rowsInTier(index, [{ terms: [term], without: [] }], "whole", days);
  return !isEmptyBitset(intersect(called, rowsOf(index, await conditionSets(index, criteria, days))));
}
