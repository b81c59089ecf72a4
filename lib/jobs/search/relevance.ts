import { CONDITIONS } from "@/lib/jobs/search/conditions";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import type { Criteria, ListDays } from "@/lib/jobs/search/criteria";
import { type Bitset, countBits, emptyBitset, intersect, isEmptyBitset, subtract, unite } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import type { SaidPlace } from "@/lib/jobs/search/words/asked";
import { TIERS, type Tier, type WordQuery } from "@/lib/jobs/search/words/query";

/**
 * Some rows in the sets in which relevance shows them, the best first (docs/decisions/033): each is looked up when the one before is used up, so that a
 * first page mostly asks for one.
 */
export async function* tiersOf(index: JobSnapshot, rows: Bitset, criteria: Criteria, days: ListDays): AsyncGenerator<Bitset> {
  let rest = rows;
  const lookups = lookupsOf(criteria);
  for (const { asked, tier } of lookups) {
    const isLast = asked === lookups.at(-1)?.asked && tier === "any";
    const found = isLast ? rest : intersect(rest, await rowsOfTier(index, asked, tier, days));
    yield found;
    rest = subtract(rest, found);
    if (isEmptyBitset(rest)) return;
  }
}

/**
 * The rows that are called what was asked for: whose title, posts or body say it. What only a longer text says comes behind whatever is called so in part,
 * and is no reason not to look for that. Where there are `enough`, others are not looked for.
 */
export function rowsCalledSo(index: JobSnapshot, criteria: Criteria, days: ListDays, enough?: number): Promise<Bitset> {
  return rowsInTiers(index, criteria, days, TIERS.slice(0, WELL), enough);
}

/** The rows that say what was asked for in any text, by the names of it. */
export function rowsSayingSo(index: JobSnapshot, criteria: Criteria, days: ListDays, enough?: number): Promise<Bitset> {
  return rowsInTiers(index, criteria, days, TIERS.slice(0, WELL + 1), enough);
}

async function rowsInTiers(
  index: JobSnapshot,
  criteria: Criteria,
  days: ListDays,
  tiers: readonly Tier[],
  enough = Number.POSITIVE_INFINITY,
): Promise<Bitset> {
  let rows = emptyBitset(index.size);
  for (const tier of tiers) {
    rows = unite(rows, intersect(index.all, await rowsOfTier(index, criteria, tier, days)));
    if (countBits(rows) >= enough) break;
  }
  return rows;
}

/** How many tiers are of jobs that are called what was asked for. */
const WELL = TIERS.indexOf("whole");

type Lookup = { asked: Criteria; tier: Tier };

/**
 * The tiers of what was asked for and of each step behind it, in their order: whatever is called so in part comes before what only a longer text says, and
 * what is only near before what is found by the beginnings of words there.
 */
function lookupsOf(criteria: Criteria): Lookup[] {
  const { search = [] } = criteria;
  const steps = [...new Set(search.map(({ step = 0 }) => step))].sort((a, b) => a - b);
  const asks = steps.map((at) => {
    const some = search.filter(({ step = 0 }) => step === at);
    return {
      asked: { ...criteria, search: some.map(({ step, isNear, ...rest }) => rest) },
      isNear: some.some(({ isNear }) => isNear),
    };
  });
  if (steps.length < 2) return TIERS.map((tier) => ({ asked: criteria, tier }));
  const [near, others] = [asks.filter(({ isNear }) => isNear), asks.filter(({ isNear }) => !isNear)];
  const lookups = (some: typeof asks, tiers: readonly Tier[]) =>
    some.flatMap(({ asked }) => tiers.map((tier) => ({ asked, tier })));
  return [
    ...lookups(others, TIERS.slice(0, WELL)),
    ...lookups(others, ["whole"]),
    ...lookups(near, TIERS.slice(0, WELL)),
    ...lookups(others, ["any"]),
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
