import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { criteriaOf, type ListDays } from "@/lib/jobs/search/criteria";
import { countBits, intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { findsAny } from "@/lib/jobs/search/reading/fill-page";
import { readSearch } from "@/lib/jobs/search/reading/read-search";
import { askedBy } from "@/lib/jobs/search/words/asked";
import { understand } from "@/lib/jobs/search/words/understand";

/**
 * How many jobs have all that a search says, if one of them is what its last name says by one of its own names, and not only something near to it;
 * else 0: where there are but trainees in engineering nobody is led to engineers, nor to senior clerks where there are but junior ones. What a list shows
 * behind these, to fill its page, counts nothing. One more set of rows a name, which is kept like those of lists; what ends in no name of posts or
 * bodies is true.
 */
export async function countTrue(index: JobSnapshot, search: string, days: ListDays): Promise<number> {
  const parts = understand(search);
  const criteria = criteriaOf({ search }, days, askedBy(parts));
  const rows = rowsOf(index, await conditionSets(index, criteria, days));
  const term = parts.at(-1)?.kind === "names" ? criteria.search?.[0]?.terms.at(-1) : undefined;
  if (!term || isEmptyBitset(rows)) return countBits(rows);
  const called = await rowsInTier(index, [{ terms: [term], without: [] }], "whole", days);
  return isEmptyBitset(intersect(called, rows)) ? 0 : countBits(rows);
}

/** The beginning of a search as it is read: as it is typed where that finds something, else with the words put right that no job has. */
export async function spelledRight(index: JobSnapshot, beginning: string, days: ListDays): Promise<string> {
  if (beginning.trim() === "" || (await findsAny(index, understand(beginning), days))) return beginning;
  const { text } = await readSearch(index, beginning, days);
  return `${text.trimEnd()} `;
}
