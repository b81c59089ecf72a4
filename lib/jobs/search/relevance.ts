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
  const asks = asksOf(criteria);
  for (const asked of asks) {
    for (const tier of TIERS) {
      const isLast = tier === "any" && asked === asks.at(-1);
      const found = isLast ? rest : intersect(rest, await rowsOfTier(index, asked, tier, days));
      yield found;
      rest = subtract(rest, found);
      if (isEmptyBitset(rest)) return;
    }
  }
}

/** What was asked for, and behind it what finds that lack a part of it have. */
function asksOf(criteria: Criteria): Criteria[] {
  const { search = [] } = criteria;
  if (!search.some(({ isPartial }) => isPartial)) return [criteria];
  const partial = search.filter(({ isPartial }) => isPartial).map(({ isPartial, ...asked }) => asked);
  return [
    { ...criteria, search: search.filter(({ isPartial }) => !isPartial) },
    { ...criteria, search: partial },
  ];
}

/** The best finds are also where and for whom the words say, and not only called so. */
async function rowsOfTier(
  index: JobSnapshot,
  { search, saidPlace, saidLevel }: Criteria,
  tier: Tier,
  days: ListDays,
): Promise<Bitset> {
  const found = search ? await rowsInTier(index, search, tier, days) : index.all;
  if (tier === "any") return found;
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
