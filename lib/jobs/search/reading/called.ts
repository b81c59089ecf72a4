import { rowsInTier } from "@/lib/jobs/search/conditions/words";
import { totalOf } from "@/lib/jobs/search/counts";
import type { ListDays, OrderedQuestion } from "@/lib/jobs/search/criteria";
import { countBits, intersect } from "@/lib/jobs/search/index/bitset";
import type { JobSnapshot } from "@/lib/jobs/search/index/snapshot";
import { conditionSets, rowsOf } from "@/lib/jobs/search/matcher";
import { readWhole } from "@/lib/jobs/search/reading/read-search";

/**
 * How many jobs of a list say all that its search asks for by the names of it: neither what only stands behind them to fill a page nor what is near to
 * it. Closed jobs count where the list shows them.
 */
export async function countSayingAll(index: JobSnapshot, asked: OrderedQuestion, days: ListDays): Promise<number> {
  const criteria = await readWhole(index, asked, days);
  const rows = rowsOf(index, await conditionSets(index, criteria, days));
  const saying = criteria.search ? intersect(rows, await rowsInTier(index, criteria.search, "whole", days)) : rows;
  const open = countBits(intersect(saying, index.open));
  return totalOf({ open, closed: countBits(saying) - open }, asked);
}
