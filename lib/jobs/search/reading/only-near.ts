import type { Language } from "@/lib/i18n/languages";
import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { totalOf } from "@/lib/jobs/search/counts";
import type { ListDays, OrderedQuestion } from "@/lib/jobs/search/criteria";
import { type Bitset, countBits, intersect, isEmptyBitset } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readCriteria, readWhole } from "@/lib/jobs/search/reading/read-search";
import type { SearchReading } from "@/lib/jobs/search/reading/search-reading";

/**
 * What a search names where no job of its list says it and all are only near to it: who looks for an ahlmad and is shown clerks must not take them for
 * ahlmads. Null where one says it, where the search says anything else beside, and where it finds nothing.
 */
export async function onlyNear(
  index: JobSnapshot,
  asked: OrderedQuestion,
  { parts }: SearchReading,
  days: ListDays,
): Promise<Record<Language, string> | null> {
  const [part, ...others] = parts.filter(({ kind }) => kind !== "nothing");
  if (part?.kind !== "names" || part.isLeftOut || others.length > 0) return null;
  const criteria = await readCriteria(index, asked, days);
  const rows = rowsOf(index, await conditionSets(index, criteria, days));
  if (isEmptyBitset(rows)) return null;
  const called = intersect(rows, await rowsInTier(index, criteria.search ?? [], "whole", days));
  return isEmptyBitset(called) ? { en: part.group.en, hi: part.group.hi } : null;
}

/**
 * How many jobs of a list say all that its search asks for by the names of it: neither what only stands behind them to fill a page nor what is near to
 * it, `among` some. Closed jobs count where the list shows them.
 */
export async function countSayingAll(
  index: JobSnapshot,
  asked: OrderedQuestion,
  days: ListDays,
  among: Bitset = index.all,
): Promise<number> {
  const criteria = await readWhole(index, asked, days);
  const rows = intersect(among, rowsOf(index, await conditionSets(index, criteria, days)));
  const saying = criteria.search ? intersect(rows, await rowsInTier(index, criteria.search, "whole", days)) : rows;
  const open = countBits(intersect(saying, index.open));
  return totalOf({ open, closed: countBits(saying) - open }, asked);
}
