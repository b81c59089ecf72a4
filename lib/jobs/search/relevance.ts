import { CONDITIONS } from "@/lib/jobs/search/conditions";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import type { Criteria, ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, intersect, isEmptyBitset, subtract, unite } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { SaidPlace } from "@/lib/jobs/search/words/asked";
import { TIERS, type Tier, type WordQuery } from "@/lib/jobs/search/words/query";

/**
 * Some rows in the sets in which relevance shows them, the best first (docs/decisions/033): each is looked up when the one before is used up, so that a
 * first page mostly asks for one.
 */
export async function* tiersOf(index: JobSnapshot, rows: Bitset, criteria: Criteria, days: ListDays): AsyncGenerator<Bitset> {
  let rest = rows;
  for (const tier of TIERS) {
    const found = tier === "any" ? rest : intersect(rest, await rowsOfTier(index, criteria, tier, days));
    yield found;
    rest = subtract(rest, found);
    if (isEmptyBitset(rest)) return;
  }
}

/** The best finds are also where and for whom the words say, and not only called so. */
async function rowsOfTier(
  index: JobSnapshot,
  { search, saidPlace, saidLevel }: Criteria,
  tier: Tier,
  days: ListDays,
): Promise<Bitset> {
  const found = search ? await rowsInTier(index, search, tier, days) : index.all;
  const isThere = saidPlace ? rowsThere(index, saidPlace, search ?? [], days) : index.all;
  // A body that only sits in the place that is said comes last.
  if (tier === "whole") {
    return saidPlace ? intersect(found, unite(await isThere, await rowsInTier(index, saidPlace.words, "whole", days))) : found;
  }
  const sets = await Promise.all([isThere, saidLevel ? CONDITIONS.qualification.rows(index, saidLevel.levels, days) : index.all]);
  return sets.reduce(intersect, found);
}

/** The jobs at a place that is said, and those of a body that is called so where a body is asked for: "AIIMS Jodhpur" for "aiims jodhpur". */
async function rowsThere(index: JobSnapshot, { keys, words }: SaidPlace, search: WordQuery, days: ListDays): Promise<Bitset> {
  const there = await CONDITIONS.place.rows(index, keys, days);
  if (!search.some(({ terms }) => terms.some(({ isBody }) => isBody))) return there;
  const called = words.map((one) => ({ ...one, terms: one.terms.map((term) => ({ ...term, isBody: true })) }));
  return unite(there, await rowsInTier(index, called, "title", days));
}
